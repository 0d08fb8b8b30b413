import { Resolver } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { getConfig } from '~/platform/server/config'

/** Access to the network; a test has its own name server and web server. */
export type Lookups = {
  /** The TXT records of a name, each joined from its pieces. Fails like `node:dns`. */
  txt(name: string): Promise<string[]>
  /** All addresses of a name. Fails like `node:dns` when there are none. */
  addresses(name: string): Promise<string[]>
  mayReach(address: string): boolean
  scheme: 'https' | 'http'
  port: number
}

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
const TIMEOUT_MS = 2500
const TRIES = 2

/** Name servers are asked directly, without this machine's hosts file; only public addresses are contacted. */
export function publicLookups({ VERIFICATION_DNS: servers } = getConfig()): Lookups {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  if (servers) resolver.setServers(servers)
  return {
    txt: async (name) => (await resolver.resolveTxt(name)).map((pieces) => pieces.join('')),
    async addresses(name) {
      const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
      const found = [four, six].flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
      if (found.length === 0 && four.status === 'rejected') throw four.reason
      return found
    },
    mayReach: isPublicAddress,
    scheme: 'https',
    port: 443,
  }
}

const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN'])

/** Whether a look-up failed because there is no record, and not because nobody answered. */
export function isNothingThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOTHING_THERE.has(String(error.code))
}

/**
 * Whether an IP address is public. Not public: this machine, its network, reserved ranges, and IPv4 mapped into IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6)
}
