import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ApplicantActor, CompanyActor } from '~/features/accounts/actor'
import { memberEmails } from '~/features/companies/server/recipients'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { uuidv7 } from '~/lib/uuid'
import { getConfig } from '~/platform/server/config'
import type { Database, Transaction } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { applicationError } from '../../errors'
import { type ApplicationSide, type ApplicationStatus, canChangeApplication } from '../../lifecycle'
import type { changeStatusSchema } from '../../schema'
import { statusMail, withdrawnMail } from '../emails'
import { application, applicationEvent } from '../table'

/** Months an application is kept after it ended without a hire (AGG § 15 Abs. 4 and margin, product.md "Deadlines"). */
const RETENTION_MONTHS = 6

type ChangeInput = z.infer<typeof changeStatusSchema>

/**
 * A company moves an application along, or turns it down. Writes event, mail and, with a rejection, the deletion date.
 *
 * @throws AppError notFound, changedMeanwhile, notAllowedNow, rejectionNeedsText
 */
export async function changeStatus(
  ctx: { db: Database; actor: CompanyActor; now: Date },
  input: ChangeInput,
): Promise<void> {
  if (input.to === 'rejected' && !input.message) throw applicationError('rejectionNeedsText')
  await ctx.db.transaction(async (tx) => {
    const scope = and(eq(application.id, input.applicationId), eq(application.companyId, ctx.actor.company.id))
    const current = await lockApplication(tx, scope)
    if (current.status !== input.from) throw applicationError('changedMeanwhile')
    const eventId = await move(tx, current, {
      to: input.to,
      side: 'company',
      message: input.message,
      userId: ctx.actor.userId,
      now: ctx.now,
    })
    const { APP_URL } = getConfig()
    const { email, firstName } = current.snapshot
    await enqueueMails(tx, [
      statusMail({ email, firstName }, current, {
        status: input.to,
        message: input.message,
        url: `${APP_URL}/app/applicant/applications`,
        eventId,
      }),
    ])
  })
}

/**
 * An applicant takes the application back; everybody at the company is told.
 *
 * @throws AppError notFound, notAllowedNow
 */
export async function withdraw(
  ctx: { db: Database; actor: ApplicantActor; now: Date },
  input: { applicationId: string; message: string | null },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const scope = and(
      eq(application.id, input.applicationId),
      eq(application.applicantProfileId, ctx.actor.applicantProfileId),
    )
    const current = await lockApplication(tx, scope)
    // A second click on "Zurückziehen" finds it done already.
    if (current.status === 'withdrawn') return
    const eventId = await move(tx, current, {
      to: 'withdrawn',
      side: 'applicant',
      message: input.message,
      userId: ctx.actor.userId,
      now: ctx.now,
    })
    const { APP_URL } = getConfig()
    const members = await memberEmails(tx, current.companyId)
    const { firstName, lastName } = current.snapshot
    await enqueueMails(
      tx,
      members.map((member) =>
        withdrawnMail(member, {
          title: current.title,
          name: `${firstName} ${lastName}`,
          url: `${APP_URL}/app/company/applications`,
          eventId,
        }),
      ),
    )
  })
}

async function lockApplication(tx: Transaction, scope: ReturnType<typeof and>) {
  const [row] = await tx
    .select({
      id: application.id,
      companyId: application.companyId,
      status: application.status,
      snapshot: application.resumeSnapshot,
      title: jobPosting.title,
      companyName: companyProfile.name,
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .where(scope)
    .for('update', { of: application })
  if (!row) throw applicationError('notFound')
  return row
}

async function move(
  tx: Transaction,
  current: { id: string; status: ApplicationStatus },
  change: { to: ApplicationStatus; side: ApplicationSide; message: string | null; userId: string; now: Date },
): Promise<string> {
  if (!canChangeApplication(current.status, change.to, change.side)) throw applicationError('notAllowedNow')
  const ends = change.to === 'rejected' || change.to === 'withdrawn'
  await tx
    .update(application)
    .set({
      status: change.to,
      statusChangedAt: change.now,
      deleteAfter: ends ? monthsAfter(change.now, RETENTION_MONTHS) : null,
    })
    .where(eq(application.id, current.id))
  const eventId = uuidv7(change.now.getTime())
  await tx.insert(applicationEvent).values({
    id: eventId,
    applicationId: current.id,
    fromStatus: current.status,
    toStatus: change.to,
    actorUserId: change.userId,
    actorSide: change.side,
    message: change.message,
    createdAt: change.now,
  })
  return eventId
}

function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}
