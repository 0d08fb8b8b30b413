import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicantProfile } from '~/features/applicants/server/table'
import { resumeGrant } from '~/features/resumes/server/table'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../tests/factories/applicant'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createResume } from '../../../../tests/factories/resume'
import { createPlatformAdmin } from '../../../../tests/factories/user'

const { db } = database()
const decision = {
  decision: 'removed',
  ground: 'terms',
  rule: 'Ziffer 4 der AGB',
  facts: 'Die genannten Abschlüsse gibt es nicht; die Person hat das eingeräumt.',
} as const

async function opened() {
  const person = await createApplicant({ visibility: 'visible' })
  await createResume(person.id)
  const firm = await createCompany()
  const own = callerFor(firm.admin)
  await own.resume.view({ applicantProfileId: person.id })
  const subject = { subjectType: 'resume', subjectId: person.id, reason: 'misleading' } as const
  const report = {
    ...{ ...subject, id: uuidv7(), goodFaith: true as const, email: `${uuidv7()}@test.example` },
    ...{ text: 'Die Abschlüsse im Lebenslauf sind erfunden.', name: 'Petra Hartmann' },
  }
  return { person, firm, own, report }
}

const mailsTo = (email: string, kind: string) =>
  db
    .select({ text: outboxMail.text, subject: outboxMail.subject })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, email), eq(outboxMail.kind, kind)))
const visibilityOf = async (id: string) =>
  (await db.select().from(applicantProfile).where(eq(applicantProfile.id, id)))[0]?.visibility

test('only a company that has opened a résumé can report it, and nobody learns a name by that', async () => {
  const { person, own, report } = await opened()
  const subject = { subjectType: 'resume', subjectId: person.id } as const
  for (const caller of [callerFor(null), callerFor(person.user), callerFor((await createCompany()).admin)]) {
    await expect(caller.moderation.subject(subject)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(caller.moderation.report(report)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await own.moderation.subject(subject)).toEqual({ title: 'Lebenslauf', companyName: null })
  // Who applied as a guest has chosen no visibility, and is read all the same.
  await db.update(applicantProfile).set({ visibility: null }).where(eq(applicantProfile.id, person.id))
  expect(await own.moderation.subject(subject)).toMatchObject({ title: 'Lebenslauf' })
  await own.moderation.report(report)
  const [receipt] = await mailsTo(report.email, 'report-received')
  expect(receipt?.text).toContain('Sie haben einen Lebenslauf gemeldet')
  expect(`${receipt?.subject} ${receipt?.text}`).not.toMatch(/Miriam|Yıldız/)
})

test('a removed résumé is found by nobody and cannot be shown again; another person takes the decision back', async () => {
  const { person, firm, own, report } = await opened()
  await own.moderation.report(report)
  const admin = await createPlatformAdmin()
  await callerFor(admin).moderation.decide({ ...decision, id: report.id })
  expect(await visibilityOf(person.id)).toBe('hidden')
  expect(await callerFor(person.user).applicantProfile.mine()).toMatchObject({ visibility: 'hidden' })
  const [removed] = await db.select().from(applicantProfile).where(eq(applicantProfile.id, person.id))
  expect(removed?.removedAt).not.toBeNull()
  expect(await own.resume.view({ applicantProfileId: person.id })).toMatchObject({ kind: 'not-released' })
  const [statement] = await mailsTo(person.user.email, 'statement-of-reasons')
  expect(statement?.text).toMatch(/du kannst ihn nicht wieder zeigen.*Abschlüsse gibt es nicht/is)
  expect(await mailsTo(firm.admin.email, 'statement-of-reasons')).toEqual([])
  const [told] = await mailsTo(report.email, 'report-decided')
  expect(told?.text).toContain('Wir haben den gemeldeten Lebenslauf verborgen')
  const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, person.id))
  expect(events.map(({ action, subjectType }) => [action, subjectType])).toContainEqual([
    ...['report.removed', 'applicant-profile'],
  ])
  const token = /\/report\/appeal\/(\S+)/.exec(statement?.text ?? '')?.[1] ?? ''
  const appeal = { token, text: 'Die Zeugnisse liegen bei, ich habe sie nachgereicht.' }
  await callerFor(null).moderation.appeal(appeal)
  const { appeals } = await callerFor(admin).moderation.byId({ id: report.id })
  const answer = {
    id: appeals[0]?.id ?? '',
    isUpheld: 'yes',
    answer: 'Die Zeugnisse sind echt, wir haben uns geirrt.',
  } as const
  await expect(callerFor(admin).moderation.decideAppeal(answer)).rejects.toMatchObject({ code: 'CONFLICT' })
  await callerFor(await createPlatformAdmin()).moderation.decideAppeal(answer)
  const [after] = await db.select().from(applicantProfile).where(eq(applicantProfile.id, person.id))
  expect(after).toMatchObject({ visibility: 'hidden', removedAt: null })
  expect(await mailsTo(person.user.email, 'appeal-decided')).toHaveLength(1)
})

test('a removed résumé is closed to companies that were let in before, and a yes does not open it again', async () => {
  const { person, firm, own, report } = await opened()
  const [rival, ask] = [callerFor((await createCompany()).admin), { message: 'Wir möchten Sie kennenlernen.' }]
  await db.insert(resumeGrant).values({ applicantProfileId: person.id, companyId: firm.id, reason: 'contact-request' })
  const waiting = uuidv7()
  await rival.contactRequest.send({ ...ask, id: waiting, applicantProfileId: person.id })
  await own.moderation.report(report)
  await callerFor(await createPlatformAdmin()).moderation.decide({ ...decision, id: report.id })
  expect(await own.resume.view({ applicantProfileId: person.id })).toMatchObject({ kind: 'not-released' })
  const yes = callerFor(person.user).contactRequest.answer({ id: waiting, accepts: true })
  await expect(yes).rejects.toThrow('bleibt verborgen')
  await callerFor(person.user).contactRequest.answer({ id: waiting, accepts: false })
})
