import { type DestinationStream, type Logger, pino } from 'pino'
import { currentTime } from '../../lib/current-time.ts'
import { idsOfLogLine } from './tracing/underway.ts'

export type { Logger }

/**
 * The one log of the process: JSON lines on standard output, no personal data.
 * Writing is asynchronous (lines collect for a moment, and while the disk or terminal is busy); all is flushed at exit
 * and on `fatal`.
 * @param level pino's levels, `silent` included; comes from LOG_LEVEL
 * @param destination standard output unless a test wants to read along
 */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: timeOfLine,
      // What a line says itself goes before.
      mixin: idsOfLogLine,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, error: describeError },
      redact: { paths: SECRET_PATHS, censor: '[entfernt]' },
    },
    destination,
  )
}

/** What is logged of an error: class, message and stack without the values of a query. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error }
  return {
    type: error.name,
    message: withoutQueryValues(error.message),
    stack: error.stack === undefined ? undefined : withoutQueryValues(error.stack),
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}

/** Lines are written together: each single write goes through the thread pool. Pino flushes them at exit. */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 50 })
}

function timeOfLine(): string {
  return `,"time":"${currentTime().toISOString()}"`
}

// Only a safety net: such values should never be logged in the first place. Without wildcards, which would make every
// line four times as expensive.
const SECRET_PATHS = ['password', 'newPassword', 'token', 'secret', 'cookie', 'authorization', 'iban', 'email', 'ip']

/**
 * Drizzle ends its messages with "params: …", and PostgreSQL quotes values it refuses: all of that is personal data.
 */
function withoutQueryValues(text: string): string {
  return (
    text
      // Values have lines of their own; only the stack may follow them.
      .replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: [entfernt]')
      .replace(/(invalid input \w{1,40} for [^:]{0,100}: )"[\s\S]*?(?:"(?=\n {4}at )|$)/g, '$1[entfernt]')
      .replace(/(Key \([^)]{0,60}\)=)\([^)]*\)/g, '$1([entfernt])')
  )
}
