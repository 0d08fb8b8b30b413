import { type DestinationStream, type Logger, pino } from 'pino'
import { currentTime } from '../../lib/current-time.ts'
import { describeError } from './process/describe-error.ts'
import { reportThrough } from './process/report.ts'
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

let output: DestinationStream | undefined

/**
 * One for the process, so that no line comes into the middle of another. Lines are written together: each single write
 * goes through the thread pool. Pino flushes them at exit.
 */
function standardOutput(): DestinationStream {
  if (output) return output
  const opened = pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 50 })
  output = opened
  reportThrough((line) => opened.write(line))
  return opened
}

function timeOfLine(): string {
  return `,"time":"${currentTime().toISOString()}"`
}

// Only a safety net: such values should never be logged in the first place. Without wildcards, which would make every
// line four times as expensive.
const SECRET_PATHS = ['password', 'newPassword', 'token', 'secret', 'cookie', 'authorization', 'iban', 'email', 'ip']
