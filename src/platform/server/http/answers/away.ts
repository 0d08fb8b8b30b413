import { AppError } from '../../../../lib/app-error.ts'
import { isDatabaseAway } from '../../database/away.ts'
import { isDatabaseSilent, unlessSilent } from '../../database/servers/pulse.ts'
import { hasNoRoom, noteNoRoom } from '../../disk/no-room.ts'
import type { CrowdedError } from '../door/places.ts'
import type { Exchange } from '../exchange.ts'
import type { Answer } from './answer.ts'
import { errorAnswer } from './error-answer.ts'

/**
 * Whether the application failed only because its database, or something else it needs, is unavailable. Not every error
 * reaches us unchanged, so in doubt the database itself is asked.
 */
export async function isAway(
  { failure }: Exchange,
  status: number,
  readiness: () => Promise<unknown>,
): Promise<boolean> {
  if (status < 500 || status === 503) return false
  if (isDatabaseAway(failure) || (failure instanceof AppError && failure.code === 'unavailable')) return true
  return readiness().then(
    () => false,
    (error: unknown) => isDatabaseAway(error),
  )
}

/** Answers so when a disk was too full for what the application wanted to keep; undefined for any other failure. */
export async function noRoomAnswer(exchange: Exchange, answer?: Response): Promise<Answer | undefined> {
  const place = hasNoRoom(exchange.failure)
  if (place === null || (answer !== undefined && answer.status < 500)) return undefined
  noteNoRoom(place)
  await answer?.body?.cancel()
  return fullAnswer(exchange)
}

/** What is answered to everything that would be kept while there is no room. */
export function fullAnswer(exchange: Exchange): Answer {
  return errorAnswer(exchange, 507, ['retry-after', '60'])
}

/** The application's answer, or undefined as soon as the database is silent: nobody waits for it then. */
export async function unlessAway(asked: Promise<Response>): Promise<Response | undefined> {
  const answer = await unlessSilent(asked)
  if (answer === undefined) void asked.then((late) => late.body?.cancel()).catch(() => {})
  return answer
}

/** Answers so in the form the client understands, with the seconds until a retry. */
export async function awayAnswer(exchange: Exchange, answer?: Response): Promise<Answer> {
  await answer?.body?.cancel()
  return errorAnswer(exchange, 503, ['retry-after', '15', 'x-database-away', 'true'])
}

/** What somebody is told for whom there is no place, unless all wait only because the database is silent. */
export async function crowdedAnswer(exchange: Exchange, { retryAfterSeconds }: CrowdedError): Promise<Answer> {
  if (isDatabaseSilent()) return awayAnswer(exchange)
  return errorAnswer(exchange, 'crowded', ['retry-after', String(retryAfterSeconds)])
}
