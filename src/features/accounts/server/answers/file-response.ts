import { z } from 'zod'
import { AppError } from '~/lib/app-error'
import { isReading, plainAnswer } from '~/platform/server/answers/plain-answer'
import { rangedResponse } from '~/platform/server/answers/ranged-response'
import type { Database } from '~/platform/server/database/db'
import { isMissing } from '~/platform/server/files/blobs/missing'
import { dispositionOf } from '~/platform/server/files/download-headers'
import { logFault } from '~/platform/server/log-fault'
import { isCompanyActor, isReaderActor, type SignedInActor } from '../../actor'
import { takeReadingTurn } from '../limits/reading-turns'
import type { RequestContext } from '../trpc'
import { refusalOfSecondFactor, refusalOfStaleSession } from './session-refusal'

const NOT_FOUND = 'Diese Datei haben wir nicht gefunden.'
const GONE = 'Diese Datei gibt es nicht mehr.'

type StoredFile = { fileId: string; name: string; contentType: string }
type MadeFile = { name: string; contentType: string; content: Uint8Array }

/**
 * Answers with a stored document or its requested range, or 404 for everybody who may not read it, as if it did not
 * exist.
 * @param find the feature's decision who may read which file
 */
export async function answerFile(
  context: RequestContext,
  request: Request,
  id: string,
  find: (db: Database, actor: SignedInActor, id: string) => Promise<StoredFile | null>,
): Promise<Response> {
  return answerFound(context, request, id, find, (file) => rangedResponse(request, file.fileId, downloadHeaders(file)))
}

/** The same for pictures embedded in a page: nobody asked to download them. */
export async function answerShownFile(
  context: RequestContext,
  request: Request,
  id: string,
  find: (db: Database, actor: SignedInActor, id: string) => Promise<StoredFile | null>,
): Promise<Response> {
  const answer = (file: StoredFile) => rangedResponse(request, file.fileId, downloadHeaders(file))
  return answerFound(context, request, id, find, answer, { counts: false })
}

/**
 * Answers with a document made for this request, or 404 for everybody who may not read it, as if it did not exist.
 * @param make the feature's decision who may read what
 */
export async function answerMadeFile(
  context: RequestContext,
  request: Request,
  id: string,
  make: (db: Database, actor: SignedInActor, id: string) => Promise<MadeFile | null>,
): Promise<Response> {
  return answerFound(context, request, id, make, madeResponse)
}

/**
 * The same where the address names a selection instead of a row; the caller reads it.
 * @param make the feature's decision who may read what
 */
export async function answerMadeChoice(
  context: RequestContext,
  request: Request,
  make: (context: RequestContext) => Promise<MadeFile | null>,
): Promise<Response> {
  return answerWith(context, request, () => make(context), madeResponse)
}

function madeResponse(file: MadeFile): Response {
  const headers = { ...downloadHeaders(file), 'content-length': String(file.content.length) }
  return new Response(new Uint8Array(file.content), { headers })
}

/**
 * The same for data that an unattended screen must not give away, like the accounts of all customers: only for platform
 * admins who recently proved their identity.
 */
export async function answerAdminFile(
  context: RequestContext,
  request: Request,
  id: string,
  make: (db: Database, actor: SignedInActor, id: string) => Promise<MadeFile | null>,
): Promise<Response> {
  const actor = await context.actor()
  if (!actor?.isPlatformAdmin) return plainAnswer(404, NOT_FOUND)
  return (
    (await refusalOfStaleSession(context)) ??
    answerFound(context, request, id, make, madeResponse, { addressable: rowOrYear })
  )
}

const rowId = z.uuid()
/** The books of a year are addressed by the year. */
const rowOrYear = z.union([rowId, z.string().regex(/^\d{4}$/)])

function answerFound<Found>(
  context: RequestContext,
  request: Request,
  id: string,
  find: (db: Database, actor: SignedInActor, id: string) => Promise<Found | null>,
  answer: (found: Found) => Response | Promise<Response>,
  { addressable = rowId, counts = true }: { addressable?: z.ZodType<string>; counts?: boolean } = {},
): Promise<Response> {
  return answerWith(
    context,
    request,
    async () => {
      const actor = await context.actor()
      return actor && addressable.safeParse(id).success ? find(context.db, actor, id) : null
    },
    answer,
    counts,
  )
}

async function answerWith<Found>(
  context: RequestContext,
  request: Request,
  find: () => Promise<Found | null>,
  answer: (found: Found) => Response | Promise<Response>,
  counts = true,
): Promise<Response> {
  if (!isReading(request)) return plainAnswer(405, 'Das geht hier so nicht.')
  const refusal = await refusalOfSecondFactor(context)
  if (refusal) return refusal
  try {
    const actor = await context.actor()
    if (counts && (isCompanyActor(actor) || isReaderActor(actor))) await takeReadingTurn(context.db, 'downloads', actor)
    const found = await find()
    return found ? await answer(found) : plainAnswer(404, NOT_FOUND)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return plainAnswer(400, error.message)
    if (error instanceof AppError && error.code === 'unavailable') return plainAnswer(503, error.message)
    if (error instanceof AppError && error.code === 'too-many') return plainAnswer(429, error.message)
    if (error instanceof AppError && error.code === 'not-found') return plainAnswer(404, error.message)
    if (error instanceof AppError && error.code === 'conflict') return plainAnswer(409, error.message)
    logFault(error, { path: 'file', requestId: context.requestId })
    // Lost, or erased since the backup that was restored.
    if (isMissing(error)) return plainAnswer(404, GONE)
    return plainAnswer(500, 'Die Datei lässt sich gerade nicht öffnen. Bitte später noch einmal versuchen.')
  }
}

/** Always a download: nothing a stranger uploaded is ever shown by the browser under our origin. */
function downloadHeaders(file: { name: string; contentType: string }) {
  return {
    'content-type': file.contentType,
    'content-disposition': dispositionOf(file),
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  }
}
