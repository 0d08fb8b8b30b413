import { feeder, SEARCH_INDEXES } from '~/features/administration/server/search/indexes'
import { noteVisit } from '~/features/job-postings/server/record-interest'
import { flushInterest } from '~/features/job-postings/server/views'
import { currentTime } from '~/lib/current-time'
import { startBus } from '~/platform/server/bus/bus'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { onVisit } from '~/platform/server/http/visits'
import { closeStreams } from '~/platform/server/live/hub'
import { keepSending } from '~/platform/server/mail/keep-sending'
import { markArrived } from '~/platform/server/mail/take'
import { hasRightClock } from '~/platform/server/own-clock'
import { processLog } from '~/platform/server/process-log'
import { followIndexes } from '~/platform/server/search/indexes'
import { keepDoing } from './keep-doing'

/** A fallback for lost notices, milliseconds. */
const LOOK_MS = 5_000

/** Starts what runs endlessly in every process besides its jobs: the bus, and what it wakes. */
export function startServices(): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const { db } = database()
  const stopCounting = onVisit((visit) => noteVisit(visit, currentTime()))
  const works = [
    { name: 'search documents', wakenBy: ['search_due'], run: feeder(db) },
    { name: 'views', wakenBy: [], run: () => flushInterest(db) },
  ] as const
  const following = followIndexes(
    SEARCH_INDEXES.map(({ definition }) => definition),
    signal,
    (error, index) => processLog().error({ error, index }, 'search index not followed'),
  )
  const onFailure = (error: unknown) => processLog().error({ error }, 'mails not sent')
  const arrival = {
    name: 'mail',
    wakenBy: ['outbox'],
    everyMs: LOOK_MS,
    run: () => markArrived(db, currentTime()),
  } as const
  const mails = getConfig().SMTP_URL
    ? keepSending(db, { mayRun: hasRightClock, onFailure }, signal)
    : keepDoing(arrival, signal)
  const running = [mails, following, ...works.map((work) => keepDoing({ ...work, everyMs: LOOK_MS }, signal))]
  const bus = startBus((error) => processLog().warn({ error }, 'notices are not heard'))
  return {
    async stop() {
      stopping.abort()
      // Before the web server waits for its last answers: these streams never end by themselves.
      await closeStreams()
      await Promise.all(running)
      await bus.stop()
      stopCounting()
      await flushInterest(db).catch((error: unknown) => processLog().error({ error }, 'views not written'))
    },
  }
}
