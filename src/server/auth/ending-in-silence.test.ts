import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { application } from '~/features/applications/server/table'
import { createCompanyFor } from '~/features/companies/server/members/membership'
import { company as companyTable } from '~/features/companies/server/table'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { jobPosting } from '~/features/job-postings/server/table'
import { reportContent } from '~/features/moderation/server/commands/report-content'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../../tests/factories/application'
import { callerFor } from '../../../tests/factories/caller'
import { createMember } from '../../../tests/factories/company'
import { createPlatformAdmin, createUser } from '../../../tests/factories/user'
import { deleteAccount } from './account-deletion'

const { db } = database()

describe('a company that loses its last member', () => {
  it('leaves nobody waiting: all are answered and its postings end', async () => {
    const { id, company, applicant, posting } = await createApplication()
    const other = await createApplication()
    const answered = await createApplication({ company })
    const step = { applicationId: answered.id, from: 'submitted', to: 'rejected', message: 'Leider nein.' } as const
    await callerFor(company.admin).application.changeStatus(step)
    await deleteAccount(db, company.admin.id, new Date())
    expect(await mailsTo(answered.applicant.user.email, 'application-status')).toHaveLength(1)
    expect(await statusOf(id)).toBe('rejected')
    const [mail] = await mailsTo(applicant.user.email, 'application-status')
    expect(mail?.text).toContain('Automatische Nachricht von Stellwerk')
    expect(mail?.text).toContain('Über deine Bewerbung wurde nicht entschieden')
    const [ended] = await db.select().from(jobPosting).where(eq(jobPosting.id, posting.id))
    expect(ended).toMatchObject({ status: 'archived', archivedAt: expect.any(Date) })
    // Somebody else's.
    expect(await statusOf(other.id)).toBe('submitted')
  })

  it('is told apart from one where a colleague goes on', async () => {
    const { id, company } = await createApplication()
    const colleague = await createMember(company.id)
    await deleteAccount(db, colleague.id, new Date())
    expect(await statusOf(id)).toBe('submitted')
  })

  it('goes with the account when nothing was made of it', async () => {
    const person = await createUser({ type: 'COMPANY' })
    const companyId = await createCompanyFor(db, person.id)
    await deleteAccount(db, person.id, new Date())
    expect(await db.$count(user, eq(user.id, person.id))).toBe(0)
    expect(await db.$count(companyTable, eq(companyTable.id, companyId))).toBe(0)
  })
})

describe('what the platform does while somebody waits', () => {
  it('is told to those with an open application, who go on being answered', async () => {
    for (const measure of ['posting', 'company'] as const) {
      const { id, company, applicant, posting } = await createApplication()
      const ended = await createApplication({ company })
      await callerFor(company.admin).application.changeStatus({
        applicationId: ended.id,
        from: 'submitted',
        to: 'rejected',
        message: 'Leider nicht.',
      })
      const admin = callerFor(await createPlatformAdmin())
      if (measure === 'posting') await decideAgainst(admin, posting.id)
      else await admin.admin.suspendCompany({ id: company.id, reason: 'Es wurden Gebühren verlangt.' })
      const [mail, ...more] = await mailsTo(applicant.user.email, 'application-measure')
      expect(more).toEqual([])
      expect(mail?.subject).toMatch(measure === 'posting' ? /^Stelle entfernt/ : /^Gesperrt/)
      expect(mail?.text).toContain('kann sie weiter beantworten')
      expect(await mailsTo(ended.applicant.user.email, 'application-measure')).toEqual([])
      const mine = await callerFor(applicant.user).application.mine({})
      expect(mine.items).toMatchObject([
        { id, isPostingOver: measure === 'posting', isCompanySuspended: measure === 'company' },
      ])
      await callerFor(company.admin).application.changeStatus({
        applicationId: id,
        from: 'submitted',
        to: 'rejected',
        message: 'Die Stelle gibt es nicht mehr.',
      })
      expect(await statusOf(id)).toBe('rejected')
    }
  })
})

describe('what the platform takes back while somebody waits', () => {
  it('is told to those who were warned and still wait, each time it happens', async () => {
    const { id, company, applicant } = await createApplication()
    const gone = await createApplication({ company })
    const admin = callerFor(await createPlatformAdmin())
    const because = { id: company.id, reason: 'Die Gebühren sind erstattet.' }
    await admin.admin.suspendCompany(because)
    await callerFor(gone.applicant.user).application.withdraw({ applicationId: gone.id, message: null })
    await admin.admin.restoreCompany(because)
    expect(await subjectsTo(applicant.user.email)).toEqual(['Gesperrt', 'Wieder freigeschaltet'])
    expect(await subjectsTo(gone.applicant.user.email)).toEqual(['Gesperrt'])
    // Again on the same day.
    await admin.admin.suspendCompany(because)
    expect(await subjectsTo(applicant.user.email)).toEqual(['Gesperrt', 'Wieder freigeschaltet', 'Gesperrt'])
    expect(await statusOf(id)).toBe('submitted')
  })
})

describe('an applicant with a new address', () => {
  it('gets every further mail there', async () => {
    const { id, company, applicant } = await createApplication()
    const address = `neu-${uuidv7()}@post.example`
    await db.update(user).set({ email: address }).where(eq(user.id, applicant.user.id))
    await callerFor(company.admin).application.changeStatus({
      applicationId: id,
      from: 'submitted',
      to: 'rejected',
      message: 'Leider nicht.',
    })
    expect(await mailsTo(address, 'application-status')).toHaveLength(1)
    expect(await mailsTo(applicant.user.email, 'application-status')).toEqual([])
  })
})

/** Somebody reports a posting, and the platform takes it down. */
async function decideAgainst(admin: ReturnType<typeof callerFor>, subjectId: string) {
  await db.transaction((tx) => markPostings(tx, [subjectId]))
  const id = uuidv7()
  const report = { subjectType: 'job-posting', subjectId, reason: 'scam', goodFaith: true } as const
  const by = { text: 'Für die Einarbeitung wird Geld verlangt.', name: 'Eva Muster', email: `${id}@test.example` }
  await reportContent({ db, actor: null, now: new Date(), clientIp: id }, { id, ...report, ...by })
  await admin.moderation.decide({
    id,
    decision: 'removed',
    ground: 'law',
    rule: '§ 263 StGB',
    facts: 'In der Anzeige wird eine Zahlung vor Beginn der Arbeit verlangt.',
  })
}

async function statusOf(id: string) {
  const [row] = await db.select({ status: application.status }).from(application).where(eq(application.id, id))
  return row?.status
}

/** The first words of the mails about measures, oldest first. */
async function subjectsTo(email: string) {
  const mails = await db
    .select({ subject: outboxMail.subject })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, email), eq(outboxMail.kind, 'application-measure')))
    .orderBy(outboxMail.id)
  return mails.map(({ subject }) => subject.split(':')[0])
}

async function mailsTo(email: string, kind: string) {
  const mails = await db
    .select({ kind: outboxMail.kind, subject: outboxMail.subject, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
  return mails.filter((mail) => mail.kind === kind)
}
