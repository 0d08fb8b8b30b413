import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '~/platform/server/config'
import type { RunningServer } from '~/platform/server/http/serve'
import { endStreams } from '~/platform/server/live/hub'
import { startServices } from '../services'
import { startWorkers } from '../workers'

/** Extra time for returned jobs and closing connections beyond what requests get, milliseconds. */
const REST_MS = 15_000

/** Starts the work of this process besides answering, according to its role. */
export function startWork(role: Config['ROLE']) {
  return { services: startServices(), workers: role === 'web' ? undefined : startWorkers() }
}

/**
 * Hands over to other processes: load balancers are told and get time to notice, background work is given back
 * meanwhile, streams reconnect elsewhere, and running requests may finish. Notices are heard to the end, so that no
 * outdated page is served.
 * @param server missing in development
 */
export async function handOver(
  { services, workers }: ReturnType<typeof startWork>,
  server: RunningServer | undefined,
  { DRAIN_DELAY }: Config,
): Promise<void> {
  server?.announceEnd()
  const givenBack = workers?.stop()
  await wait(DRAIN_DELAY * 1000)
  await endStreams()
  // Without a balancer nobody has to be told what is still running.
  if (DRAIN_DELAY > 0) await server?.finishRunning()
  await Promise.all([server?.drain(), givenBack])
  await services.stop()
}

/** The longest duration of {@link handOver}, milliseconds. */
export function longestHandOver({ DRAIN_DELAY, DRAIN_LIMIT }: Config): number {
  return (DRAIN_DELAY + DRAIN_LIMIT) * 1000 + REST_MS
}
