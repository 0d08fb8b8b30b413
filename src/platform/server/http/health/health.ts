import { isHearing } from '../../bus/hear.ts'
import { barePage } from '../../plain-pages/bare-page.ts'
import { STATE_TEXTS } from '../../plain-pages/state-text.ts'
import { type Answer, textAnswer } from '../answers/answer.ts'
import { barePageAnswer } from '../answers/error-answer.ts'
import type { Exchange } from '../exchange.ts'
import type { Health } from './messages.ts'

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
  const { failure, ...known } = await askReadiness(exchange.isDraining, readiness)
  if (failure !== undefined) exchange.failure = failure
  const { status, text } = healthOf(known)
  if (!exchange.request.headers.accept?.includes('text/html')) return textAnswer(status, text)
  const page = barePage({
    title: 'Betrieb',
    ...STATE_TEXTS[known.state],
    picture: status === 200 ? 'go' : 'stop',
    next: { href: '', label: 'Noch einmal prüfen' },
    notes: [`Vorgangsnummer: ${exchange.id}`],
  })
  return barePageAnswer(status, page)
}

type Known = { state: Readiness['state'] | 'draining'; details: readonly string[] }

/** Never longer than a balancer has patience; `failure` is what kept it from being known. */
export async function askReadiness(
  isDraining: boolean,
  readiness: () => Promise<Readiness>,
): Promise<Known & { failure?: unknown }> {
  if (isDraining) return { state: 'draining', details: [] }
  return Promise.race([readiness(), timeout()]).catch((failure: unknown) => ({ ...UNREACHED, failure }))
}

/** What programs read of a state. */
export function healthOf({ state, details }: Known): Health {
  const first = state === 'ready' || state === 'draining' ? state : 'not ready'
  return { status: state === 'ready' ? 200 : 503, text: [first, ...details, ''].join('\n') }
}

const UNREACHED: Readiness = { state: 'database', details: [] }

/** Whoever hears no notices has probably lost the database: others are to take over before anything outdated is shown. */
const PATIENCE_MS = { usual: 3_000, unheard: 500 }

function timeout(): Promise<Readiness> {
  const { promise, resolve } = Promise.withResolvers<Readiness>()
  setTimeout(() => resolve(UNREACHED), isHearing() ? PATIENCE_MS.usual : PATIENCE_MS.unheard).unref()
  return promise
}
