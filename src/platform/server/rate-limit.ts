import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** How often one caller may do something, in this process. */
export type RateLimit = {
  /** Counts one call. */
  take(caller: string | null): { ok: boolean; remaining: number; retryAfterSeconds: number }
  readonly limit: number
}

/** Most callers remembered; beyond it the oldest are dropped, which only forgives. */
const MAX_CALLERS = 20_000

/**
 * A limit with fixed windows, held in memory: nothing about anybody is stored, and several processes count each for
 * itself. For reading. What has an effect (signing in, mails, things stored) is counted in the database: better-auth does
 * it by itself, everything else through `features/accounts/server/limits/attempts.ts`. See docs/decisions/008.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createRateLimit(
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
  now: () => number = () => performance.now(),
): RateLimit {
  const windows = new Map<string, { endsAt: number; taken: number }>()
  return {
    limit,
    take(caller) {
      const key = networkOf(caller)
      const at = now()
      let window = windows.get(key)
      if (window === undefined || window.endsAt <= at) {
        windows.delete(key)
        window = { endsAt: at + windowSeconds * 1000, taken: 0 }
        windows.set(key, window)
        if (windows.size > MAX_CALLERS) forgetOldest(windows)
      }
      window.taken += 1
      return {
        ok: window.taken <= limit,
        remaining: Math.max(0, limit - window.taken),
        retryAfterSeconds: Math.ceil((window.endsAt - at) / 1000),
      }
    },
  }
}

/**
 * How an address is counted for limits: an IPv4 address as it is, of an IPv6 address the first 64 bits. The rest
 * belongs to a single connection, which could otherwise use a new one for each attempt.
 */
export function networkOf(address: string | null): string {
  if (address === null) return 'unknown'
  if (!isIPv6(address)) return address
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}

function forgetOldest(windows: Map<string, unknown>): void {
  const [oldest] = windows.keys()
  if (oldest !== undefined) windows.delete(oldest)
}
