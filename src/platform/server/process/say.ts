import { withoutQueryValues } from './describe-error.ts'
import { OperatorError } from './operator-error.ts'

/** A line of what a command was asked for: always plain, and never in a log. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Says why a tool cannot go on; a stack only for unknown errors, and no values of a query. */
export function sayFailure(error: unknown): void {
  process.stderr.write(`\n${explain(error)}\n`)
}

function explain(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  return error instanceof OperatorError ? error.message : withoutQueryValues(error.stack ?? error.message)
}

/** Seconds with one decimal, in German notation. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`
}
