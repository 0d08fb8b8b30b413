import { and, eq, inArray } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { formatDay } from '~/lib/dates/dates'
import type { Transaction } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { APPLICATION_STATUSES, isFinal } from '../../lifecycle'
import { fillTemplate } from '../../workflow/templates'
import { type LockedApplication, lockApplications, stepMail, transition } from '../lifecycle'
import { application } from '../table'

const OPEN = APPLICATION_STATUSES.filter((status) => !isFinal(status))

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
    and(
      eq(application.jobPostingId, input.jobPostingId),
      eq(application.companyId, ctx.actor.company.id),
      inArray(application.status, OPEN),
    ),
  )
  for (const current of waiting) {
    const message = fillFor(input.message, current, ctx.actor.name)
    await turnDown(tx, current, { message, userId: ctx.actor.userId, now: ctx.now })
  }
  return waiting.length
}

/**
 * A rejection with its mail.
 * @throws AppError notAllowedNow
 */
export async function turnDown(
  tx: Transaction,
  current: LockedApplication,
  step: { message: string; userId: string | null; now: Date },
): Promise<void> {
  const eventId = await transition(tx, current, { to: 'rejected', side: 'company', ...step })
  await enqueueMails(tx, [stepMail(current, { to: 'rejected', message: step.message, eventId })])
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
