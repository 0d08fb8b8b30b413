import { escapeHtml } from '../../../../lib/rich-text/rich-text-html.ts'
import { barePage } from '../../plain-pages/bare-page.ts'
import type { Exchange } from '../exchange.ts'
import type { Answer } from './answer.ts'
import { barePageAnswer, isOpenedAsPage } from './error-answer.ts'

/**
 * Why there is no file, as a page for somebody who opened its address in a browser; undefined for programs, which get
 * the application's line of text, and for every other answer.
 */
export async function refusalPage(
  exchange: Exchange,
  answer: Response,
  hasSession: boolean,
): Promise<Answer | undefined> {
  const { path, id } = exchange
  const { status } = answer
  const isLine = answer.headers.get('content-type')?.startsWith('text/plain') ?? false
  if (status < 400 || !isLine || !path.startsWith('/api/') || !isOpenedAsPage(exchange)) return undefined
  const { headline, way } = wordsFor(status, hasSession)
  const html = barePage({
    title: headline.replace(/\.$/, ''),
    picture: GONE.has(status) ? 'buffer-stop' : 'stop',
    headline,
    message: [escapeHtml(await answer.text()), GONE.has(status) ? whyGone(hasSession) : ''].join(' ').trim(),
    next: way,
    notes: [`Fehler ${status}`, `Vorgangsnummer: ${id}`],
  })
  const retryAfter = answer.headers.get('retry-after')
  return barePageAnswer(status, html, retryAfter === null ? [] : ['retry-after', retryAfter])
}

const GONE = new Set([404, 410])
const HEADLINES = new Map([
  [403, 'Das Signal steht auf Halt.'],
  [404, 'Hier liegt keine Datei.'],
  [405, 'Kein Durchgang.'],
  [409, 'Noch nicht so weit.'],
  [410, 'Diese Datei ist nicht mehr da.'],
  [429, 'Zu dichter Takt.'],
  [503, 'Kurzer Halt.'],
])

function wordsFor(status: number, hasSession: boolean) {
  const headline = HEADLINES.get(status) ?? 'Signalstörung.'
  const home = hasSession ? { href: '/app', label: 'Zur Übersicht' } : { href: '/auth/login', label: 'Anmelden' }
  // Whoever may not have it sees there what is missing; the rest passes.
  const isLasting = status < 409 || status === 410
  return { headline, way: isLasting ? home : { href: '', label: 'Noch einmal versuchen' } }
}

function whyGone(hasSession: boolean): string {
  return hasSession
    ? 'Vielleicht ist sie gelöscht, oder sie gehört zu einem anderen Konto.'
    : 'Gehört sie zu einem Konto, hilft es, sich anzumelden und sie dort zu öffnen.'
}
