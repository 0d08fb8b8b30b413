import { BARE_STYLE_SOURCE, barePage } from '../../plain-pages/bare-page.ts'
import { errorJson } from '../../plain-pages/error-json.ts'
import { type ErrorKind, errorText, statusOf } from '../../plain-pages/error-text.ts'
import type { Exchange } from '../exchange.ts'
import { pagePolicy } from '../security/csp.ts'
import type { FlatHeaders } from '../security/security-headers.ts'
import { type Answer, ownHeaders } from './answer.ts'

/**
 * An error in the form the client understands: a page for people, also instead of a file; the product's error shape for
 * `/api/*`; a line of text for everything else. Reveals nothing internal but the request id.
 */
export function errorAnswer(exchange: Exchange, kind: ErrorKind, headers: FlatHeaders = []): Answer {
  const status = statusOf(kind)
  const { path, id, request } = exchange
  const isFile = path.startsWith('/api/files/') && isOpenedAsPage(exchange)
  if (path.startsWith('/api/') && !isFile) return answer('application/json', errorJson(path, kind, id))
  if (request.headers.accept?.includes('text/html')) return barePageAnswer(status, errorPage(kind, id), headers)
  return answer('text/plain', `${errorText(kind).message}\n`)

  function answer(type: string, text: string): Answer {
    return { status, headers: [...ownHeaders(type), ...headers], body: Buffer.from(text) }
  }
}

/** Whether a browser shows the answer itself, instead of a script or a picture that asked for it. */
export function isOpenedAsPage({ request, method }: Exchange): boolean {
  return method === 'GET' && (request.headers.accept?.includes('text/html') ?? false)
}

/** A page that needs nothing else, under its policy. */
export function barePageAnswer(status: number, html: string, headers: FlatHeaders = []): Answer {
  const policy = pagePolicy({ scripts: [], styles: [BARE_STYLE_SOURCE] })
  return { status, headers: [...ownHeaders('text/html', policy), ...headers], body: Buffer.from(html) }
}

/** What people see of an error before or outside of the application. */
function errorPage(kind: ErrorKind, requestId: string): string {
  const { headline, message, reason } = errorText(kind)
  const isMissing = kind === 404
  return barePage({
    title: isMissing ? 'Seite nicht gefunden' : headline.replace(/\.$/, ''),
    picture: isMissing ? 'buffer-stop' : 'stop',
    headline,
    message,
    next: isMissing ? { href: '/search/jobs', label: 'Jobs finden' } : { href: '', label: 'Noch einmal versuchen' },
    notes: [`Fehler ${statusOf(kind)} <span lang="en">(${reason})</span>`, `Vorgangsnummer: ${requestId}`],
  })
}
