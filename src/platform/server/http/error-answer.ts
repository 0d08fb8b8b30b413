import { sendBytes } from './answer.ts'
import { BARE_STYLE_SOURCE } from './bare-page.ts'
import { pagePolicy, resourcePolicy } from './csp.ts'
import { errorJson } from './error-json.ts'
import { errorPage } from './error-page.ts'
import { type ErrorStatus, errorText } from './error-text.ts'
import type { Exchange } from './exchange.ts'
import type { FlatHeaders } from './security-headers.ts'

/**
 * Answers with an error in the form the asker understands: a page for people, the product's error shape for `/api/*`,
 * a line of text for the rest. Says nothing of the inside but the request id.
 */
export function sendError(exchange: Exchange, status: ErrorStatus, headers: FlatHeaders = []): void {
  if (exchange.response.headersSent) {
    // Half an answer cannot be taken back; a broken connection at least does not look like a whole one.
    exchange.response.destroy()
    return
  }
  const { type, policy, body } = render(exchange, status)
  sendBytes(
    exchange,
    status,
    ['content-type', type, 'cache-control', 'no-store', 'content-security-policy', policy, ...headers],
    Buffer.from(body),
  )
}

function render(exchange: Exchange, status: ErrorStatus): { type: string; policy: string; body: string } {
  if (exchange.path.startsWith('/api/')) {
    const type = 'application/json; charset=utf-8'
    return { type, policy: resourcePolicy(type), body: errorJson(exchange.path, status, exchange.id) }
  }
  if (exchange.request.headers.accept?.includes('text/html')) {
    const policy = pagePolicy({ scripts: [], styles: [BARE_STYLE_SOURCE] })
    return { type: 'text/html; charset=utf-8', policy, body: errorPage(status, exchange.id) }
  }
  const type = 'text/plain; charset=utf-8'
  return { type, policy: resourcePolicy(type), body: `${errorText(status).message}\n` }
}
