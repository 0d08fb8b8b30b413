import { hash } from 'node:crypto'

/** Sources that a page may use beyond its own origin: `'nonce-…'` or `'sha256-…'`. */
export type InlineSources = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** The content security policy of an HTML page. No third parties. */
export function pagePolicy(inline: InlineSources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles, ...RUNTIME_STYLES].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    // Mails as their readers see them, in a sandbox.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    // Texts become neither markup nor script, whatever a component does with them. See platform/client/document/trusted-types.ts
    // for the first policy; the editor's clipboard brings the second.
    "require-trusted-types-for 'script'",
    'trusted-types default ProseMirrorClipboard',
    // The second is for browsers that no longer know the first.
    `report-uri ${CSP_REPORTS}`,
    `report-to ${CSP_ENDPOINT}`,
  ].join('; ')
}

/** Where browsers report what a page's policy has blocked. */
export const CSP_REPORTS = '/api/csp-reports'
const CSP_ENDPOINT = 'csp'

/** Maps the policy's endpoint name to the address (Reporting API). */
export const REPORTING_ENDPOINTS = `${CSP_ENDPOINT}="${CSP_REPORTS}"`

/** The policy of everything that is not a page: such an answer loads nothing, even when opened as a document. */
export function resourcePolicy(contentType: string): string {
  // The browsers' PDF viewers are pages under this policy and stay blank with default-src 'none'.
  if (contentType.startsWith('application/pdf')) return "base-uri 'none'; frame-ancestors 'none'"
  if (contentType.startsWith('image/svg+xml')) return `${NOTHING}; style-src 'unsafe-inline'`
  return NOTHING
}

/** `'sha256-…'` of an inline script or style as the browser sees it (line endings normalised by the HTML parser). */
export function hashSource(text: string | Buffer): string {
  const normalised = text.includes('\r') ? text.toString().replace(/\r\n?/g, '\n') : text
  return `'sha256-${hash('sha256', normalised, 'base64')}'`
}

/**
 * The styles that React Aria 3.53 adds to the head while it runs (usePress and usePreventScroll). A cached page carries
 * no nonce that it could copy, and keeps its policy however far the visitor navigates in it.
 */
export const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const

const RUNTIME_STYLES = REACT_ARIA_STYLES.map(hashSource)
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
