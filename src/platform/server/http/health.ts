import { isHearing } from '../bus/hear.ts'
import { barePage } from '../plain-pages/bare-page.ts'
import { STATE_TEXTS } from '../plain-pages/state-text.ts'
import { type Answer, textAnswer } from './answers/answer.ts'
import { barePageAnswer } from './answers/error-answer.ts'
import type { Exchange } from './exchange.ts'

/**
 * What keeps a process from working, or `ready`. The details are for operators, in English and without personal data:
 * more about the state, or what to check although everything works.
 */
export type Readiness = { state: 'ready' | 'starting' | 'database' | 'clock' | 'disk'; details: readonly string[] }

/** Whether the process answers; while it drains, load balancers should send it nothing more. */
export function healthAnswer({ isDraining }: Exchange): Answer {
  return isDraining ? textAnswer(503, 'draining\n') : textAnswer(200, 'ok\n')
}

/** Whether the process can work, see {@link Readiness}. Lines for programs, a page for people. */
export async function readinessAnswer(exchange: Exchange, readiness: () => Promise<Readiness>): Promise<Answer> {
  if (exchange.isDraining) return answer(exchange, 'draining', [])
  const { state, details } = await Promise.race([readiness(), timeout()]).catch((error: unknown) => {
    exchange.failure = error
    return UNREACHED
  })
  return answer(exchange, state, details)
}

function answer({ request, id }: Exchange, state: keyof typeof STATE_TEXTS, details: readonly string[]): Answer {
  const isReady = state === 'ready'
  const status = isReady ? 200 : 503
  if (!request.headers.accept?.includes('text/html')) {
    const first = isReady || state === 'draining' ? state : 'not ready'
    return textAnswer(status, [first, ...details, ''].join('\n'))
  }
  const page = barePage({
    title: 'Betrieb',
    ...STATE_TEXTS[state],
    picture: isReady ? 'go' : 'stop',
    next: { href: '', label: 'Noch einmal prüfen' },
    notes: [`Vorgangsnummer: ${id}`],
  })
  return barePageAnswer(status, page)
}

const UNREACHED: Readiness = { state: 'database', details: [] }

/** Whoever hears no notices has probably lost the database: others are to take over before anything outdated is shown. */
const PATIENCE_MS = { usual: 3_000, unheard: 500 }

function timeout(): Promise<Readiness> {
  const { promise, resolve } = Promise.withResolvers<Readiness>()
  setTimeout(() => resolve(UNREACHED), isHearing() ? PATIENCE_MS.usual : PATIENCE_MS.unheard).unref()
  return promise
}
