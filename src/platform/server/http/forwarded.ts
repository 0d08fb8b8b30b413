import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Where a request came from, as far as it can be believed. */
export type Origin = { readonly ip: string; readonly protocol: 'http' | 'https'; readonly host: string }

/**
 * Client address, scheme and host of a request.
 *
 * Every proxy appends to X-Forwarded-For what it saw, so the entry that counts is the one the outermost of our own
 * `trustProxy` proxies wrote: that many from the right. Whatever stands left of it was written by the client.
 */
export function originOf(request: IncomingMessage, trustProxy: number): Origin {
  const socketAddress = unmapped(request.socket.remoteAddress ?? '')
  const host = request.headers.host ?? 'localhost'
  if (trustProxy === 0) return { ip: socketAddress, protocol: 'http', host }
  const forwardedAddress = plainAddress(entryOf(request.headers['x-forwarded-for'], trustProxy) ?? '')
  const forwardedHost = entryOf(request.headers['x-forwarded-host'], trustProxy)
  return {
    ip: isIP(forwardedAddress) === 0 ? socketAddress : forwardedAddress,
    protocol: entryOf(request.headers['x-forwarded-proto'], trustProxy) === 'https' ? 'https' : 'http',
    host: forwardedHost !== undefined && HOST.test(forwardedHost) ? forwardedHost : host,
  }
}

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i

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
