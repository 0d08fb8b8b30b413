import { OperatorError } from './operator-error.ts'

/** A line for the operator in the terminal. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Says why something cannot go on; a stack only for unknown errors. */
export function sayFailure(error: unknown): void {
  process.stderr.write(`\n${explain(error)}\n`)
}

function explain(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  return error instanceof OperatorError ? error.message : (error.stack ?? error.message)
}

/** Seconds with one decimal, in German notation. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`
}
