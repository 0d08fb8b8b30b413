import { barePage } from '../plain-pages/bare-page.ts'
import { type Answer, textAnswer } from './answer.ts'
import { barePageAnswer } from './error-answer.ts'
import type { Exchange } from './exchange.ts'

/**
 * What keeps a process from its work, or `ready`. The details are for operators, in English and without anything personal:
 * they say more of the state, or what to look at although all goes on.
 */
export type Readiness = { state: 'ready' | 'starting' | 'database' | 'clock' | 'disk'; details: readonly string[] }

/** Whether the process answers; while it drains, load balancers should send nothing more. */
export function healthAnswer({ isDraining }: Exchange): Answer {
  return isDraining ? textAnswer(503, 'draining\n') : textAnswer(200, 'ok\n')
}

/** Whether the process can do its work, see {@link Readiness}. Lines for programs, a page for people. */
export async function readinessAnswer(exchange: Exchange, readiness: () => Promise<Readiness>): Promise<Answer> {
  if (exchange.isDraining) return answer(exchange, 'draining', [])
  const { state, details } = await Promise.race([readiness(), timeout()]).catch((error: unknown) => {
    exchange.failure = error
    return UNREACHED
  })
  return answer(exchange, state, details)
}

function answer({ request, id }: Exchange, state: State, details: readonly string[]): Answer {
  const isReady = state === 'ready'
  const status = isReady ? 200 : 503
  if (!request.headers.accept?.includes('text/html')) {
    const first = isReady || state === 'draining' ? state : 'not ready'
    return textAnswer(status, [first, ...details, ''].join('\n'))
  }
  const page = barePage({
    title: 'Betrieb',
    ...TEXTS[state],
    picture: isReady ? 'go' : 'stop',
    next: { href: '', label: 'Noch einmal prüfen' },
    notes: [`Vorgangsnummer: ${id}`],
  })
  return barePageAnswer(status, page)
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
