import { MAX_URL_LENGTH } from './limits.ts'

/**
 * The address that a request asks for, or the status that refuses it with the path, which decides the form of the
 * answer.
 */
export type Target =
  | { readonly path: string; readonly search: string }
  | { readonly refused: 400 | 414; readonly part: string }

/**
 * Parses the request target (RFC 9112, 3.2).
 * Refuses what would only cause harm further inside: NUL (PostgreSQL cannot store it), and in the path also broken
 * percent-encoding, backslashes (browsers read them as slashes) and steps such as `..`, which clients resolve before
 * they ask: the application would see another path than the one by which this server and a proxy in front have decided.
 * Several slashes at the start become one, so that no redirect built from the path can lead to another host. Search
 * texts may have backslashes.
 */
export function parseTarget(url: string): Target {
  if (url.length > MAX_URL_LENGTH) return refuse(url, 414)
  const relative = url.startsWith('/') ? url : pathOfAbsolute(url)
  if (relative === undefined || relative.includes('%00')) return refuse(url, 400)
  const question = relative.indexOf('?')
  const rawPath = question === -1 ? relative : relative.slice(0, question)
  const path = rawPath.startsWith('//') ? rawPath.replace(/^\/+/, '/') : rawPath
  if (MISLEADING.test(path) || !isDecodable(path)) return refuse(url, 400)
  return { path, search: question === -1 ? '' : relative.slice(question) }
}

const MISLEADING = /[\\#]|%5c|\/(?:\.|%2e){1,2}(?:\/|$)/i
const PARTS = ['/api/trpc/', '/api/']

function refuse(url: string, refused: 400 | 414): Target {
  return { refused, part: PARTS.find((part) => url.startsWith(part)) ?? '' }
}

function pathOfAbsolute(url: string): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const parsed = new URL(url)
  return parsed.pathname + parsed.search
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * The path in its usual spelling when letters or digits are percent-encoded: otherwise the same page would have several
 * addresses (RFC 3986, 6.2.2.2). Undefined when there is nothing to correct.
 */
export function plainPath(path: string): string | undefined {
  const plain = path.replace(/%(?:3\d|[46][1-9a-f]|[57][\da]|2d|5f|7e)/gi, decodeURIComponent)
  return plain === path ? undefined : plain
}
