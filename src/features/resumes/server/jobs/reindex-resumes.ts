import { asc, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { searchIndexVersion } from '~/features/job-postings/server/search/posting-index'
import { addDays } from '~/lib/dates'
import type { Database } from '~/platform/server/database/db'
import { renewWordIndex } from '~/platform/server/word-index/renew'
import { resume } from '../table'
import { reindexResumes } from '../terms'

/** Years of work grow by themselves; a résumé is worked out anew this often, days. */
const MAX_AGE_DAYS = 30
const BATCH = 100

/**
 * Works out anew the lexemes of résumés that never were or not for long: those from before languages and years were
 * among them, and those whose last job goes on. Harmless when repeated or cut off.
 *
 * @returns how many people's résumés were done
 */
export async function reindexOldResumes(db: Database, now: Date): Promise<number> {
  const old = await db
    .select({ applicantProfileId: resume.applicantProfileId })
    .from(resume)
    .where(or(isNull(resume.indexedAt), lt(resume.indexedAt, addDays(now, -MAX_AGE_DAYS))))
    .orderBy(asc(resume.indexedAt))
    .limit(BATCH)
  const people = new Set(old.map(({ applicantProfileId }) => applicantProfileId))
  for (const id of people) await db.transaction((tx) => reindexResumes(tx, id, now))
  return people.size
}

/**
 * Works out all lexemes anew when they were made with another normaliser. Which are still to be done is kept, so what is
 * cut off (by the signal between two batches) goes on with `reindexOldResumes`.
 *
 * @returns how many people's résumés were done
 */
export async function renewResumeWords(
  db: Database,
  now: Date,
  { version = searchIndexVersion(), signal }: { version?: string; signal?: AbortSignal } = {},
): Promise<number> {
  let done = 0
  await renewWordIndex(db, { name: 'resume', version }, async () => {
    const marked = await db.execute(sql`update resume set indexed_at = null where ${isNotNull(resume.indexedAt)}`)
    return marked.rowCount
  })
  while (!signal?.aborted) {
    const people = await reindexOldResumes(db, now)
    if (people === 0) break
    done += people
  }
  return done
}
