import { isDatabaseAway } from '../database/away.ts'
import { sendError } from './error-answer.ts'
import type { Exchange } from './exchange.ts'

/** After so long it is worth asking again, seconds. */
const RETRY_AFTER = '15'

/** Tells our own pages that the server is there and its database is not. */
export const AWAY_HEADER = 'x-database-away'

/**
 * Whether the application failed only because its database, or something else it needs, is away for now. Not every fault comes to us as it was, so where it
 * says nothing the database itself is asked.
 */
export async function isAway(exchange: Exchange, status: number, readiness: () => Promise<unknown>): Promise<boolean> {
  if (status < 500 || status === 503) return false
  return (
    isDatabaseAway(exchange.failure) ||
    isUnavailable(exchange.failure) ||
    readiness().then(
      () => false,
      (error: unknown) => isDatabaseAway(error),
    )
  )
}

/** An `AppError` of the application, whose modules are not this server's: known by its code. */
function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'unavailable'
}

/** Says so in the form the asker understands, and when to ask again. */
export async function sendAway(exchange: Exchange, answer?: Response): Promise<void> {
  await answer?.body?.cancel()
  sendError(exchange, 503, ['retry-after', RETRY_AFTER, AWAY_HEADER, 'true'])
}
