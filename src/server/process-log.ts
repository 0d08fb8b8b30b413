import { getConfig } from '~/platform/server/config'
import { createLog, type Logger } from '~/platform/server/log'

let instance: Logger | undefined

/** The application's log; the same JSON lines as the HTTP server's. */
export function processLog(): Logger {
  instance ??= createLog(getConfig().LOG_LEVEL)
  return instance
}
