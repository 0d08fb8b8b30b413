import { sendBytes, sendText } from './answer.ts'
import { BARE_STYLE_SOURCE, barePage } from './bare-page.ts'
import { pagePolicy } from './csp.ts'
import type { Exchange } from './exchange.ts'

/** Whether the process answers; while it drains, load balancers should send nothing more. */
export function sendHealth(exchange: Exchange): void {
  sendText(exchange, exchange.draining ? 503 : 200, exchange.draining ? 'draining\n' : 'ok\n')
}

/** Whether the process can do its work: database reachable, schema up to date. A line for programs, a page for people. */
export async function sendReadiness(exchange: Exchange, isReady: () => Promise<boolean>): Promise<void> {
  if (exchange.draining) return sendState(exchange, 'draining')
  const ready = await Promise.race([isReady(), timeout()]).catch((error: unknown) => {
    exchange.failure = error
    return false
  })
  sendState(exchange, ready ? 'ready' : 'not ready')
}

function sendState(exchange: Exchange, state: State): void {
  const status = state === 'ready' ? 200 : 503
  if (!exchange.request.headers.accept?.includes('text/html')) {
    sendText(exchange, status, `${state}\n`)
    return
  }
  const policy = pagePolicy({ scripts: [], styles: [BARE_STYLE_SOURCE] })
  const headers = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store']
  const page = barePage({
    title: 'Betrieb',
    ...TEXTS[state],
    picture: state === 'ready' ? 'go' : 'stop',
    next: { href: '', label: 'Noch einmal prüfen' },
    notes: [`Vorgangsnummer: ${exchange.id}`],
  })
  sendBytes(exchange, status, [...headers, 'content-security-policy', policy], Buffer.from(page))
}

type State = keyof typeof TEXTS

/** What of the inside everybody may know. */
const TEXTS = {
  ready: { headline: 'Freie Fahrt.', message: 'Der Server läuft, und die Datenbank antwortet.' },
  'not ready': {
    headline: 'Die Datenbank fehlt.',
    message:
      'Der Server läuft, aber die Datenbank antwortet nicht oder ist nicht auf seinem Stand. Er versucht es weiter; sobald sie wieder da ist, geht alles von selbst weiter. Den Grund nennt das Log des Servers unter der Vorgangsnummer.',
  },
  draining: { headline: 'Der Server endet gerade.', message: 'Er nimmt nichts Neues mehr an und ist gleich zurück.' },
} as const

const PATIENCE_MS = 3_000

function timeout(): Promise<false> {
  const { promise, resolve } = Promise.withResolvers<false>()
  setTimeout(() => resolve(false), PATIENCE_MS).unref()
  return promise
}
