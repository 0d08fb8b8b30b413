import { refusalOfSecondFactor } from '~/features/accounts/server/answers/session-refusal'
import type { RequestContext } from '~/features/accounts/server/trpc'
import { toIsoDay } from '~/lib/dates/dates'
import { plainAnswer } from '~/platform/server/answers/plain-answer'
import { isFromForeignSite } from '~/platform/server/answers/request-origin'
import { audit } from '~/platform/server/audit/audit'
import { dispositionOf } from '~/platform/server/files/download-headers'
import { isOneTooMany, secondsToWait } from '~/platform/server/limits/count-turn'
import { logFault } from '~/platform/server/log-fault'
import { streamOf } from '~/platform/server/stream-of'
import { personalArchive } from './archive'

/** An archive reads everything about a person, and is noted each time; nobody needs it more often. */
const PER_PERSON = { max: 5, windowSeconds: 3600 }

/** Answers a signed-in person with everything stored about them, as a ZIP archive that is built while it is sent. */
export async function answerPersonalArchive(context: RequestContext, request: Request): Promise<Response> {
  const actor = await context.actor()
  if (!actor || isFromForeignSite(request)) return plainAnswer(404, 'Diese Datei haben wir nicht gefunden.')
  const refusal = await refusalOfSecondFactor(context)
  if (refusal) return refusal
  const turns = `archive ${actor.userId}`
  if (await isOneTooMany(context.db, turns, PER_PERSON)) {
    const seconds = await secondsToWait(context.db, [turns], PER_PERSON.windowSeconds)
    const minutes = Math.ceil(seconds / 60)
    const tooMany = plainAnswer(
      429,
      `Das Archiv wurde gerade schon mehrmals heruntergeladen. Bitte in ${minutes === 1 ? 'einer Minute' : `${minutes}\u00a0Minuten`} noch einmal versuchen.`,
    )
    tooMany.headers.set('retry-after', String(seconds))
    return tooMany
  }
  await audit(context.db, actor, 'account.exported', { type: 'user', id: actor.userId })
  const { userId, email, applicantProfileId } = actor
  const pieces = personalArchive(context.db, { userId, email, applicantProfileId }, context.now)
  return new Response(streamOf(logged(pieces, context.requestId)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': dispositionOf({
        name: `stellwerk-meine-daten-${toIsoDay(context.now)}.zip`,
        contentType: 'application/zip',
      }),
      'cache-control': 'private, no-store',
    },
  })
}

/** Half an archive must not look complete: the failure also breaks the stream. */
async function* logged(pieces: AsyncIterable<Uint8Array>, requestId: string | null) {
  try {
    yield* pieces
  } catch (error) {
    logFault(error, { path: 'my-data', requestId })
    throw error
  }
}
