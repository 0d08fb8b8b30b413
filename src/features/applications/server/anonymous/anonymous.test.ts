import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumeGrant, resumeView } from '~/features/resumes/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { changeApplicant } from '../../../../../tests/factories/applicant'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { application } from '../table'
import { maskApplication } from './mask-application'

const { db } = database()
const TELLING = /miriam|yıldız|yildiz/i

async function hidden() {
  const sent = await createApplication({ isAnonymous: true })
  return { ...sent, own: callerFor(sent.company.admin), person: callerFor(sent.applicant.user) }
}

test('nobody at the company sees who applied, or finds and sorts by it', async () => {
  const { id, own } = await hidden()
  const opened = await own.application.byId({ id })
  expect(opened).toMatchObject({ isHidden: true, applicantProfileId: null, attachments: [], duplicates: [] })
  expect(opened.snapshot).toMatchObject({ firstName: 'Bewerbung', email: '', phone: null, city: 'Raum Bielefeld' })
  expect(opened.snapshot.lastName).toMatch(/^\d[A-Z]$/)
  const list = await own.application.list({ sortierung: 'name' })
  expect(JSON.stringify([opened, list, await own.application.board({})])).not.toMatch(TELLING)
  for (const suche of ['miriam', 'yildiz', 'Miriam Yıldız']) {
    expect((await own.application.list({ suche })).total).toBe(0)
  }
  expect((await own.application.list({ suche: `bewerbung ${opened.snapshot.lastName}` })).total).toBe(1)
})

