import { FEW } from '../../database/turns.ts'
import { crowdedRequests, waitingRequests } from '../../metrics/registry.ts'
import type { Exchange } from '../exchange.ts'
import { CrowdedError, type Places } from './places.ts'

/** What programs read. */
const FOR_PROGRAMS = /^\/(?:api\/v1\/|sitemap|robots\.txt|transparency\.json)/

/**
 * Does what a request wants as soon as there is a place for it. A page that others wait for as well (`isShared`) is made
 * also when its own visitor has left.
 * @throws {CrowdedError} when too many others are before it
 */
export async function inPlace<Result>(
  places: Places,
  exchange: Exchange,
  work: () => Promise<Result> | Result,
  isShared = false,
): Promise<Result> {
  const { response, origin } = exchange
  const left = new AbortController()
  const leave = () => left.abort()
  if (response.closed && !isShared) leave()
  response.once('close', leave)
  const comer = { client: origin.ip, isPatient: isPatient(exchange), left: isShared ? undefined : left.signal }
  const taking = places.take(comer)
  waitingRequests.set(places.waiting)
  try {
    await taking
  } catch (error) {
    if (error instanceof CrowdedError) crowdedRequests.inc()
    throw error
  } finally {
    waitingRequests.set(places.waiting)
    response.off('close', leave)
  }
  const end = await taking
  try {
    return await work()
  } finally {
    end()
  }
}

/** Whether nobody looks at a screen for it. */
export function isPatient({ path, request: { headers } }: Pick<Exchange, 'path' | 'request'>): boolean {
  if (headers['sec-purpose']?.includes('prefetch') || headers.purpose === 'prefetch') return true
  if (path.startsWith('/api/trpc/')) return path.split(/,|%2c/i, FEW + 1).length > FEW
  return FOR_PROGRAMS.test(path)
}
