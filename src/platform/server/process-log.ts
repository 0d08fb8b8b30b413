import { getConfig } from './config.ts'
import { createLog, type Logger } from './log.ts'

let instance: Logger | undefined

/** The application's log; the same JSON lines as the HTTP server's. */
export function processLog(): Logger {
  instance ??= createLog(getConfig().LOG_LEVEL)
  return instance
}
