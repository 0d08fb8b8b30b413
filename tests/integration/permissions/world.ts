import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { legalHold } from '~/features/applications/server/legal-holds/table'
import { interviewSlot, interviewSlotMember } from '~/features/applications/server/slots/slot-table'
import { interview } from '~/features/applications/server/workflow-table'
import { companyInvitation, companyMember } from '~/features/companies/server/table'
import { messageReport } from '~/features/conversations/server/table'
import { sendBarrier } from '~/features/feedback/server/feedback'
import { authorityOrder } from '~/features/moderation/server/orders/table'
import { contentReport } from '~/features/moderation/server/table'
import { dataIncident } from '~/features/privacy/server/incidents/table'
import { privacyRequest } from '~/features/privacy/server/requests/table'
import { keepFirstVersion } from '~/features/privacy/server/terms/versions'
import { contactRequest } from '~/features/resumes/server/contact-table'
import { resumeVersion } from '~/features/resumes/server/history-table'
import { resumeAttachment, resumeGrant } from '~/features/resumes/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { storeUpload } from '~/platform/server/files/store'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../factories/applicant'
import { createApplication } from '../../factories/application'
import { createBilledCompany } from '../../factories/billing'
import { callerFor } from '../../factories/caller'
import { createCompany, createMember } from '../../factories/company'
import { createJobPosting } from '../../factories/job-posting'
import { offerInput } from '../../factories/offer'
import { createOperator } from '../../factories/operator'
import { createPlatformAdmin } from '../../factories/user'

let billed: ReturnType<typeof createBilledCompany> | undefined

