import type { App } from './app.ts'
import { openSharedRequest } from './app-request.ts'
import { sendAppResponse } from './app-response.ts'
import { makeCachedPage, sendCachedPage } from './cached-page.ts'
import { isAway, sendAway } from './database-away.ts'
import type { Exchange } from './exchange.ts'
import { makeNonce } from './nonce.ts'
import type { PageCache } from './page-cache.ts'
import { readPageDirective } from './page-directive.ts'
import { readWholeText } from './whole-text.ts'

/**
 * The key under which this request's page may be shared, or undefined where it must be rendered for the asker alone.
 *
 * Path and query make the page; scheme and host are part of the key because a page may contain its own address, and a
 * forged Host header must not put a foreign one into what others see.
 */
export function sharedPageKey({ request, method, path, search, origin }: Exchange): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (search.length > MAX_QUERY_LENGTH || path.startsWith('/api/')) return undefined
  const { cookie, authorization, accept } = request.headers
  if (authorization !== undefined || (cookie !== undefined && SESSION_COOKIE.test(cookie))) return undefined
  if (accept !== undefined && !accept.includes('text/html') && !accept.includes('*/*')) return undefined
  // No part can hold the space between them, so no two requests share a key by accident.
  return [origin.protocol, origin.host, path, search].join(' ')
}

type Shared = { app: App; pages: PageCache; readiness(): Promise<unknown> }

/** Answers with a page from memory, or renders it once for all who ask for it at the moment. */
export async function answerSharedPage(
  exchange: Exchange,
  { app, pages, readiness }: Shared,
  key: string,
): Promise<void> {
  const shared = await pages.pending(key)
  if (shared !== undefined) return sendCachedPage(exchange, shared)
  const render = pages.begin(key)
  try {
    const nonce = makeNonce()
    const answer = await app.fetch(openSharedRequest(exchange, nonce))
    if (await isAway(exchange, answer.status, readiness)) {
      render.abandon()
      const lapsed = pages.lapsed(key)
      return lapsed ? await sendCachedPage(exchange, lapsed) : await sendAway(exchange, answer)
    }
    const directive = readPageDirective(answer)
    if (directive === undefined) {
      render.abandon()
      return await sendAppResponse(exchange, answer, nonce)
    }
    const body = await readWholeText(answer)
    const page = makeCachedPage(answer, body, nonce)
    if (page === undefined) {
      render.abandon()
      return await sendAppResponse(exchange, new Response(body, answer), nonce)
    }
    render.keep(page, directive)
    return await sendCachedPage(exchange, page, true)
  } finally {
    render.abandon()
  }
}

const MAX_QUERY_LENGTH = 512
const SESSION_COOKIE = /(?:^|;\s*)(?:__(?:Secure|Host)-)?better-auth\.session_token=/
