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
  if (!file || !SHOWN.has(file.contentType)) {
    return request.headers.get('sec-fetch-dest') === 'image' ? emptyTile() : notFound()
  }
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

function notFound(): Response {
  return plainAnswer(404, 'Diese Datei haben wir nicht gefunden.')
}

/**
 * Where a page still names the picture, for instance in conversations with a company that has been suspended since:
 * browsers show it in spite of the status, and nothing looks broken.
 */
function emptyTile(): Response {
  const answer = new Response(EMPTY_TILE, { status: 404, headers: notFound().headers })
  answer.headers.set('content-type', 'image/svg+xml')
  return answer
}

const EMPTY_TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" preserveAspectRatio="xMidYMid slice">' +
  '<path fill="#dfe8e7" d="M0 0h40v40H0z"/><path fill="none" stroke="#9fb3b2" stroke-width="3" d="M0 26h15l7-7h18"/></svg>'
