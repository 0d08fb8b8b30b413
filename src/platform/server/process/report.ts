import { currentTime } from '../../../lib/current-time.ts'
import { describeError } from './describe-error.ts'
import { OperatorError } from './operator-error.ts'
import { sayFailure } from './say.ts'

let write = (line: string): unknown => process.stdout.write(line)

/** From now on lines of the log are written by this, in one order with the others of the process. */
export function reportThrough(output: (line: string) => unknown): void {
  write = output
}

/** What the product tells of its own course: a sentence for a person at a terminal, else a line of the log. */
export function report(sentence: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${sentence}\n`)
  else write(logLine('info', { msg: sentence.trim() }))
}

/** Says why the product cannot go on: at a terminal like a tool, else as the last line of the log. */
export function reportFailure(error: unknown): void {
  if (process.stderr.isTTY) {
    sayFailure(error)
    return
  }
  const isKnown = error instanceof OperatorError
  const line = isKnown ? { msg: error.message } : { error: describeError(error), msg: 'unexpected error' }
  // Not through the log's buffer: the process ends.
  process.stderr.write(logLine('fatal', line))
}

/** Node would print its warnings as text. */
export function reportNodeWarnings(): void {
  if (process.stderr.isTTY) return
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => write(logLine('warn', { warning: name, msg: message })))
}

/** In the shape of the log's own lines (`log.ts`). */
function logLine(level: string, line: Record<string, unknown>): string {
  return `${JSON.stringify({ level, time: currentTime().toISOString(), pid: process.pid, ...line })}\n`
}