/** All possible callers, and one of everything a call may be about, all of the first company. */
export async function createWorld() {
  const { db } = database()
  await createOperator()
  const { id: applicationId, company, applicant, posting, resume } = await createApplication()
  const member = await createMember(company.id)
  const reader = await createMember(company.id, { readsJobPostingId: posting.id })
  const rival = await createCompany()
  const stranger = await createApplicant()
  for (const { user } of [applicant, stranger]) {
    await callerFor(user).savedJob.toggle({ jobPostingId: posting.id, isSaved: true })
  }
  const draft = await createJobPosting({ companyId: company.id, status: 'draft', publishedAt: null, runsUntil: null })
  const paused = await createJobPosting({ companyId: company.id, status: 'paused' })
  const open = await createJobPosting({ companyId: company.id })
  const otherReader = await createMember(company.id, { readsJobPostingId: open.id })
  const adTemplateId = uuidv7()
  await callerFor(company.admin).jobPosting.saveAdTemplate({ id: adTemplateId, sourceId: open.id, name: 'Dreher' })
  const { id: messageId } = await callerFor(company.admin).conversation.write({
    id: uuidv7(),
    applicationId,
    body: 'Guten Tag',
  })
  const { id: conversationId } = await callerFor(applicant.user).conversation.thread({ messageId })
  const interviewTime = addDays(new Date(), 5)
  const [invitationToTalk] = await db
    .insert(interview)
    .values({
      applicationId,
      mode: 'phone',
      location: '0521 123456',
      durationMinutes: 30,
      proposedTimes: [interviewTime.toISOString()],
      offersSlots: true,
    })
    .returning({ id: interview.id })
  const { id: offeredTo } = await createApplication({ company, applicant })
  const offer = offerInput(offeredTo)
  await callerFor(company.admin).application.makeOffer(offer)
  const pdf = new File(['%PDF-1.7\n%%EOF'], 'zeugnis.pdf')
  const file = await storeUpload(db, applicant.user.id, pdf)
  const [attachment] = await db.insert(resumeAttachment).values({ resumeId: resume.id, fileId: file.id }).returning()
  const token = randomBytes(32).toString('base64url')
  const [invitation] = await db
    .insert(companyInvitation)
    .values({
      companyId: company.id,
      email: 'neu@test.example',
      isAdmin: false,
      tokenHash: createHash('sha256').update(token).digest('hex'),
      expiresAt: addDays(new Date(), 7),
    })
    .returning()
  const [membership] = await db
    .select({ id: companyMember.id })
    .from(companyMember)
    .where(eq(companyMember.userId, member.id))
  const slotId = uuidv7()
  await db.insert(interviewSlot).values({
    ...{ id: slotId, companyId: company.id, jobPostingId: posting.id, startsAt: addDays(new Date(), 6) },
    ...{ durationMinutes: 30, busyUntil: addDays(new Date(), 6.5), mode: 'phone', location: '0521 123456' },
  })
  if (membership) await db.insert(interviewSlotMember).values({ slotId, memberId: membership.id })
  const { id: alertId } = await callerFor(applicant.user).searchAlert.create({
    search: { was: 'Koch' },
    frequency: 'daily',
  })
  for (const { user } of [applicant, stranger])
    await callerFor(user).savedJob.toggle({ jobPostingId: open.id, isSaved: true })
  const earlierId = uuidv7()
  await db.insert(resumeVersion).values({
    id: earlierId,
    resumeId: resume.id,
    title: 'Früher',
    template: 'klar',
    content: resume.content,
    savedAt: new Date(),
  })
  const findable = await createApplicant({ visibility: 'visible' })
  const contact = { id: uuidv7(), token: randomBytes(32).toString('base64url') }
  await db.insert(contactRequest).values({
    id: contact.id,
    applicantProfileId: applicant.id,
    companyId: company.id,
    requestedByUserId: company.admin.id,
    message: 'Wir möchten Sie kennenlernen.',
    tokenHash: createHash('sha256').update(contact.token).digest('hex'),
  })
  await db
    .insert(resumeGrant)
    .values({ applicantProfileId: applicant.id, companyId: company.id, reason: 'talent-pool' })
  const [mail] = await db.select({ id: outboxMail.id }).from(outboxMail).limit(1)
  if (!attachment || !invitationToTalk || !invitation || !membership || !mail)
    throw new Error('the world is not complete')
  const [report] = await db
    .insert(contentReport)
    .values({
      subjectType: 'job-posting',
      subjectId: open.id,
      subjectTitle: open.title,
      companyId: company.id,
      reason: 'scam',
      text: 'Verlangt Geld für die Einarbeitung.',
      reporterName: 'Eva Muster',
      reporterEmail: 'eva@test.example',
      dueAt: addDays(new Date(), 1),
    })
    .returning({ id: contentReport.id })
  if (!report) throw new Error('the world is not complete')
  // Only platform admins reach it, so one is enough for all worlds.
  billed ??= createBilledCompany()
  const { invoiceId, runId, cancelledId, reversalId } = await billed
  // By a person without a role, so that the applicant's own report is still possible.
  const messageReportId = uuidv7()
  await db.insert(messageReport).values({ id: messageReportId, messageId, reason: 'harassment', details: '' })
  const incidentId = uuidv7()
  await db.insert(dataIncident).values({
    ...{ id: incidentId, title: 'Laptop gestohlen', knownAt: new Date(), facts: '', persons: '', data: '' },
    ...{ consequences: '', measures: '', risk: 'none', riskReason: 'Die Festplatte ist verschlüsselt.' },
  })
  const orderId = uuidv7()
  await db.insert(authorityOrder).values({
    ...{ id: orderId, kind: 'remove', authority: 'Amtsgericht Minden', country: 'DE', reason: 'scam', reference: '' },
    ...{ content: 'Die Stelle ist zu entfernen.', receivedAt: addDays(new Date(), -1), writtenByUserId: uuidv7() },
  })
  await keepFirstVersion(db, 'terms', new Date())
  const feedbackId = uuidv7()
  await sendBarrier(db, null, { id: feedbackId, message: 'Mehr Farbe, bitte.', where: '', email: 'farbe@test.example' })
  const requestId = uuidv7()
  const request = {
    kind: 'objection' as const,
    name: 'Eva Muster',
    email: 'eva@test.example',
    text: 'Bitte nicht mehr.',
  }
  await db.insert(privacyRequest).values({ ...request, id: requestId, dueAt: addDays(new Date(), 30) })
  const holdId = uuidv7()
  const hold = { reason: 'Klage, Az. 3 Ca 112/26', placedByUserId: company.admin.id, placedAt: new Date() }
  await db.insert(legalHold).values({ ...hold, id: holdId, companyId: company.id, jobPostingId: paused.id })
  return {
    holdId,
    incidentId,
    orderId,
    feedbackId,
    requestId,
    reportId: report.id,
    messageReportId,
    roles: {
      visitor: null,
      applicant: applicant.user,
      stranger: stranger.user,
      member,
      admin: company.admin,
      /** Reads the applications to `posting`, of which there is one. */
      reader,
      /** Reads those to `open`, of which there is none. */
      otherReader,
      rival: rival.admin,
      platformAdmin: await createPlatformAdmin(),
    },
    company,
    applicant,
    posting,
    draft,
    paused,
    open,
    resume,
    applicationId,
    adTemplateId,
    messageId,
    conversationId,
    interviewId: invitationToTalk.id,
    interviewTime,
    offerId: offer.id,
    slotId,
    memberId: membership.id,
    attachmentId: attachment.id,
    invitationId: invitation.id,
    token,
    membershipId: membership.id,
    alertId,
    earlierId,
    findable,
    contact,
    mailId: mail.id,
    invoiceId,
    cancelledId,
    reversalId,
    runId,
    pdf,
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
export type Role = keyof World['roles']
export const ROLES = [
  'visitor',
  'applicant',
  'stranger',
  'member',
  'admin',
  'reader',
  'otherReader',
  'rival',
  'platformAdmin',
] as const satisfies Role[]
