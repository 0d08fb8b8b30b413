import { asc, isNull, lt, or } from 'drizzle-orm'
import { addDays } from '~/lib/dates'
import type { Database } from '~/platform/server/database/db'
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
