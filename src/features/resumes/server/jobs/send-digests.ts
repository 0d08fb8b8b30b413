import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { isCompanyActor, type SignedInActor } from '~/features/accounts/actor'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { loadUser } from '~/features/applicants/server/load-actor'
import { applicantProfile } from '~/features/applicants/server/table'
import { hasActivePosting } from '~/features/job-postings/server/queries/has-active'
import { nextRun } from '~/features/job-search/server/alerts/schedule'
import { pick } from '~/lib/pick'
import type { Database, Transaction } from '~/platform/server/database/db'
import { inTransactions } from '~/platform/server/jobs/batches'
import { resumeSearchGate } from '../../policy'
import { readResumeSearch } from '../../search-params'
import { savedResumeSearch, savedResumeSearchHit } from '../saved-search-table'
import { newResumesMail } from '../saved-searches/digest-email'
import { readAsked } from '../search/asked-search'
import { hitsOf } from '../search/hit'
import { findNews, isFound } from '../search/search'
import { sheetColumns } from '../sheet-query'
import { resume } from '../table'

/** Résumés listed in a mail; the rest is one click away. */
const LISTED = 15
/** Hits read for one mail, those with the latest changes; the others are counted. */
const MOST = 300
const OVERLAP_MS = 5 * 60_000

/**
 * Reports new hits of saved searches, each on its morning: only applicants who can be found now and do not block the
 * company, nobody twice, and never empty. People who may not search now (no licence, no active posting, no longer a
 * member) get nothing. May be repeated or run twice at once.
 * @returns how many mails
 */
export function sendResumeDigests(db: Database, now: Date, { most = MOST } = {}): Promise<number> {
  return inTransactions(db, (tx) => sendNext(tx, now, most))
}

async function sendNext(tx: Transaction, now: Date, most: number): Promise<number | null> {
  const [due] = await tx
    .select({
      ...pick(savedResumeSearch, 'id', 'userId', 'companyId', 'name', 'search'),
      frequency: savedResumeSearch.mailFrequency,
      since: savedResumeSearch.mailedUpTo,
    })
    .from(savedResumeSearch)
    .where(and(isNotNull(savedResumeSearch.mailFrequency), lte(savedResumeSearch.nextRunAt, now)))
    .orderBy(savedResumeSearch.nextRunAt)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return null
  const { id, companyId, frequency, since, name } = due
  if (frequency === null) return 0
  const next = { nextRunAt: nextRun(frequency, now) }
  const change = (values: Partial<typeof savedResumeSearch.$inferInsert>) =>
    tx.update(savedResumeSearch).set(values).where(eq(savedResumeSearch.id, id))
  const reader = (await loadUser(tx, due.userId, now))?.actor ?? null
  if (!(await maySearch(tx, reader, companyId, now)) || !reader) {
    await change(next)
    return 0
  }
  const search = readResumeSearch(due.search)
  const { ids: found, further } = await findNews(companyId, search, { since: since ?? now, now, most })
  const untold = await notTold(tx, id, found)
  const rows = await tx
    .select({ applicantProfileId: resume.applicantProfileId, ...sheetColumns })
    .from(resume)
    .innerJoin(applicantProfile, eq(applicantProfile.id, resume.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .where(isFound(tx, companyId, untold))
  const byId = new Map(rows.map((row) => [row.applicantProfileId, row]))
  const fresh = untold.flatMap((profileId) => byId.get(profileId) ?? [])
  // Overlaps slightly with what was read before: changes being written at the time have an earlier date. Nobody is
  // reported twice, but applicants from before the mails were requested are not new.
  const lookedAt = new Date(now.getTime() - OVERLAP_MS)
  await change({ ...next, mailedUpTo: since && since > lookedAt ? since : lookedAt })
  if (fresh.length === 0) return 0
  await tx
    .insert(savedResumeSearchHit)
    .values(fresh.map(({ applicantProfileId }) => ({ savedResumeSearchId: id, applicantProfileId })))
    .onConflictDoNothing()
  // Always redacted: the person's identity is shown only in the product, where the opening is recorded.
  const hits = fresh
    .slice(0, LISTED)
    .map((row) => ({ ...row, isRedacted: true, distanceKm: null }))
    .map(hitsOf(readAsked(search), now))
  await enqueueMails(tx, [newResumesMail(reader.email, { id, name, search, frequency }, hits, fresh.length + further)])
  return 1
}

async function maySearch(tx: Transaction, reader: SignedInActor | null, companyId: string, now: Date) {
  if (!isCompanyActor(reader) || reader.company.id !== companyId) return false
  return resumeSearchGate(reader, await hasActivePosting(tx, reader, now)) === 'open'
}

async function notTold(tx: Transaction, id: string, found: string[]) {
  if (found.length === 0) return found
  const told = await tx
    .select({ id: savedResumeSearchHit.applicantProfileId })
    .from(savedResumeSearchHit)
    .where(eq(savedResumeSearchHit.savedResumeSearchId, id))
  const known = new Set(told.map((row) => row.id))
  return found.filter((profileId) => !known.has(profileId))
}
