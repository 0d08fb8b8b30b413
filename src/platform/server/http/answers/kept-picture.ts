import { askApp, type Entrance } from '../app.ts'
import { CrowdedError } from '../door/places.ts'
import type { Exchange } from '../exchange.ts'
import type { PageCache } from '../page-cache.ts'
import { readDirective } from '../visitor-page.ts'
import type { Answer } from './answer.ts'
import { answerOfApp, headersFor } from './app-answer.ts'
import { awayAnswer, crowdedAnswer, isAway, unlessAway } from './away.ts'
import { isOpenedAsPage } from './error-answer.ts'
import { answerOfKept, type KeptAnswer } from './kept-answer.ts'

/** The key of a picture that pages for visitors show, or undefined for everything else. */
export function pictureKey(exchange: Exchange): string | undefined {
  const { request, method, path } = exchange
  const isShown = method === 'GET' && request.headers.range === undefined && !isOpenedAsPage(exchange)
  return isShown && PICTURE.test(path) ? path : undefined
}

const PICTURE = /^\/api\/files\/company\/[\w-]+$/

type Shown = Entrance & { pictures: PageCache; readiness(): Promise<unknown> }

/**
 * A picture as the application has it. While it cannot answer, as it last did: a page that is kept would show holes
 * otherwise. Everybody sees the same picture at an address, and notices drop it like the pages.
 */
export async function answerPicture(
  exchange: Exchange,
  { pictures, readiness, ...entrance }: Shown,
  key: string,
): Promise<Answer> {
  const render = pictures.begin(key)
  try {
    const answer = await unlessAway(askApp(entrance, exchange, undefined))
    if (answer === undefined || answer.status >= 500) {
      const kept = await standIn()
      if (kept) await answer?.body?.cancel()
      if (kept) return kept
      const isGone = answer === undefined || (await isAway(exchange, answer.status, readiness))
      return isGone ? await awayAnswer(exchange, answer) : await answerOfApp(exchange, answer)
    }
    const directive = readDirective(answer, 'image/')
    if (directive === undefined) return await answerOfApp(exchange, answer)
    const picture = await makePicture(answer)
    render.keep(picture, directive)
    return await answerOfKept(exchange, picture)
  } catch (error) {
    const kept = await standIn()
    if (kept) return kept
    if (error instanceof CrowdedError) return await crowdedAnswer(exchange, error)
    throw error
  } finally {
    render.abandon()
  }

  async function standIn(): Promise<Answer | undefined> {
    const kept = pictures.lapsed(key)
    return kept && answerOfKept(exchange, kept)
  }
}

async function makePicture(answer: Response): Promise<KeptAnswer> {
  const headers = headersFor(answer, answer.headers.get('content-type') ?? '')
  const identity = Buffer.from(await answer.arrayBuffer())
  const tag = answer.headers.get('etag') ?? ''
  return { status: answer.status, tag, headers, identity, encoded: new Map(), isCompressed: false }
}
