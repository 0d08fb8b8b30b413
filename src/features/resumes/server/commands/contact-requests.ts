import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { ApplicantContext, CompanyContext } from '~/features/accounts/server/command-context'
import { enqueueMails, mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import { applicantProfile } from '~/features/applicants/server/table'
import { askerOrAdmins } from '~/features/companies/server/recipients'
import { company, companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import { getConfig } from '~/platform/server/config'
import type { Database, Transaction } from '~/platform/server/database/db'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { resumeError } from '../../errors'
import { resumeRole } from '../../policy'
import { contactAnswerMail, contactRequestMail } from '../contact/contact-emails'
import { restsUntil, transition } from '../contact/contact-lifecycle'
import { isOpenOf } from '../contact/open-postings'
import { contactRequest } from '../contact-table'
import { releaseNow } from '../release'
import { resumeGrant } from '../table'

/** A company may ask at most this many people a day. */
const REQUESTS_PER_DAY = 30

/**
 * Asks a person for contact; the mail has a link for answering without signing in. The same id again gives the same
 * answer.
 * @throws AppError viewForbidden, notFound, notReleased, alreadyReleased, requestPending, requestDeclined,
 * requestExpired, tooManyRequests, postingNotOpen
 */
export async function requestContact(
  ctx: CompanyContext,
  input: { id: string; applicantProfileId: string; message: string; jobPostingId: string | null },
): Promise<void> {
  if (resumeRole(ctx.actor, input.applicantProfileId) !== 'company') throw resumeError('viewForbidden')
  const token = newLinkToken()
  await ctx.db.transaction(async (tx) => {
    const person = await lockPerson(tx, input.applicantProfileId)
    if (!person) throw resumeError('notFound')
    if (await mayAsk(tx, ctx, input)) {
      const posting = await openPosting(tx, ctx, input.jobPostingId)
      await tx.insert(contactRequest).values({
        id: input.id,
        applicantProfileId: input.applicantProfileId,
        companyId: ctx.actor.company.id,
        requestedByUserId: ctx.actor.userId,
        message: input.message,
        jobPostingId: posting?.id ?? null,
        tokenHash: hashLinkToken(token),
        createdAt: ctx.now,
      })
      const url = `${getConfig().APP_URL}/contact-request/${token}`
      const companyName = await companyNameOf(tx, ctx.actor.company.id)
      const { id, message } = input
      await enqueueMails(tx, [contactRequestMail(person, { companyName, message, url, id, posting, askedAt: ctx.now })])
    }
  })
}

/**
 * The applicant's answer within the product.
 * @throws AppError requestNotFound, requestAnswered, requestOver
 */
export async function answerContactRequest(
  ctx: ApplicantContext,
  input: { id: string; accepts: boolean },
): Promise<void> {
  const own = and(eq(contactRequest.id, input.id), eq(contactRequest.applicantProfileId, ctx.actor.applicantProfileId))
  await ctx.db.transaction((tx) => answer(tx, own, input.accepts, ctx.now))
}

/**
 * Takes a yes back: the company reads and writes as if it had been a no. May be repeated.
 * @throws AppError requestNotFound
 */
export async function withdrawContact(ctx: ApplicantContext, { id }: { id: string }): Promise<void> {
  const { applicantProfileId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    const own = and(eq(contactRequest.id, id), eq(contactRequest.applicantProfileId, applicantProfileId))
    const [request] = await tx.select({ companyId: contactRequest.companyId }).from(contactRequest).where(own)
    if (!request) throw resumeError('requestNotFound')
    const ofPair = and(
      eq(contactRequest.applicantProfileId, applicantProfileId),
      eq(contactRequest.companyId, request.companyId),
    )
    // An earlier yes to the same company opened the same door.
    if ((await transition(tx, ofPair, 'withdraw', ctx.now)) === 0) return
    await markApplicants(tx, [applicantProfileId])
    await tx
      .delete(resumeGrant)
      .where(
        and(
          eq(resumeGrant.applicantProfileId, applicantProfileId),
          eq(resumeGrant.companyId, request.companyId),
          eq(resumeGrant.reason, 'contact-request'),
        ),
      )
  })
}

/**
 * The answer from the mail; whoever holds the token is the person it was sent to.
 * @throws as above
 */
export async function answerByToken(
  ctx: { db: Database; now: Date },
  input: { token: string; accepts: boolean },
): Promise<void> {
  await ctx.db.transaction((tx) =>
    answer(tx, eq(contactRequest.tokenHash, hashLinkToken(input.token)), input.accepts, ctx.now),
  )
}

async function answer(tx: Transaction, which: ReturnType<typeof and>, accepts: boolean, now: Date) {
  const state = accepts ? 'accepted' : 'declined'
  const [request] = await tx.select().from(contactRequest).where(which).for('update')
  if (!request) throw resumeError('requestNotFound')
  // The same answer twice, from a second tab or a double click, counts once.
  if (request.state === state) return
  if (request.state === 'expired') throw resumeError('requestOver')
  if (request.state !== 'pending') throw resumeError('requestAnswered')
  if (accepts && (await isRemoved(tx, request.applicantProfileId))) throw resumeError('resumeRemoved')
  await transition(tx, eq(contactRequest.id, request.id), accepts ? 'accept' : 'decline', now)
  const { applicantProfileId, companyId } = request
  if (accepts) {
    await tx
      .insert(resumeGrant)
      .values({ applicantProfileId, companyId, reason: 'contact-request' })
      .onConflictDoNothing()
  }
  const [person] = await tx
    .select({ firstName: applicantProfile.firstName, lastName: applicantProfile.lastName })
    .from(applicantProfile)
    .where(eq(applicantProfile.id, applicantProfileId))
  const url = `${getConfig().APP_URL}/resume/${applicantProfileId}`
  // A person who refuses stays anonymous.
  const name = accepts && person ? `${person.firstName} ${person.lastName}` : null
  const askers = await askerOrAdmins(tx, companyId, request.requestedByUserId)
  await mailEach(tx, askers, (asker) => contactAnswerMail(asker, { name, url, id: request.id }))
}

/** Whether a decision has removed the résumé: a yes would show it again. */
async function isRemoved(tx: Transaction, applicantProfileId: string): Promise<boolean> {
  const removed = and(eq(applicantProfile.id, applicantProfileId), isNotNull(applicantProfile.removedAt))
  return (await tx.$count(applicantProfile, removed)) > 0
}

/** False when this request was made before. */
async function mayAsk(tx: Transaction, ctx: CompanyContext, input: { id: string; applicantProfileId: string }) {
  const companyId = ctx.actor.company.id
  const [same] = await tx
    .select({ companyId: contactRequest.companyId })
    .from(contactRequest)
    .where(eq(contactRequest.id, input.id))
  if (same) {
    if (same.companyId !== companyId) throw resumeError('idTaken')
    return false
  }
  const release = await releaseNow(tx, input.applicantProfileId, companyId)
  if (!release || release.shown === 'nothing') throw resumeError('notReleased')
  if (release.grant) throw resumeError('alreadyReleased')
  const earlier = await tx
    .select({ state: contactRequest.state, decidedAt: contactRequest.decidedAt })
    .from(contactRequest)
    .where(
      and(
        eq(contactRequest.applicantProfileId, input.applicantProfileId),
        eq(contactRequest.companyId, companyId),
        inArray(contactRequest.state, ['pending', 'declined', 'expired']),
      ),
    )
  if (earlier.some(({ state }) => state === 'pending')) throw resumeError('requestPending')
  const resting = earlier.filter((request) => restsUntil(request, ctx.now) !== null)
  if (resting.some(({ state }) => state === 'declined')) throw resumeError('requestDeclined')
  if (resting.length > 0) throw resumeError('requestExpired')
  // One after the other, so that simultaneous ones are counted, too.
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update')
  const today = await tx.$count(
    contactRequest,
    and(eq(contactRequest.companyId, companyId), gt(contactRequest.createdAt, addDays(ctx.now, -1))),
  )
  if (today >= REQUESTS_PER_DAY) throw resumeError('tooManyRequests')
  return true
}

async function lockPerson(tx: Transaction, applicantProfileId: string) {
  const [person] = await tx
    .select({ firstName: applicantProfile.firstName, email: user.email })
    .from(applicantProfile)
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .where(eq(applicantProfile.id, applicantProfileId))
    .for('update', { of: applicantProfile })
  return person
}

/** The chosen posting with what the mail says of it, locked so that it is open when the request goes out. */
async function openPosting(tx: Transaction, { actor, now }: CompanyContext, jobPostingId: string | null) {
  if (jobPostingId === null) return null
  const [posting] = await tx
    .select(pick(jobPosting, 'id', 'title', 'salaryMinCents', 'salaryMaxCents', 'salaryPeriod'))
    .from(jobPosting)
    .where(and(eq(jobPosting.id, jobPostingId), isOpenOf(actor.company.id, now)))
    .for('share')
  if (!posting) throw resumeError('postingNotOpen')
  return posting
}

async function companyNameOf(tx: Transaction, companyId: string): Promise<string> {
  const [row] = await tx
    .select({ name: companyProfile.name })
    .from(companyProfile)
    .where(eq(companyProfile.companyId, companyId))
  return row?.name ?? 'Ein Unternehmen'
}
