import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { companyInvitation, companyMember } from '~/features/companies/server/table'
import { resumeAttachment } from '~/features/resumes/server/table'
import { addDays } from '~/lib/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { storeUpload } from '~/platform/server/files/store'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../factories/applicant'
import { createApplication } from '../../factories/application'
import { callerFor } from '../../factories/caller'
import { createCompany, createMember } from '../../factories/company'
import { createJobPosting } from '../../factories/job-posting'
import { createPlatformAdmin } from '../../factories/user'

/** Everybody who might call a procedure, and one of everything a call may be about, all of it the first company's. */
export async function createWorld() {
  const { db } = database()
  const { id: applicationId, company, applicant, posting, resume } = await createApplication()
  const member = await createMember(company.id)
  const rival = await createCompany()
  const stranger = await createApplicant()
  const draft = await createJobPosting({ companyId: company.id, status: 'draft', publishedAt: null, runsUntil: null })
  const paused = await createJobPosting({ companyId: company.id, status: 'paused' })
  const open = await createJobPosting({ companyId: company.id })
  const { id: messageId } = await callerFor(company.admin).conversation.write({
    id: uuidv7(),
    applicationId,
    body: 'Guten Tag',
  })
  const { id: conversationId } = await callerFor(applicant.user).conversation.thread({ messageId })
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
  const [mail] = await db.select({ id: outboxMail.id }).from(outboxMail).limit(1)
  if (!attachment || !invitation || !membership || !mail) throw new Error('the world is not complete')
  return {
    roles: {
      visitor: null,
      applicant: applicant.user,
      stranger: stranger.user,
      member,
      admin: company.admin,
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
    messageId,
    conversationId,
    attachmentId: attachment.id,
    invitationId: invitation.id,
    token,
    membershipId: membership.id,
    mailId: mail.id,
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
  'rival',
  'platformAdmin',
] as const satisfies Role[]
