import { MAX_URL_LENGTH } from './limits.ts'

/** The address that a request asks for, or the status that refuses it. */
export type Target = { readonly path: string; readonly search: string } | { readonly refused: 400 | 414 }

/**
 * Takes the request target apart (RFC 9112, 3.2).
 *
 * Refuses what would only hurt further inside: NUL (PostgreSQL cannot store it), and in the path also broken
 * percent-encoding and backslashes (browsers read them as slashes). Several slashes at the start become one, so that no
 * redirect built from the path can lead to another host. What people search for may have backslashes.
 */
export function parseTarget(url: string): Target {
  if (url.length > MAX_URL_LENGTH) return { refused: 414 }
  const relative = url.startsWith('/') ? url : pathOfAbsolute(url)
  if (relative === undefined || relative.includes('%00')) return { refused: 400 }
  const question = relative.indexOf('?')
  const rawPath = question === -1 ? relative : relative.slice(0, question)
  const path = rawPath.startsWith('//') ? rawPath.replace(/^\/+/, '/') : rawPath
  if (BACKSLASH.test(path) || !isDecodable(path)) return { refused: 400 }
  return { path, search: question === -1 ? '' : relative.slice(question) }
}

const BACKSLASH = /\\|%5c/i

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
