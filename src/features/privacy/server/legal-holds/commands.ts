import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyActor, SignedInActor } from '~/features/accounts/actor'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { legalHold } from '~/features/applications/server/legal-holds/table'
import { application } from '~/features/applications/server/table'
import { memberEmails } from '~/features/companies/server/recipients'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import { uuidv7 } from '~/lib/uuid'
import { audit } from '~/platform/server/audit/audit'
import { anyOf, type Database, type Transaction } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { privacyError } from '../../errors'
import type { liftHoldSchema, placeHoldSchema } from '../../legal-hold'
import { heldMail, holdEndedMail } from './emails'

type Ctx<Actor> = { db: Database; actor: Actor; now: Date }

/**
 * Stops the deletion of all applications to one of the company's postings. Who was told a date hears that it no longer
 * holds.
 * @throws AppError postingNotFound, alreadyHeld
 */
export async function placeHold({ db, actor, now }: Ctx<CompanyActor>, input: z.infer<typeof placeHoldSchema>) {
  const { jobPostingId, reason } = input
  const companyId = actor.company.id
  await db.transaction(async (tx) => {
    const [posting] = await tx
      .select({ title: jobPosting.title })
      .from(jobPosting)
      .where(and(eq(jobPosting.id, jobPostingId), eq(jobPosting.companyId, companyId), ne(jobPosting.status, 'draft')))
      .for('share')
    if (!posting) throw privacyError('postingNotFound')
    // A deletion that has begun is waited for, and one that begins now finds the hold.
    await tx
      .select({ id: application.id })
      .from(application)
      .where(eq(application.jobPostingId, jobPostingId))
      .orderBy(application.id)
      .for('update')
    const id = uuidv7()
    const made = await tx
      .insert(legalHold)
      .values({ id, companyId, jobPostingId, reason, placedByUserId: actor.userId, placedAt: now })
      .onConflictDoNothing()
      .returning({ id: legalHold.id })
    if (made.length === 0) throw privacyError('alreadyHeld')
    await tellAnnounced(tx, { id, jobPostingId, title: posting.title, companyId })
    await takeBackAnnouncements(tx, eq(application.jobPostingId, jobPostingId))
    await audit(tx, actor, 'legal-hold.placed', { type: 'job-posting', id: jobPostingId })
  })
}

/**
 * Lets the deletion go on: it is announced again, as long before as is set. May be repeated.
 * @param scope which holds the caller may lift
 * @throws AppError holdNotFound
 */
export async function liftHold(
  { db, actor, now }: Ctx<SignedInActor>,
  input: z.infer<typeof liftHoldSchema>,
  scope?: SQL,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [hold] = await tx
      .select({
        ...pick(legalHold, 'id', 'companyId', 'jobPostingId', 'liftedAt'),
        title: jobPosting.title,
      })
      .from(legalHold)
      .innerJoin(jobPosting, eq(jobPosting.id, legalHold.jobPostingId))
      .where(and(eq(legalHold.id, input.id), scope))
      .for('update', { of: legalHold })
    if (!hold) throw privacyError('holdNotFound')
    if (hold.liftedAt) return
    await tx
      .update(legalHold)
      .set({ liftedAt: now, liftedByUserId: actor.userId, liftReason: input.reason })
      .where(eq(legalHold.id, hold.id))
    await takeBackAnnouncements(tx, eq(application.jobPostingId, hold.jobPostingId))
    const members = await memberEmails(tx, hold.companyId)
    const { retentionNoticeDays: noticeDays } = await getSettings(tx)
    await mailEach(tx, members, (member) =>
      holdEndedMail(member, { id: hold.id, title: hold.title, reason: input.reason, noticeDays }),
    )
    await audit(tx, actor, 'legal-hold.lifted', { type: 'job-posting', id: hold.jobPostingId })
  })
}

/** A company that has left needs no evidence any more. */
export async function liftHoldsOf(tx: Transaction, companyId: string, now: Date): Promise<void> {
  const lifted = await tx
    .update(legalHold)
    .set({ liftedAt: now })
    .where(and(eq(legalHold.companyId, companyId), isNull(legalHold.liftedAt)))
    .returning({ jobPostingId: legalHold.jobPostingId })
  const postings = lifted.map(({ jobPostingId }) => jobPostingId)
  await takeBackAnnouncements(tx, anyOf(application.jobPostingId, postings))
  for (const subjectId of postings) {
    await audit(tx, null, 'legal-hold.lifted', { type: 'job-posting', id: subjectId })
  }
}

/** Nothing is deleted that was not announced: after a hold both sides are told again. */
async function takeBackAnnouncements(tx: Transaction, ofPostings: SQL): Promise<void> {
  await tx
    .update(application)
    .set({ deletionAnnouncedAt: null, updatedAt: sql`${application.updatedAt}` })
    .where(and(ofPostings, isNotNull(application.deletionAnnouncedAt)))
}

async function tellAnnounced(
  tx: Transaction,
  hold: { id: string; jobPostingId: string; title: string; companyId: string },
): Promise<void> {
  const told = await tx
    .select({
      id: application.id,
      email: user.email,
      firstName: applicantProfile.firstName,
      companyName: companyProfile.name,
    })
    .from(application)
    .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .where(and(eq(application.jobPostingId, hold.jobPostingId), isNotNull(application.deletionAnnouncedAt)))
  const { retentionNoticeDays: noticeDays } = await getSettings(tx)
  await mailEach(tx, told, ({ id, companyName, ...to }) =>
    heldMail(to, { holdId: hold.id, id, title: hold.title, companyName, noticeDays }),
  )
}
