import { and, eq } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { fillTemplate } from '~/features/job-postings/letters/placeholders'
import { formatDay } from '~/lib/dates/dates'
import type { Transaction } from '~/platform/server/database/db'
import type { Mail } from '~/platform/server/mail/mail'
import type { EndReason } from '../../lifecycle'
import { isOpen } from '../answers/conditions'
import { jobsInstead } from '../answers/similar-jobs'
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
  const others = await jobsInstead(
    tx,
    rejections.map(({ current }) => current),
    now,
  )
  const mails: Mail[] = []
  for (const [at, { current, ...step }] of rejections.entries()) {
    const eventId = await transition(tx, current, { to: 'rejected', side: 'company', ...step, now })
    mails.push(stepMail(current, { ...step, to: 'rejected', eventId, jobs: others[at] }))
  }
  await enqueueMails(tx, mails)
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
