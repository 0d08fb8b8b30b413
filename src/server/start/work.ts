import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '~/platform/server/config'
import type { RunningServer } from '~/platform/server/http/serve'
import { endStreams } from '~/platform/server/live/hub'
import { startServices } from '../services'
import { startWorkers } from '../workers'

/** Jobs that are given back, connections that are closed: beyond what requests were promised, milliseconds. */
const REST_MS = 15_000

/** Starts what this process does besides answering, as its role has it. */
export function startWork(role: Config['ROLE']) {
  return { services: startServices(), workers: role === 'web' ? undefined : startWorkers() }
}

/**
 * Hands over to other processes: load balancers are told and get their time to notice, background work is given back
 * meanwhile, streams are sent elsewhere, and what was begun may end. The notices are heard to the last, so that no page is
 * kept that has changed.
 *
 * @param server absent while developing
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
  await Promise.all([server?.drain(), givenBack])
  await services.stop()
}

/** The longest that {@link handOver} takes, milliseconds. */
export function longestHandOver({ DRAIN_DELAY, DRAIN_LIMIT }: Config): number {
  return (DRAIN_DELAY + DRAIN_LIMIT) * 1000 + REST_MS
}
