import { eq, sql } from 'drizzle-orm'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { companyProfile } from '~/features/companies/server/table'
import { pausesAt } from '~/features/job-postings/confirmation'
import { jobPostingError } from '~/features/job-postings/errors'
import { postingRights } from '~/features/job-postings/policy'
import { transition } from '~/features/job-postings/server/lifecycle'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { jobPosting, lastSignOfLife } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Database, Queryable, Transaction } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import { lockPosting } from '../command-context'
import { claimSlot, lockForSlot } from '../go-online'

const linked = {
  ...pick(jobPosting, 'id', 'companyId', 'title', 'status', 'runsUntil', 'confirmedAt', 'confirmationAskedAt'),
  ...pick(jobPosting, 'pausedUnconfirmed', 'pausedByLicense', 'pausedOverdue'),
}
type Linked = Pick<typeof jobPosting.$inferSelect, keyof typeof linked>

/**
 * The page behind a "still open?" link. Reading it changes nothing.
 * @throws AppError confirmationUnknown
 */
export async function findConfirmation(db: Queryable, token: string, now: Date) {
  const [row] = await db
    .select({
      ...linked,
      companyName: companyProfile.name,
      lifeSign: lastSignOfLife(jobPosting).mapWith(jobPosting.publishedAt),
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(eq(jobPosting.confirmationTokenHash, hashLinkToken(token)))
  if (!row) throw jobPostingError('confirmationUnknown')
  const { lifeSign, confirmationAskedAt, runsUntil, status, ...shown } = row
  return {
    ...pick(shown, 'id', 'title', 'companyName', 'pausedUnconfirmed', 'pausedByLicense', 'pausedOverdue'),
    state: stateOf(row, now),
    /** When the posting pauses without an answer. */
    pausesAt: pausesAt(lifeSign, confirmationAskedAt ?? now),
  }
}

/**
 * Confirms from the mail that the job is still open; a posting paused for lack of an answer is open again. A link
 * answers one question: using it again changes nothing.
 * @throws AppError confirmationUnknown, isOver, notInThisState, profileFirst, licenseFirst, planFull
 */
export async function confirmByLink({ db, now }: { db: Database; now: Date }, { token }: { token: string }) {
  await db.transaction(async (tx) => {
    const isLinked = eq(jobPosting.confirmationTokenHash, hashLinkToken(token))
    const [found] = await tx.select({ companyId: jobPosting.companyId }).from(jobPosting).where(isLinked)
    if (!found) throw jobPostingError('confirmationUnknown')
    await lockForSlot(tx, found.companyId)
    const [row] = await tx.select(linked).from(jobPosting).where(isLinked).for('update')
    if (!row) throw jobPostingError('confirmationUnknown')
    const state = stateOf(row, now)
    if (state === 'over') throw jobPostingError('isOver')
    if (state === 'paused') throw jobPostingError('notInThisState')
    if (state === 'confirmed') return
    await confirm(tx, row, now)
  })
}

/**
 * Confirms in "Jobs verwalten" that the job is still open.
 * @throws AppError notFound, notInThisState, licenseFirst, planFull
 */
export async function confirmJobPosting(ctx: CompanyContext, { id }: { id: string }): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const companyId = ctx.actor.company.id
    await lockForSlot(tx, companyId)
    const posting = await lockPosting(tx, ctx.actor, id)
    if (!postingRights(posting, ctx.now).confirm) throw jobPostingError('notInThisState')
    await confirm(tx, { ...posting, companyId }, ctx.now)
  })
  return { id }
}

type Confirmed = { id: string; companyId: string; pausedUnconfirmed: boolean }

/** Only what comes back online needs a place in the plan; an open posting has its own. */
async function confirm(tx: Transaction, { id, companyId, pausedUnconfirmed }: Confirmed, now: Date): Promise<void> {
  if (pausedUnconfirmed) {
    await claimSlot(tx, companyId, now, id)
    return transition(tx, [id], 'resume', { now, confirmedAt: now })
  }
  // The answer does not change an open posting: otherwise feeds and sitemap would list it as new.
  await tx
    .update(jobPosting)
    .set({ confirmedAt: now, updatedAt: sql`${jobPosting.updatedAt}` })
    .where(eq(jobPosting.id, id))
  await markPostings(tx, [id])
}

/** `paused` for a reason of its own: an answer would not bring it back. */
function stateOf({ status, runsUntil, pausedUnconfirmed, confirmedAt, confirmationAskedAt }: Linked, now: Date) {
  if (status === 'archived' || status === 'expired' || runsUntil === null || runsUntil <= now) return 'over'
  if (status === 'paused') return pausedUnconfirmed ? 'open' : 'paused'
  const isAnswered = confirmedAt !== null && confirmationAskedAt !== null && confirmedAt >= confirmationAskedAt
  return isAnswered ? 'confirmed' : 'open'
}
