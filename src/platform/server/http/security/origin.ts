import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Where a request came from, as far as it can be trusted. */
export type Origin = { readonly ip: string; readonly protocol: 'http' | 'https'; readonly host: string }

/**
 * Client address, scheme and host of a request; undefined when its host or its end is ambiguous, or when a trusted
 * proxy wrote an invalid value.
 * Every proxy appends to X-Forwarded-For what it saw, so the entry that counts is the one the outermost of our own
 * `trustProxy` proxies wrote: that many from the right. Everything left of it was written by the client.
 */
export function originOf(request: IncomingMessage, trustProxy: number, secure: boolean): Origin | undefined {
  if (isUnclear(request)) return undefined
  const forwarded = trustProxy === 0 ? {} : request.headers
  const said = entryOf(forwarded['x-forwarded-proto'], trustProxy)?.toLowerCase() ?? 'http'
  if (said !== 'http' && said !== 'https') return undefined
  const protocol = secure ? 'https' : said
  // A request of HTTP/1.0 may come without Host.
  const own = canonicalHost(protocol, request.headers.host ?? 'localhost')
  const forwardedHost = entryOf(forwarded['x-forwarded-host'], trustProxy)
  const host = forwardedHost === undefined ? own : canonicalHost(protocol, forwardedHost)
  const ip = plainAddress(entryOf(forwarded['x-forwarded-for'], trustProxy) ?? request.socket.remoteAddress ?? '')
  if (own === undefined || host === undefined || (trustProxy > 0 && isIP(ip) === 0)) return undefined
  return { ip, protocol, host }
}

/**
 * Whether a request can be understood in two ways, so that a proxy in front may have seen another one than we do: where
 * its body ends (RFC 9112, 6.1), and for which host it is (3.2). Node itself refuses invalid HTTP, a second
 * Content-Length, and one next to Transfer-Encoding.
 */
function isUnclear({ httpVersion, headers, headersDistinct, url = '' }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return true
  const coding = headers['transfer-encoding']
  // HTTP/1.0 does not know this encoding, and for any other we could not find the end.
  if (coding !== undefined && (httpVersion === '1.0' || coding.toLowerCase() !== 'chunked')) return true
  if (headers.host === undefined) return httpVersion === '1.1'
  return headersDistinct.host?.length !== 1 || (!url.startsWith('/') && !namesSameHost(url, headers.host))
}

/** A target with a host of its own (absolute form), which some prefer to the header and others ignore. */
function namesSameHost(url: string, host: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, username, password, host: named } = new URL(url)
  return username === '' && password === '' && named !== '' && named === canonicalHost(protocol.slice(0, -1), host)
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
/** Characters: a name of 253, and a port. */
const MAX_HOST = 260

/** Host and port in the one spelling used in the application's addresses; undefined when it is invalid. */
function canonicalHost(protocol: string, host: string): string | undefined {
  const url = `${protocol}://${host}/`
  return host.length <= MAX_HOST && HOST.test(host) && URL.canParse(url) ? new URL(url).host : undefined
}

function entryOf(header: string | string[] | undefined, hops: number): string | undefined {
  if (header === undefined) return undefined
  const entries = String(header).split(',')
  return entries[Math.max(0, entries.length - hops)]?.trim()
}

/** IPv4 as IPv4 even when it reached an IPv6 socket, and without the port some proxies add. */
function plainAddress(address: string): string {
  return address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}
