import { count, eq, min, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { workerJob } from '~/platform/server/jobs/table'
import { type Engine, engines, readUpTo, unreadIndexes } from '~/platform/server/search/indexes'
import { searchBatch, searchDocument, searchMark } from '~/platform/server/search/table'
import { feedName, SEARCH_INDEXES } from './indexes'

/** Changes by people are found within a second; bulk changes may take this long. */
const PATIENCE_MS = 5 * 60_000

type IndexState = 'ok' | 'late' | 'reading' | 'failed' | 'away' | 'refusing' | 'incomplete'

/** State of the search indexes: documents still due, and those this process has not read yet. */
export async function searchState(db: Queryable, now: Date) {
  return Promise.all(
    SEARCH_INDEXES.map(async ({ label, definition }) => {
      const { name } = definition.schema
      const [[due], [batch], [feed]] = await Promise.all([
        db
          .select({ count: count(), since: min(searchMark.createdAt) })
          .from(searchMark)
          .where(eq(searchMark.indexName, name)),
        db
          .select({ sequence: searchBatch.sequence, at: searchBatch.at })
          .from(searchBatch)
          .where(eq(searchBatch.indexName, name))
          .orderBy(sql`${searchBatch.sequence} desc`)
          .limit(1),
        db
          .select()
          .from(workerJob)
          .where(eq(workerJob.name, feedName(name))),
      ])
      const waitingSince = due?.since ?? null
      const isFailing = feed?.lastFailedAt ? feed.lastFailedAt > (feed.lastSucceededAt ?? new Date(0)) : false
      const isLate = waitingSince !== null && now.getTime() - waitingSince.getTime() > PATIENCE_MS
      return {
        name,
        label,
        due: due?.count ?? 0,
        waitingSince,
        unread: await countUnread(db, name),
        sequence: batch?.sequence ?? null,
        changedAt: batch?.at ?? null,
        lastFailedAt: feed?.lastFailedAt ?? null,
        lastError: feed?.lastError ?? null,
        engine: engines().get(name) ?? null,
        state: stateOf({ isFailing, isLate, isReading: unreadIndexes().includes(name), engine: engines().get(name) }),
      }
    }),
  )
}

/** Documents that were made but are not in this process's index yet. */
async function countUnread(db: Queryable, name: string): Promise<number> {
  const sequence = readUpTo(name)
  if (sequence === null) return 0
  return db.$count(
    searchDocument,
    sql`${searchDocument.indexName} = ${name} and ${searchDocument.sequence} > ${sequence}`,
  )
}

type Seen = { isFailing: boolean; isLate: boolean; isReading: boolean; engine: Engine | undefined }

function stateOf({ isFailing, isLate, isReading, engine }: Seen): IndexState {
  if (engine === 'away' || engine === 'refusing') return engine
  if (engine === 'red') return 'incomplete'
  if (isFailing) return 'failed'
  if (isReading) return 'reading'
  return isLate ? 'late' : 'ok'
}
