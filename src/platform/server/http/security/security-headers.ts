import { REPORTING_ENDPOINTS } from './csp.ts'

/** Name and value in turn, as `ServerResponse.writeHead` takes them. */
export type FlatHeaders = readonly string[]

/**
 * What every answer carries besides its content security policy. HSTS (RFC 6797) only has an effect over https.
 * @param isSecure whether this request came over https
 * @param withSubdomains whether every host below our own is reached over https as well
 */
export function securityHeaders(isSecure: boolean, withSubdomains: boolean): FlatHeaders {
  if (!isSecure) return ALWAYS
  return withSubdomains ? WITH_SUBDOMAINS : OVER_HTTPS
}

/** Browser features that none of our pages uses; passkeys and full screen for videos stay allowed. */
const NO_POWERS = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'otp-credentials', 'payment'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((power) => `${power}=()`)
  .join(', ')

const ALWAYS: FlatHeaders = [
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'permissions-policy',
  NO_POWERS,
  'cross-origin-opener-policy',
  'same-origin',
  'cross-origin-resource-policy',
  'same-origin',
  'x-frame-options',
  'DENY',
  'reporting-endpoints',
  REPORTING_ENDPOINTS,
]

const OVER_HTTPS: FlatHeaders = [...ALWAYS, 'strict-transport-security', 'max-age=31536000']
const WITH_SUBDOMAINS: FlatHeaders = [...ALWAYS, 'strict-transport-security', 'max-age=31536000; includeSubDomains']
