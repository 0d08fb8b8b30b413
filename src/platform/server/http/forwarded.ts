import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Where a request came from, as far as it can be believed. */
export type Origin = { readonly ip: string; readonly protocol: 'http' | 'https'; readonly host: string }

/**
 * Client address, scheme and host of a request; undefined when it does not say clearly which host it is for, or when a
 * trusted proxy wrote nonsense.
 *
 * Every proxy appends to X-Forwarded-For what it saw, so the entry that counts is the one the outermost of our own
 * `trustProxy` proxies wrote: that many from the right. Whatever stands left of it was written by the client.
 */
export function originOf(request: IncomingMessage, trustProxy: number, secure: boolean): Origin | undefined {
  if (request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1) {
    return undefined
  }
  const socketAddress = unmapped(request.socket.remoteAddress ?? '')
  const forwarded = trustProxy === 0 ? {} : request.headers
  const said = entryOf(forwarded['x-forwarded-proto'], trustProxy)?.toLowerCase() ?? 'http'
  if (said !== 'http' && said !== 'https') return undefined
  const protocol = secure ? 'https' : said
  // A request of HTTP/1.0 may come without Host.
  const own = canonicalHost(protocol, request.headers.host ?? 'localhost')
  const forwardedHost = entryOf(forwarded['x-forwarded-host'], trustProxy)
  const host = forwardedHost === undefined ? own : canonicalHost(protocol, forwardedHost)
  const forwardedAddress = entryOf(forwarded['x-forwarded-for'], trustProxy)
  const ip = forwardedAddress === undefined ? socketAddress : plainAddress(forwardedAddress)
  if (own === undefined || host === undefined || (trustProxy > 0 && isIP(ip) === 0)) return undefined
  return { ip, protocol, host }
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Host and port in the one spelling that stands in the application's addresses; undefined when it is none. */
export function canonicalHost(protocol: string, host: string): string | undefined {
  const url = `${protocol}://${host}/`
  return host.length <= MAX_HOST && HOST.test(host) && URL.canParse(url) ? new URL(url).host : undefined
}

/** Characters: a name of 253, and a port. */
const MAX_HOST = 260

function entryOf(header: string | string[] | undefined, hops: number): string | undefined {
  if (header === undefined) return undefined
  const entries = String(header).split(',')
  return entries[Math.max(0, entries.length - hops)]?.trim()
}

/** IPv4 as IPv4 even when it reached an IPv6 socket. */
function unmapped(address: string): string {
  return address.startsWith('::') ? address.replace(/^::ffff:(?=\d+\.)/i, '') : address
}

/** Without the port some proxies add as well. */
function plainAddress(address: string): string {
  return unmapped(address)
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}
