import { sendBytes, sendText } from './answer.ts'
import { BARE_STYLE_SOURCE, barePage } from './bare-page.ts'
import { pagePolicy } from './csp.ts'
import type { Exchange } from './exchange.ts'
import type { Readiness } from './readiness.ts'

/** Whether the process answers; while it drains, load balancers should send nothing more. */
export function sendHealth(exchange: Exchange): void {
  sendText(exchange, exchange.draining ? 503 : 200, exchange.draining ? 'draining\n' : 'ok\n')
}

/** Whether the process can do its work, see {@link Readiness}. Lines for programs, a page for people. */
export async function sendReadiness(exchange: Exchange, readiness: () => Promise<Readiness>): Promise<void> {
  if (exchange.draining) return sendState(exchange, 'draining', [])
  const { state, details } = await Promise.race([readiness(), timeout()]).catch((error: unknown) => {
    exchange.failure = error
    return UNREACHED
  })
  sendState(exchange, state, details)
}

function sendState(exchange: Exchange, state: State, details: readonly string[]): void {
  const isReady = state === 'ready'
  const status = isReady ? 200 : 503
  if (!exchange.request.headers.accept?.includes('text/html')) {
    const first = isReady || state === 'draining' ? state : 'not ready'
    sendText(exchange, status, [first, ...details, ''].join('\n'))
    return
  }
  const policy = pagePolicy({ scripts: [], styles: [BARE_STYLE_SOURCE] })
  const headers = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store']
  const page = barePage({
    title: 'Betrieb',
    ...TEXTS[state],
    picture: isReady ? 'go' : 'stop',
    next: { href: '', label: 'Noch einmal prüfen' },
    notes: [`Vorgangsnummer: ${exchange.id}`],
  })
  sendBytes(exchange, status, [...headers, 'content-security-policy', policy], Buffer.from(page))
}

type State = Readiness['state'] | 'draining'

const UNREACHED: Readiness = { state: 'database', details: [] }

/** What of the inside everybody may know. */
const TEXTS = {
  ready: { headline: 'Freie Fahrt.', message: 'Der Server läuft, und die Datenbank antwortet.' },
  starting: {
    headline: 'Der Server startet gerade.',
    message: 'Er bringt die Datenbank auf seinen Stand und ist gleich so weit.',
  },
  disk: {
    headline: 'Der Platz ist aus.',
    message:
      'Auf dem Datenträger von DATA_DIR ist kein Platz mehr: Hochgeladenes lässt sich nicht speichern. Bitte Platz schaffen; danach geht alles von selbst weiter.',
  },
  clock: {
    headline: 'Die Uhr geht falsch.',
    message:
      'Die Uhr dieses Rechners und die der Datenbank gehen zu weit auseinander. Bis sie wieder gleich gehen, erledigt dieser Server keine Hintergrundarbeit und meldet niemanden an. Bitte die Zeit des Rechners stellen (NTP).',
  },
  database: {
    headline: 'Die Datenbank fehlt.',
    message:
      'Der Server läuft, aber die Datenbank antwortet nicht oder ist nicht auf seinem Stand. Er versucht es weiter; sobald sie wieder da ist, geht alles von selbst weiter. Den Grund nennt das Log des Servers unter der Vorgangsnummer.',
  },
  draining: { headline: 'Der Server endet gerade.', message: 'Er nimmt nichts Neues mehr an und ist gleich zurück.' },
} as const satisfies Record<State, { headline: string; message: string }>

const PATIENCE_MS = 3_000

function timeout(): Promise<Readiness> {
  const { promise, resolve } = Promise.withResolvers<Readiness>()
  setTimeout(() => resolve(UNREACHED), PATIENCE_MS).unref()
  return promise
}
