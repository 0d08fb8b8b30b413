import { randomBytes } from 'node:crypto'
import { hasHeardAll } from '../bus/hear.ts'
import { keptPages } from '../metrics/registry.ts'
import type { Answer } from './answers/answer.ts'
import { answerOfApp } from './answers/app-answer.ts'
import { awayAnswer, crowdedAnswer, isAway, unlessAway } from './answers/away.ts'
import { answerOfKept, entityTag, type KeptAnswer } from './answers/kept-answer.ts'
import { askForShared, type Entrance } from './app.ts'
import { CrowdedError } from './door/places.ts'
import type { Exchange } from './exchange.ts'
import type { PageCache, PageDirective } from './page-cache.ts'
import { pagePolicy } from './security/csp.ts'
import { detachNonce } from './security/detach-nonce.ts'

/** 128 random bits for one answer's content security policy; base64url needs no escaping in attributes. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * The key under which this request's page may be shared, or undefined when it must be rendered for this client alone.
 * Path and query identify the page; scheme and host are part of the key because a page may contain its own address, and
 * a forged Host header must not put a foreign one into what others see.
 */
export function sharedPageKey({ request, method, path, search, origin }: Exchange): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (search.length > MAX_QUERY_LENGTH || path.startsWith('/api/')) return undefined
  const { authorization, accept } = request.headers
  if (authorization !== undefined || hasSession({ request })) return undefined
  if (accept !== undefined && !accept.includes('text/html') && !accept.includes('*/*')) return undefined
  // No part can contain the space, so no two requests share a key by accident.
  return [origin.protocol, origin.host, path, search].join(' ')
}

/** Whether the visitor brings a session, valid or not. */
export function hasSession({ request }: Pick<Exchange, 'request'>): boolean {
  return request.headers.cookie !== undefined && SESSION_COOKIE.test(request.headers.cookie)
}

const MAX_QUERY_LENGTH = 512
const SESSION_COOKIE = /(?:^|;\s*)(?:__(?:Secure|Host)-)?better-auth\.session_token=/

type Shared = Entrance & { pages: PageCache; readiness(): Promise<unknown> }

/**
 * A page from memory, or rendered once for all who currently ask for it. While all places are taken, a page whose time is
 * over is shown as it is, because nothing on it has changed, and made again behind the others.
 */
export async function answerShared(exchange: Exchange, shared: Shared, key: string): Promise<Answer> {
  const { pages, places } = shared
  // A process that may have missed a change renders, and shows what it kept only where it cannot.
  const isSure = await hasHeardAll()
  const fresh = isSure ? pages.get(key) : undefined
  const lapsed = isSure && fresh === undefined && places.areTaken ? pages.lapsed(key) : undefined
  if (lapsed !== undefined) {
    keptPages.inc({ result: 'lapsed' })
    if (pages.pending(key) === undefined) renderShared(exchange, shared, key).then(leaveUnread, () => {})
    return answerOfKept(exchange, lapsed)
  }
  const kept = fresh ?? (isSure ? await pages.pending(key) : undefined)
  keptPages.inc({ result: kept === undefined ? 'rendered' : 'kept' })
  return kept === undefined ? renderShared(exchange, shared, key) : answerOfKept(exchange, kept)
}

function leaveUnread({ body }: Answer): void {
  if (body instanceof ReadableStream) void body.cancel()
}

async function renderShared(
  exchange: Exchange,
  { pages, readiness, ...entrance }: Shared,
  key: string,
): Promise<Answer> {
  const render = pages.begin(key)
  try {
    const nonce = makeNonce()
    const answer = await unlessAway(askForShared(entrance, exchange, nonce)).catch(whenCrowded)
    const isCrowded = answer instanceof CrowdedError
    if (isCrowded || answer === undefined || (await isAway(exchange, answer.status, readiness))) {
      const lapsed = pages.lapsed(key)
      if (lapsed) keptPages.inc({ result: 'lapsed' })
      if (lapsed) return await answerOfKept(exchange, lapsed)
      return await (isCrowded ? crowdedAnswer(exchange, answer) : awayAnswer(exchange, answer))
    }
    const directive = readDirective(answer)
    if (directive === undefined) return await answerOfApp(exchange, answer, nonce)
    const html = await answer.text()
    const page = makePage(answer, html, nonce)
    if (page === undefined) return await answerOfApp(exchange, new Response(html, answer), nonce)
    render.keep(page, directive)
    return await answerOfKept(exchange, page)
  } finally {
    render.abandon()
  }
}

function whenCrowded(error: unknown): CrowdedError {
  if (error instanceof CrowdedError) return error
  throw error
}

/** Undefined when the nonce cannot be removed from the page. Policy and tag belong to it, on 200 and 304 alike. */
function makePage({ status, headers: said }: Response, html: string, nonce: string): KeptAnswer | undefined {
  const detached = detachNonce(html, nonce)
  if (detached === undefined) return undefined
  const policy = pagePolicy(detached.inline)
  const identity = Buffer.from(detached.html)
  const tag = entityTag(identity, policy)
  const headers = ['content-security-policy', policy, 'etag', tag, 'vary', 'accept-encoding, cookie']
  headers.push('cache-control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-cache')
  for (const [name, value] of said) if (PAGE_HEADERS.has(name)) headers.push(name, value)
  return { status, tag, headers, identity, encoded: new Map(), isCompressed: true }
}

const PAGE_HEADERS = new Set(['content-type', 'content-language', 'link', 'x-robots-tag'])

/**
 * Reads the application's `x-page-cache: 60; tags=home,job-posting:1` from an answer.
 * Undefined when it is not for everybody: no such header, not of this type, another status than 200, 404 or 410, or it
 * sets a cookie. Missing pages are cached for ten seconds at most, because they may appear.
 */
export function readDirective({ status, headers }: Response, type = 'text/html'): PageDirective | undefined {
  const [, seconds, tags = ''] = /^(\d{1,6})(?:; tags=(.*))?$/.exec(headers.get('x-page-cache') ?? '') ?? []
  const longest = LONGEST_BY_STATUS.get(status)
  if (!Number(seconds) || longest === undefined || headers.has('set-cookie')) return undefined
  if (!headers.get('content-type')?.startsWith(type)) return undefined
  return { seconds: Math.min(Number(seconds), longest), tags: tags.split(',').filter((tag) => tag !== '') }
}

const LONGEST_BY_STATUS = new Map([
  [200, 3600],
  [404, 10],
  [410, 10],
])
