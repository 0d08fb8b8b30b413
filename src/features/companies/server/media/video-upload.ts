import { isCompanyActor } from '~/features/accounts/actor'
import { accountError } from '~/features/accounts/errors'
import { countAttempt } from '~/features/accounts/server/limits/attempts'
import { lacksSecondFactor } from '~/features/accounts/server/second-factor'
import type { RequestContext } from '~/features/accounts/server/trpc'
import { AppError, type AppErrorCode } from '~/lib/app-error'
import { isFromForeignSite } from '~/platform/server/answers/request-origin'
import { storeStream } from '~/platform/server/files/store'
import { detectVideoType } from '~/platform/server/files/video'
import { blankVideoTraces } from '~/platform/server/files/video-traces'
import { MAX_VIDEO_BYTES } from '~/platform/server/http/limits'
import { logFault } from '~/platform/server/log-fault'
import { companyError } from '../../errors'
import { setCompanyFile } from '../commands/company-media'

const STATUSES = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
} satisfies Record<AppErrorCode, number>

/**
 * Stores a company's video: one request with the file as its body, streamed to disk and checked by content. Answers
 * with JSON, on refusal with the German sentence.
 */
export async function answerVideoUpload(context: RequestContext, request: Request): Promise<Response> {
  try {
    if (isFromForeignSite(request)) throw accountError('notAllowed')
    const actor = await context.actor()
    if (!actor) throw accountError('signInFirst')
    if (await lacksSecondFactor(context.db, actor)) throw accountError('secondFactorFirst')
    if (!isCompanyActor(actor)) throw accountError('companiesOnly')
    if (actor.company.profileId === null) throw companyError('profileFirst')
    await countAttempt(context.db, `video ${actor.company.id}`, { max: 20, windowSeconds: 3600 })
    if (!request.body) throw new AppError('invalid', 'Es kam keine Datei an.', { reason: 'fileMissing' })
    const stored = await storeStream(context.db, actor.userId, request.body, {
      name: new URL(request.url).searchParams.get('name') ?? 'video',
      maxBytes: MAX_VIDEO_BYTES,
      detect: detectVideoType,
      clean: blankVideoTraces,
      typeMessage: 'Dieses Video lässt sich im Browser nicht abspielen. Bitte MP4 (H.264) oder WebM wählen.',
    })
    await setCompanyFile({ db: context.db, actor, now: context.now }, 'video', stored.id)
    return answer(200, { fileId: stored.id, contentType: stored.contentType })
  } catch (error) {
    if (error instanceof AppError) return answer(STATUSES[error.code], { message: error.message, reason: error.reason })
    logFault(error, { path: 'company/video', requestId: context.requestId })
    return answer(500, { message: 'Das Hochladen ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.' })
  }
}

function answer(status: number, body: Record<string, string>): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
