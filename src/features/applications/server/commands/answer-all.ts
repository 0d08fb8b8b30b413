import { and, eq } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { fillTemplate } from '~/features/job-postings/letters/placeholders'
import { formatDay } from '~/lib/dates/dates'
import type { Transaction } from '~/platform/server/database/db'
import type { Mail } from '~/platform/server/mail/mail'
import type { EndReason } from '../../lifecycle'
import { isOpen } from '../answers/conditions'
import { jobsFor, jobsLike } from '../answers/similar-jobs'
import { type LockedApplication, lockApplications, stepMail, transition } from '../lifecycle'
import { application } from '../table'

/**
 * Rejects everybody who still waits for this posting, with the same text filled in for each person. The caller holds
 * the posting's lock and closes it in the same transaction.
 * @returns how many were answered
 */
export async function answerAllOf(
  tx: Transaction,
  ctx: { actor: CompanyActor; now: Date },
  input: { jobPostingId: string; message: string },
): Promise<number> {
  const waiting = await lockApplications(
    tx,
    and(eq(application.jobPostingId, input.jobPostingId), eq(application.companyId, ctx.actor.company.id), isOpen),
  )
  await turnDownAll(
    tx,
    waiting.map((current) => ({
      current,
      message: fillFor(input.message, current, ctx.actor.name),
      userId: ctx.actor.userId,
    })),
    ctx.now,
  )
  return waiting.length
}

type Rejection = { current: LockedApplication; message: string; userId: string | null; because?: EndReason }

/**
 * Rejections with their mails, each with three other open jobs nearby. The only way to reject.
 * @throws AppError notAllowedNow
 */
export async function turnDownAll(tx: Transaction, rejections: readonly Rejection[], now: Date): Promise<void> {
  for (const [jobPostingId, group] of Map.groupBy(rejections, ({ current }) => current.jobPostingId)) {
    const others = await jobsFor(
      tx,
      group.map(({ current }) => current.applicantProfileId),
      await jobsLike(tx, jobPostingId, now),
    )
    const mails: Mail[] = []
    for (const { current, ...step } of group) {
      const eventId = await transition(tx, current, { to: 'rejected', side: 'company', ...step, now })
      const jobs = others.get(current.applicantProfileId)
      mails.push(stepMail(current, { to: 'rejected', message: step.message, eventId, jobs }))
    }
    await enqueueMails(tx, mails)
  }
}

/** The same application with the placeholders of its name, which are filled in when the text is sent. */
export function nameless(current: LockedApplication): LockedApplication {
  return { ...current, snapshot: { ...current.snapshot, firstName: '{vorname}', lastName: '{nachname}' } }
}

/** The text for one person. */
export function fillFor(body: string, current: LockedApplication, senderName: string): string {
  const { firstName, lastName } = current.snapshot
  return fillTemplate(body, {
    vorname: firstName,
    nachname: lastName,
    name: `${firstName} ${lastName}`,
    stelle: current.title,
    unternehmen: current.companyName,
    absender: senderName,
    beworben_am: formatDay(current.submittedAt),
  })
}
