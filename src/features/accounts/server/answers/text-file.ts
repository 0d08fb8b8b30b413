import { isReading, plainAnswer } from '~/platform/server/answers/plain-answer'
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
  if (!isReading(request)) return plainAnswer(405, 'Das geht hier so nicht.')
  const refusal = await refusalOfSecondFactor(context)
  if (refusal) return refusal
  const text = await make(context)
  if (text === null) return plainAnswer(404, 'Diese Datei haben wir nicht gefunden.')
  return new Response(text, {
    headers: {
      'content-type': `${file.contentType}; charset=utf-8`,
      'content-disposition': dispositionOf(file),
      'cache-control': 'private, no-store',
    },
  })
}
