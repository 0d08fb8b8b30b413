import type { IncomingMessage } from 'node:http'
import { canonicalHost } from './forwarded.ts'

/**
 * Whether a request can be understood in two ways, so that a proxy in front may have seen another one than we do: where
 * its body ends (RFC 9112, 6.1), and for which host it is (3.2). Node itself refuses what is not HTTP at all, a second
 * Content-Length, and one beside Transfer-Encoding.
 */
export function isUnclear(request: IncomingMessage): boolean {
  const { httpVersion, headers, url = '' } = request
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return true
  const coding = headers['transfer-encoding']
  // Before 1.1 nobody knows that coding, and of any other we could not tell the end.
  if (coding !== undefined && (httpVersion === '1.0' || coding.toLowerCase() !== 'chunked')) return true
  if (headers.host === undefined) return httpVersion === '1.1'
  return !url.startsWith('/') && !namesSameHost(url, headers.host)
}

/** A target with a host of its own (absolute form), which wins over the header for some and loses for others. */
function namesSameHost(url: string, host: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, username, password, host: named } = new URL(url)
  return username === '' && password === '' && named !== '' && named === canonicalHost(protocol.slice(0, -1), host)
}
