import { AppError } from '../../../lib/app-error.ts'
import { entityTag, matchesTag } from '../http/answers/kept-answer.ts'
import { createRateLimit, type RateLimit } from '../rate-limit.ts'

export type PublicBody = { type: string; body: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> }

/**
 * Feeds, sitemaps and the read API together: generous for people and their feed readers, too little for copying
 * everything.
 */
const readLimit = createRateLimit({ limit: 300, windowSeconds: 60 })

/**
 * Answers a public read that anybody may make: limited by address, open to other origins, with an entity tag so that
 * unchanged content is not sent twice.
 * @param make the body; a Response of its own (an error, a redirect) is passed on with the common headers
 */
export async function answerPublicRead(
  request: Request,
  make: () => Promise<PublicBody | Response>,
  limit: RateLimit = readLimit,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT })
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refusal = apiError(405, 'method-not-allowed', 'Hier lässt sich nur lesen (GET, HEAD).')
    refusal.headers.set('allow', 'GET, HEAD, OPTIONS')
    return refusal
  }
  const turn = limit.take(request.headers.get('x-client-ip'))
  const common = {
    ...CORS,
    'ratelimit-limit': String(limit.limit),
    'ratelimit-remaining': String(turn.remaining),
    'ratelimit-reset': String(turn.retryAfterSeconds),
  }
  if (!turn.ok) return tooMany({ ...common, 'retry-after': String(turn.retryAfterSeconds) })
  const made = await make().catch(unavailable)
  if (made instanceof Response) {
    for (const [name, value] of Object.entries(common)) made.headers.set(name, value)
    return made
  }
  const tag = entityTag(typeof made.body === 'string' ? made.body : Buffer.from(made.body))
  const headers = {
    ...common,
    'content-type': made.type,
    etag: tag,
    // Always revalidated: a posting that has ended must disappear immediately.
    'cache-control': 'public, max-age=0, must-revalidate',
    ...made.headers,
  }
  if (matchesTag(request.headers.get('if-none-match') ?? undefined, tag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(made.body, { headers })
}

/** What a read needs is away for now, as the search can be; everything else is a fault. */
function unavailable(error: unknown): Response {
  if (!(error instanceof AppError && error.code === 'unavailable')) throw error
  const answer = apiError(503, 'unavailable', error.message)
  answer.headers.set('retry-after', '15')
  return answer
}

/** An error that programs and people can read. */
export function apiError(status: number, code: string, message: string, parameters?: Record<string, string>): Response {
  return Response.json(
    { error: { code, message, ...(parameters && { parameters }) } },
    { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } },
  )
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Link',
}
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'If-None-Match, Accept',
  'access-control-max-age': '86400',
}

function tooMany(headers: Record<string, string>): Response {
  const answer = apiError(
    429,
    'too-many-requests',
    'Das waren zu viele Anfragen. Bitte in einer Minute noch einmal versuchen.',
  )
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}
