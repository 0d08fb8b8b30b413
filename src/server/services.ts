import { SEARCH_INDEXES } from '~/features/administration/server/search/indexes'
import { noteVisit } from '~/features/job-postings/server/record-interest'
import { flushInterest } from '~/features/job-postings/server/views'
import { currentTime } from '~/lib/current-time'
import { startBus } from '~/platform/server/bus/bus'
import { workDatabase } from '~/platform/server/database/db'
import { onVisit } from '~/platform/server/http/visits'
import { processLog } from '~/platform/server/process-log'
import { repeatedFailures } from '~/platform/server/repeated-failures'
import { followIndexes } from '~/platform/server/search/indexes'
import { keepDoing } from './keep-doing'

/** How often counted visits are written, milliseconds. */
const WRITE_MS = 5_000

/** Starts what every process needs, whatever its role: it hears notices, follows the search and counts its visits. */
export function startServices(): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const { db } = workDatabase()
  const stopCounting = onVisit((visit) => noteVisit(visit, currentTime()))
  const views = { name: 'views', wakenBy: [], everyMs: WRITE_MS, run: () => flushInterest(db) }
  const tell = repeatedFailures(processLog)
  const following = followIndexes(
    SEARCH_INDEXES.map(({ definition }) => definition),
    signal,
    (error, index) => tell('error', { error, index }, 'search index not followed'),
  )
  const running = [following, keepDoing(views, signal)]
  const bus = startBus((error) => tell('warn', { error }, 'notices are not heard'))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
      await bus.stop()
      stopCounting()
      await flushInterest(db).catch((error: unknown) => processLog().error({ error }, 'views not written'))
    },
  }
}
