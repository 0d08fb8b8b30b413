import { createHash } from 'node:crypto'
import { giveTurnBack, isHeldUp } from '~/features/accounts/server/limits/limits'
import type { RequestContext } from '~/features/accounts/server/trpc'
import { isReading, plainAnswer } from '~/platform/server/answers/plain-answer'
import { dispositionOf } from '~/platform/server/files/download-headers'
import { ownerOfAddress } from './addresses'
import { feedText } from './feed'
import { feedEntries } from './feed-entries'

const FILE = { name: 'stellwerk.ics', contentType: 'text/calendar' }
/** Seconds until a calendar that asked too often may ask again. */
const PAUSE = 15 * 60

/**
 * Answers a calendar program that knows a private address, without a session. An unknown address is answered as if there
 * never was one, and guesses are counted.
 */
export async function answerFeed(context: RequestContext, request: Request, token: string): Promise<Response> {
  if (!isReading(request)) return plainAnswer(405, 'Das geht hier so nicht.')
  const { db, now } = context
  const guesser = { address: context.clientIp }
  if (await isHeldUp(db, 'calendar-guess', guesser)) return tooMany()
  const userId = await ownerOfAddress(db, token, now)
  if (userId === null) return plainAnswer(404, 'Diesen Kalender gibt es nicht oder nicht mehr.')
  await giveTurnBack(db, 'calendar-guess', guesser)
  if (await isHeldUp(db, 'calendar-read', { account: userId, address: null })) return tooMany()
  const text = feedText(await feedEntries(db, userId, now), 'Gespräche bei Stellwerk')
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  const headers = {
    etag,
    // Nobody between us and the calendar keeps it.
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  }
  const known = request.headers.get('if-none-match') ?? ''
  if (known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(text, {
    headers: {
      ...headers,
      'content-type': `${FILE.contentType}; charset=utf-8`,
      'content-disposition': dispositionOf(FILE),
    },
  })
}

function tooMany(): Response {
  const answer = plainAnswer(429, 'Das war zu oft. Bitte in einer Viertelstunde noch einmal versuchen.')
  answer.headers.set('retry-after', String(PAUSE))
  return answer
}
