import type { ManyOutcome } from '~/lib/schema/for-each-id'
import { counted } from '~/lib/text/counted'
import { FormProblem } from '../form/server-errors'
import { toast } from './toast-store'

/** Rows that are named; the rest is counted. */
const MOST_NAMED = 3

type Outcome = ManyOutcome & {
  /** `[one, several]`, such as `['Konto', 'Konten']`. */
  noun: readonly [string, string]
  /** What was done, such as `gesperrt`. */
  verb: string
  /** The name of a row. */
  nameOf: (id: string) => string
}

/** After a bulk command: says how often it succeeded, and what stayed unchanged and why. */
export function tellOutcome(outcome: Outcome): void {
  tellDone(outcome)
  const unchanged = whatStayed(outcome)
  if (unchanged) toast.show({ severity: 'warn', ...unchanged })
}

/**
 * The same in the `onSubmit` of a form: what stayed unchanged is said above its fields, which keep what was typed.
 * @throws {FormProblem} when something stayed unchanged
 */
export function tellOutcomeInForm(outcome: Outcome): void {
  tellDone(outcome)
  const unchanged = whatStayed(outcome)
  if (unchanged) throw new FormProblem(`${unchanged.title}. ${unchanged.message}`)
}

function tellDone({ done, noun, verb }: Outcome): void {
  if (done > 0) toast.success(`${counted(done, noun)} ${verb}`)
}

function whatStayed({ failed, noun, nameOf }: Outcome): { title: string; message: string } | null {
  if (failed.length === 0) return null
  const named = failed.slice(0, MOST_NAMED)
  // Each reason is given once, with everything it applies to.
  const shown = [...new Set(named.map(({ message }) => message))].map((message) => {
    const names = named.filter((each) => each.message === message).map(({ id }) => nameOf(id))
    return `${names.join(', ')}: ${message}`
  })
  const rest = failed.length - named.length
  return {
    title: `${counted(failed.length, noun)} unverändert`,
    message: [...shown, ...(rest > 0 ? [`Und ${counted(rest, noun)} mehr.`] : [])].join(' '),
  }
}
