import { and, eq } from 'drizzle-orm'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from './application'
import { callerFor } from './caller'
import { createSlots, morningIn, slotInvitation } from './slots'

/** Somebody who is invited to the free slots of a posting. */
export async function invited(starts = [morningIn(3), morningIn(4)]) {
  const created = await createApplication()
  const { company, posting, id } = created
  const asCompany = callerFor(company.admin)
  const asApplicant = callerFor(created.applicant.user)
  const slotIds = await createSlots(company.admin, starts, { jobPostingId: posting.id })
  const invitation = slotInvitation(id)
  await asCompany.application.invite(invitation)
  const own = async () => (await asApplicant.application.mine({})).items.find((each) => each.id === id)?.interview
  return { ...created, asCompany, asApplicant, slotIds, starts, interviewId: invitation.id, own }
}

/** Mails of a kind to somebody, the oldest first. */
export function interviewMails(recipient: string, kind: string) {
  return database()
    .db.select({ subject: outboxMail.subject, text: outboxMail.text, calendar: outboxMail.calendar })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, recipient), eq(outboxMail.kind, kind)))
    .orderBy(outboxMail.createdAt)
}
