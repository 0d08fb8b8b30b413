import { createHash } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { currentTime } from '~/lib/current-time'
import { ACTIVITY_TAILS, COMPOUND_PARTS, OCCUPATION_TAILS } from '~/lib/german-compound-parts'
import { OCCUPATION_LINES } from '~/lib/occupations/lines'
import type { Database } from '~/platform/server/database/db'
import { enqueueSearchChanges } from '../search-row'
import { searchState } from '../search-table'
import { jobPosting } from '../table'
import { BatchSize } from './batch-size'
import { indexPostings } from './index-postings'
import { listRows } from './list-rows'
import { settleWordIndex } from './settle-word-index'

/** Raise it when the normaliser or the lexemes change; the lexicon's own changes are noticed. */
const NORMALISER_VERSION = 7

/** Only one process rebuilds at a time. */
const REBUILD_LOCK = 7_305_001

type Progress = (done: number) => void

/** What an index must have been made with to fit this program. */
export function searchIndexVersion(): string {
  const lexicon = createHash('sha256')
    .update(OCCUPATION_LINES.join('\n'))
    .update([...COMPOUND_PARTS, ...OCCUPATION_TAILS, ...ACTIVITY_TAILS].join(' '))
  return `${NORMALISER_VERSION}-${lexicon.digest('hex').slice(0, 16)}`
}

/** Rebuilds the index when it was made with another normaliser or lexicon, or is new. */
export async function rebuildOutdatedIndex(db: Database): Promise<number> {
  const [state] = await db.select({ version: searchState.version }).from(searchState)
  return state?.version === searchIndexVersion() ? 0 : rebuildSearchIndex(db)
}

/**
 * Writes every row of the index anew, batch by batch, while searches go on; then takes out what no longer belongs.
 * Returns the number of postings, 0 when another process is at it.
 */
export async function rebuildSearchIndex(db: Database, onProgress: Progress = () => {}): Promise<number> {
  const version = searchIndexVersion()
  const size = new BatchSize()
  let last: string | undefined
  let done = 0
  for (;;) {
    const ids = await nextIds(db, last, size.current)
    const started = performance.now()
    if (ids.length === 0) break
    const isMine = await db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${REBUILD_LOCK}) as free`)
      if (rows[0]?.free !== true) return false
      await enqueueSearchChanges(tx, await indexPostings(tx, ids), { isBulk: true })
      return true
    })
    if (!isMine) return 0
    last = ids.at(-1)
    done += ids.length
    size.took(performance.now() - started)
    onProgress(done)
  }
  await removeLeftovers(db)
  await settleWordIndex(db)
  await listRows(db, 1)
  await db
    .insert(searchState)
    .values({ id: 1, version, builtAt: currentTime() })
    .onConflictDoUpdate({ target: searchState.id, set: { version, builtAt: currentTime() } })
  for (const table of ['search_posting', 'search_sample16', 'search_sample256', 'search_row', 'search_list'])
    await db.execute(sql.raw(`analyze ${table}`))
  return done
}

async function nextIds(db: Database, after: string | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: jobPosting.id })
    .from(jobPosting)
    .where(and(eq(jobPosting.status, 'published'), after === undefined ? undefined : gt(jobPosting.id, after)))
    .orderBy(asc(jobPosting.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

async function removeLeftovers(db: Database) {
  for (const table of ['search_posting', 'search_sample16', 'search_sample256']) {
    await db.execute(
      sql.raw(`delete from ${table} s where not exists (
        select from job_posting p where p.id = s.job_posting_id and p.status = 'published')`),
    )
  }
  await db.execute(sql`
    update company_profile p set open_postings = coalesce(online.count, 0)
    from company_profile q
    left join (select c.company_id, count(*) from search_posting s join search_company c on c.id = s.company group by 1) online
      on online.company_id = q.company_id
    where q.id = p.id and p.open_postings <> coalesce(online.count, 0)`)
  await db.execute(sql`delete from search_title t where not exists (select from search_posting s where s.title = t.id)`)
  await db.execute(
    sql`delete from search_company c where not exists (select from search_posting s where s.company = c.id)
      and not exists (select from company_profile p where p.company_id = c.company_id)`,
  )
}