test('"Namen zeigen" shows the name once, for good, and tells the person', async () => {
  const { id, own, person, company, applicant } = await hidden()
  const grants = () => db.$count(resumeGrant, eq(resumeGrant.applicantProfileId, applicant.id))
  expect(await grants()).toBe(0)
  await expect(callerFor((await createCompany()).admin).application.showNames({ id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await Promise.all([own.application.showNames({ id }), own.application.showNames({ id })])
  const opened = await own.application.byId({ id })
  expect(opened).toMatchObject({ isHidden: false, snapshot: { firstName: 'Miriam' }, applicantProfileId: applicant.id })
  expect(opened.events.map(({ showsNames }) => showsNames)).toEqual([false, true])
  expect(await grants()).toBe(1)
  const [mine] = (await person.application.mine({})).items
  expect(mine?.namesShownAt).not.toBeNull()
  expect(mine?.events.at(-1)).toMatchObject({ showsNames: true, actorSide: 'company' })
  expect(await db.$count(resumeView, eq(resumeView.applicantProfileId, applicant.id))).toBe(1)
  const logged = await db.select({ by: auditEvent.actorUserId }).from(auditEvent).where(eq(auditEvent.subjectId, id))
  expect(logged).toEqual([{ by: company.admin.id }])
})

test('a photo, contact data and links to own pages stay with the person', async () => {
  const { id } = await hidden()
  const [row] = await db.select({ sent: application.resumeSnapshot }).from(application).where(eq(application.id, id))
  if (!row) throw new Error('no application')
  const projects = [{ id: uuidv7(), name: 'Fräse', url: 'https://miriam.example', description: '' }]
  const snapshot = { ...row.sent, photoFileId: uuidv7(), content: { ...row.sent.content, projects } }
  const options = { alias: '7F', isChosen: () => false, now: new Date() }
  const { snapshot: seen } = maskApplication({ snapshot, coverLetter: '', answers: [] }, options)
  expect(seen).toMatchObject({ photoFileId: null, email: '', phone: null, postalCode: '' })
  expect(seen.content.projects).toMatchObject([{ name: 'Fräse', url: null }])
})

test('after a withdrawal nobody is shown a name any more', async () => {
  const { id, own, person } = await hidden()
  await person.application.withdraw({ applicationId: id, message: null })
  await expect(own.application.showNames({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await own.application.byId({ id })).isHidden).toBe(true)
})

test('who is invited to an interview is known from the same moment', async () => {
  const { id, own } = await hidden()
  await own.application.invite({
    ...{ id: uuidv7(), applicationId: id, mode: 'phone', location: '0521 123456', durationMinutes: 30 },
    ...{ times: [addDays(new Date(), 3)], message: 'Guten Tag {name}, wir möchten Sie kennenlernen.', payText: null },
  })
  const opened = await own.application.byId({ id })
  expect(opened).toMatchObject({ isHidden: false, status: 'interview' })
  expect(opened.events.at(-1)).toMatchObject({ toStatus: 'interview', showsNames: true })
  const [row] = await db.select({ at: application.namesShownAt }).from(application).where(eq(application.id, id))
  expect(row?.at).not.toBeNull()
})

test('a company writes to a name it does not know, and reads answers without it', async () => {
  const { id, own, person, company, applicant } = await hidden()
  const { id: messageId } = await own.conversation.write({
    id: uuidv7(),
    applicationId: id,
    body: 'Guten Tag {name}, wann können Sie beginnen?',
  })
  const [read] = (await person.conversation.messages({ messageId })).items
  expect(read?.body).toBe('Guten Tag Miriam Yıldız, wann können Sie beginnen?')
  await person.conversation.reply({
    id: uuidv7(),
    replyToMessageId: messageId,
    body: 'Sofort. Miriam Yıldız, gelernte Dreherin, 0521 55 04 91',
  })
  await own.application.changeStatus({
    applicationId: id,
    from: 'submitted',
    to: 'rejected',
    message: 'Leider, {name}.',
  })
  const seen = [
    await own.conversation.messages({ messageId }),
    await own.conversation.list({}),
    await own.conversation.thread({ messageId }),
    await own.application.byId({ id }),
  ]
  expect(JSON.stringify(seen)).not.toMatch(TELLING)
  expect(JSON.stringify(seen)).toContain('[gelernte/r Dreher/in], [Kontakt entfernt]')
  for (const suche of ['yildiz', 'miriam']) expect((await own.conversation.list({ suche })).total).toBe(0)
  const mails = await db.select().from(outboxMail)
  const toCompany = mails.filter(({ recipient }) => recipient === company.admin.email)
  expect(toCompany.length).toBeGreaterThan(1)
  expect(JSON.stringify(toCompany)).not.toMatch(TELLING)
  expect(JSON.stringify(mails.filter(({ recipient }) => recipient === applicant.user.email))).toContain(
    'Leider, Miriam Yıldız.',
  )
})

test('who marries and moves while waiting is not told by the next words', async () => {
  const { id, own, person, applicant } = await hidden()
  const { id: messageId } = await own.conversation.write({ id: uuidv7(), applicationId: id, body: 'Guten Tag.' })
  await changeApplicant(applicant.id, { lastName: 'Sommerfeldt', city: 'Wüstenrot', postalCode: '71543' })
  const words = 'Grüße aus Wüstenrot, 71543, Miriam Sommerfeldt, früher Yıldız'
  await person.conversation.reply({ id: uuidv7(), replyToMessageId: messageId, body: words })
  await person.application.withdraw({ applicationId: id, message: words })
  const seen = JSON.stringify([await own.conversation.messages({ messageId }), await own.application.byId({ id })])
  expect(seen).toContain('Grüße aus [Ort entfernt]')
  expect(seen).not.toMatch(/Sommerfeldt|Wüstenrot|71543|Miriam|Yıldız/)
})

test('no entry has the id by which the résumé is found with its name', async () => {
  const { id, own } = await hidden()
  const [row] = await db.select().from(application).where(eq(application.id, id))
  if (!row?.masked) throw new Error('no application')
  const skills = [{ id: uuidv7(), name: 'Fräsen', level: null }]
  const experience = [
    {
      ...{ id: uuidv7(), position: 'Dreherin', employer: 'Nordlicht', place: null, from: '2020-01', to: null },
      description: '',
    },
  ]
  const snapshot = { ...row.resumeSnapshot, content: { ...row.resumeSnapshot.content, skills, experience } }
  const options = { alias: '7F', isChosen: () => false, now: new Date() }
  const masked = maskApplication({ snapshot, coverLetter: '', answers: [] }, options)
  // As it was stored before.
  const before = { ...row.masked, snapshot: { ...masked.snapshot, content: snapshot.content } }
  await db.update(application).set({ masked: before }).where(eq(application.id, id))
  const seen = JSON.stringify([masked, await own.application.byId({ id })])
  expect(seen).toContain('Nordlicht')
  for (const entry of [...skills, ...experience]) expect(seen).not.toContain(entry.id)
})

test('a planned rejection is addressed when it is sent', async () => {
  const { id, own } = await hidden()
  const [item] = [{ applicationId: id, from: 'submitted' as const, message: 'Guten Tag {name}, leider nein.' }]
  await own.application.rejectMany({ items: [item], sendAt: addDays(new Date(), 1) })
  const { plannedRejection, snapshot } = await own.application.byId({ id })
  expect(plannedRejection?.message).toBe(`Guten Tag Bewerbung ${snapshot.lastName}, leider nein.`)
})

test('published with hidden names, a posting keeps them hidden', async () => {
  const { own, posting } = await hidden()
  const { input, version } = await own.jobPosting.forEdit({ id: posting.id })
  await expect(own.jobPosting.update({ ...input, id: posting.id, version, isAnonymous: false })).rejects.toThrow(
    'mit verborgenen Namen veröffentlicht',
  )
})
