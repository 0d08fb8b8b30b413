import { z } from 'zod'
import { isReading, plainAnswer } from '~/platform/server/answers/plain-answer'
import { rangedResponse } from '~/platform/server/answers/ranged-response'
import { database } from '~/platform/server/database/db'
import { dispositionOf } from '~/platform/server/files/download-headers'
import { findPublicFile } from '../queries'

/** Types we serve; anything else would be a mistake and is not answered. */
const SHOWN = new Set(['image/webp', 'text/vtt', 'video/mp4', 'video/webm'])

/** How long a cache that many share may keep a file without asking. */
const SHARED_SECONDS = 300

/**
 * Answers with a picture, video or captions file of a public company profile, completely or the requested range
 * (players ask for pieces). Nothing in such a file ever runs: we set the type, sniffing is off, and opened directly it
 * has a policy that allows nothing.
 */
export async function answerCompanyFile(request: Request, id: string): Promise<Response> {
  if (!isReading(request)) return plainAnswer(405, 'Das geht hier so nicht.')
  const file = z.uuid().safeParse(id).success ? await findPublicFile(database().db, id) : null
  if (!file || !SHOWN.has(file.contentType)) return plainAnswer(404, 'Diese Datei haben wir nicht gefunden.')
  return rangedResponse(request, id, {
    'content-type': file.contentType,
    // Another file has another address. What stands between people and us asks again, because a suspended or deleted
    // company's files are to be gone.
    'cache-control': `public, max-age=31536000, s-maxage=${SHARED_SECONDS}, immutable`,
    'content-disposition': dispositionOf({ name: 'Unternehmen', contentType: file.contentType }, 'inline'),
    'content-security-policy': "default-src 'none'; sandbox",
    ...(file.contentType.startsWith('image/') && { 'x-page-cache': `3600; tags=company:${file.companyProfileId}` }),
  })
}
