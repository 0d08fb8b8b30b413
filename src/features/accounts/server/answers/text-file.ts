import { dispositionOf } from '~/platform/server/files/download-headers'
import type { RequestContext } from '../trpc'
import { refusalOfSecondFactor } from './session-refusal'

/**
 * Answers with a text file made for this person, or 404 for everybody who may not have it, as if it did not exist.
 * @param make the feature's decision who gets what
 */
export async function answerTextFile(
  context: RequestContext,
  request: Request,
  file: { name: string; contentType: string },
  make: (context: RequestContext) => Promise<string | null>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Das geht hier so nicht.')
  const refusal = await refusalOfSecondFactor(context)
  if (refusal) return refusal
  const text = await make(context)
  if (text === null) return plain(404, 'Diese Datei haben wir nicht gefunden.')
  return new Response(text, {
    headers: {
      'content-type': `${file.contentType}; charset=utf-8`,
      'content-disposition': dispositionOf(file),
      'cache-control': 'private, no-store',
    },
  })
}

function plain(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
