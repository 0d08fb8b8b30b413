import fs from 'node:fs'
import { currentTime } from '../../../lib/current-time.ts'
import { describeError, withoutQueryValues } from './describe-error.ts'

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

/** What the operator can fix: a German sentence, shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Whether there is no room for PostgreSQL's next log segment of 16 MB. */
export function isFull(dataDir: string): boolean {
  if (!fs.existsSync(dataDir)) return false
  const { bavail, bsize } = fs.statfsSync(dataDir)
  return bavail * bsize < 17_000_000
}

/** A full disk shows in many ways, one of which is PostgreSQL ending without a message. */
export function withoutRoom(dataDir: string | undefined): OperatorError | undefined {
  if (dataDir === undefined || !isFull(dataDir)) return undefined
  return new OperatorError(
    `Auf dem Datenträger von ${dataDir} ist kein Platz mehr. ` +
      'Bitte Platz schaffen oder DATA_DIR auf einen anderen Datenträger legen.',
  )
}
