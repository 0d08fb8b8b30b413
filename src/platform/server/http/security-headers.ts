/** Name and value after one another, as `ServerResponse.writeHead` takes them. */
export type FlatHeaders = readonly string[]

/** What every answer carries besides its content security policy. HSTS (RFC 6797) counts only over https. */
export function securityHeaders(isSecure: boolean): FlatHeaders {
  return isSecure ? OVER_HTTPS : ALWAYS
}

const ALWAYS: FlatHeaders = [
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'permissions-policy',
  'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy',
  'same-origin',
  'cross-origin-resource-policy',
  'same-origin',
  'x-frame-options',
  'DENY',
]

const OVER_HTTPS: FlatHeaders = [...ALWAYS, 'strict-transport-security', 'max-age=31536000']
