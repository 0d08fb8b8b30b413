import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadUser } from '~/features/applicants/server/load-actor'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { writeSetting } from '~/platform/server/settings/settings'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { jobPosting } from '../../job-postings/server/table'
import { remindOfInterviews } from './jobs/remind-interviews'
import { sendPlannedRejections } from './jobs/send-rejections'
import { interviewCalendar } from './queries/interview-calendar'
import { application } from './table'
import { interview } from './workflow-table'

const { db } = database()

async function scene() {
  const created = await createApplication()
  return {
    ...created,
    asCompany: callerFor(created.company.admin),
    asApplicant: callerFor(created.applicant.user),
  }
}

function mails(recipient: string, kind: string) {
  return db
    .select({ subject: outboxMail.subject, text: outboxMail.text, calendar: outboxMail.calendar })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, recipient), eq(outboxMail.kind, kind)))
}

function invitation(applicationId: string, times: Date[]) {
  const meeting = { mode: 'onsite' as const, location: 'Tor 2', durationMinutes: 45 as const }
  return { id: uuidv7(), applicationId, ...meeting, times, message: 'Guten Tag {vorname}', payText: null }
}

test('several rejections go out with words of their own, or none of them', async () => {
  const company = await createCompany()
  const [first, second] = [await createApplication({ company }), await createApplication({ company })]
  const caller = callerFor(company.admin)
  const items = [
    { applicationId: first.id, from: 'submitted' as const, message: 'Guten Tag {vorname}, leider nicht.' },
    { applicationId: second.id, from: 'in_review' as const, message: 'Leider nicht.' },
  ]
  await expect(caller.application.rejectMany({ items, sendAt: null })).rejects.toThrow(
    'Bei Miriam Yıldız hat sich der Status inzwischen geändert',
  )
  expect((await caller.application.byId({ id: first.id })).status).toBe('submitted')
  const right = items.map((item) => ({ ...item, from: 'submitted' as const }))
  // Somebody named twice would be rejected twice.
  await expect(caller.application.rejectMany({ items: [...right, ...right], sendAt: null })).rejects.toThrow()
  await caller.application.rejectMany({ items: right, sendAt: null })
  const [mail] = await mails(first.applicant.user.email, 'application-status')
  expect(mail?.text).toContain('Guten Tag Miriam, leider nicht.')
  expect(await mails(second.applicant.user.email, 'application-status')).toHaveLength(1)
})

test('a rejection without words or with a placeholder nobody fills is refused', async () => {
  const { id, asCompany } = await scene()
  for (const message of ['  ', 'Guten Tag {anrede}']) {
    const items = [{ applicationId: id, from: 'submitted' as const, message }]
    await expect(asCompany.application.rejectMany({ items, sendAt: null })).rejects.toThrow()
  }
})

test('a planned rejection waits for its moment, goes out once, and can be taken back before', async () => {
  const { id, asCompany, applicant } = await scene()
  const now = new Date()
  const items = [{ applicationId: id, from: 'submitted' as const, message: 'Leider nicht.' }]
  await expect(asCompany.application.rejectMany({ items, sendAt: addDays(now, -1) })).rejects.toThrow('noch kommt')
  await asCompany.application.rejectMany({ items, sendAt: addDays(now, 2) })
  await sendPlannedRejections(db, addDays(now, 1))
  expect(await asCompany.application.byId({ id })).toMatchObject({
    status: 'submitted',
    plannedRejection: { message: 'Leider nicht.' },
  })
  await asCompany.application.cancelRejection({ id })
  await sendPlannedRejections(db, addDays(now, 3))
  expect((await asCompany.application.byId({ id })).status).toBe('submitted')
  await asCompany.application.rejectMany({ items, sendAt: addDays(now, 2) })
  await Promise.all([sendPlannedRejections(db, addDays(now, 3)), sendPlannedRejections(db, addDays(now, 3))])
  expect(await asCompany.application.byId({ id })).toMatchObject({ status: 'rejected', plannedRejection: null })
  expect(await mails(applicant.user.email, 'application-status')).toHaveLength(1)
})

test('an invitation: times proposed, one picked, both get a calendar file, both are reminded once', async () => {
  const { id, company, applicant, asCompany, asApplicant } = await scene()
  const [monday, tuesday] = [addDays(new Date(), 3), addDays(new Date(), 4)]
  const input = invitation(id, [tuesday, monday])
  await Promise.all([asCompany.application.invite(input), asCompany.application.invite(input)])
  await expect(asCompany.application.invite(invitation(id, [monday]))).rejects.toThrow('offene Einladung')
  const [mine] = (await asApplicant.application.mine({})).items
  expect(mine).toMatchObject({ status: 'interview', interview: { status: 'proposed' } })
  expect(mine?.interview?.proposedTimes).toEqual([monday.toISOString(), tuesday.toISOString()])
  expect((await mails(applicant.user.email, 'interview-invitation'))[0]?.text).toContain('Guten Tag Miriam')

  const other = addDays(new Date(), 9)
  await expect(asApplicant.application.pickTime({ interviewId: input.id, startsAt: other })).rejects.toThrow(
    'nicht mehr',
  )
  const pick = { interviewId: input.id, startsAt: tuesday }
  await Promise.all([asApplicant.application.pickTime(pick), asApplicant.application.pickTime(pick)])
  for (const recipient of [company.admin.email, applicant.user.email]) {
    const agreed = await mails(recipient, 'interview-agreed')
    expect(agreed).toHaveLength(1)
    expect(agreed[0]?.calendar).toContain('BEGIN:VEVENT')
    // Addresses stay hidden: the file may be passed on.
    expect(agreed[0]?.calendar).not.toContain('@test.example')
  }
  await remindOfInterviews(db, addDays(new Date(), 1))
  expect(await mails(applicant.user.email, 'interview-reminder')).toHaveLength(0)
  const dayBefore = addDays(tuesday, -0.9)
  await Promise.all([remindOfInterviews(db, dayBefore), remindOfInterviews(db, dayBefore)])
  expect(await mails(applicant.user.email, 'interview-reminder')).toHaveLength(1)
  expect(await mails(company.admin.email, 'interview-reminder')).toHaveLength(1)
})

test('the dashboards tell of new applications, of the interviews of the day and of appointments to come', async () => {
  const { id, company, posting, applicant, asCompany, asApplicant } = await scene()
  expect(await asCompany.application.fresh()).toBe(1)
  expect(await asApplicant.application.running()).toBe(1)
  // At noon: days begin and end at midnight in Germany, whatever the hour of the test.
  const time = addDays(new Date(new Date().setUTCHours(11, 0, 0, 0)), 3)
  const input = invitation(id, [time])
  await asCompany.application.invite(input)
  expect(await asCompany.application.fresh()).toBe(0)
  const proposed = { id: input.id, applicationId: id, status: 'proposed', startsAt: null, choices: 1 }
  expect(await asApplicant.application.appointments()).toMatchObject([proposed])
  const whenPast = callerFor(applicant.user, { now: addDays(time, 1) })
  expect(await whenPast.application.appointments()).toEqual([])

  await asApplicant.application.pickTime({ interviewId: input.id, startsAt: time })
  expect(await asApplicant.application.appointments()).toMatchObject([{ startsAt: time, choices: 0 }])
  expect(await whenPast.application.appointments()).toEqual([])
  const { interviews, weeks } = await callerFor(company.admin, { now: time }).application.today()
  const jobTitle = posting.title
  expect(interviews).toEqual([
    { applicationId: id, name: 'Miriam Yıldız', startsAt: time, durationMinutes: 45, jobTitle },
  ])
  expect(weeks.reduce((sum, week) => sum + week.count, 0)).toBe(1)
  expect((await asCompany.application.today()).interviews).toEqual([])

  const stranger = callerFor((await createCompany()).admin, { now: time })
  expect((await stranger.application.today()).interviews).toEqual([])
  expect((await stranger.application.today()).weeks.every(({ count }) => count === 0)).toBe(true)
  await asApplicant.application.withdraw({ applicationId: id, message: null })
  expect(await asApplicant.application.running()).toBe(0)
  expect(await asApplicant.application.appointments()).toEqual([])
})

test('an interview of the last days is asked about until somebody decides', async () => {
  const { id, company, asCompany, asApplicant } = await scene()
  const time = addDays(new Date(), 3)
  const input = invitation(id, [time])
  await asCompany.application.invite(input)
  await asApplicant.application.pickTime({ interviewId: input.id, startsAt: time })
  const askedAfter = async (days: number) =>
    (await callerFor(company.admin, { now: addDays(time, days) }).application.today()).interviews.length
  expect([await askedAfter(-1), await askedAfter(1), await askedAfter(7), await askedAfter(9)]).toEqual([0, 1, 1, 0])
  await asCompany.application.changeStatus({ applicationId: id, from: 'interview', to: 'in_review', message: null })
  expect(await askedAfter(1)).toBe(0)
})

test('the calendar file is for the two sides alone, and a withdrawal takes the appointment with it', async () => {
  const { id, company, applicant, asCompany, asApplicant } = await scene()
  const input = invitation(id, [addDays(new Date(), 3)])
  await asCompany.application.invite(input)
  await asApplicant.application.pickTime({ interviewId: input.id, startsAt: input.times[0] ?? new Date() })
  const strangers = [(await createCompany()).admin, (await createApplicant()).user]
  const fileFor = async (userId: string) => {
    const loaded = await loadUser(db, userId, new Date())
    return loaded && interviewCalendar(db, loaded.actor, input.id, new Date())
  }
  expect(await fileFor(company.admin.id)).toContain('STATUS:CONFIRMED')
  for (const stranger of strangers) expect(await fileFor(stranger.id)).toBeNull()
  await asApplicant.application.withdraw({ applicationId: id, message: null })
  expect(await fileFor(applicant.user.id)).toContain('STATUS:CANCELLED')
  await remindOfInterviews(db, addDays(new Date(), 2.5))
  expect(await mails(applicant.user.email, 'interview-reminder')).toEqual([])
})

test('an appointment that falls through leaves the calendars of both sides, whoever ended it and how', async () => {
  type Scene = Awaited<ReturnType<typeof scene>>
  const endings: Record<string, (scene: Scene, interviewId: string) => Promise<unknown>> = {
    hand: ({ asCompany }, interviewId) =>
      asCompany.application.cancelInterview({ interviewId, message: 'Leider krank.' }),
    withdrawal: ({ asApplicant, id }) => asApplicant.application.withdraw({ applicationId: id, message: null }),
    rejection: ({ asCompany, id }) => {
      const items = [{ applicationId: id, from: 'interview' as const, message: 'Leider nicht.' }]
      return asCompany.application.rejectMany({ items, sendAt: null })
    },
    'another wish': ({ asApplicant }, interviewId) =>
      asApplicant.application.declineTimes({ interviewId, reply: 'Lieber am Freitag.' }),
    closing: ({ asCompany, posting }) =>
      asCompany.jobPosting.bulk({ ids: [posting.id], action: 'archive', message: 'Leider besetzt.' }),
  }
  for (const [name, end] of Object.entries(endings)) {
    const made = await scene()
    const input = invitation(made.id, [addDays(new Date(), 3)])
    await made.asCompany.application.invite(input)
    await made.asApplicant.application.pickTime({ interviewId: input.id, startsAt: input.times[0] ?? new Date() })
    await end(made, input.id)
    const [mine] = (await made.asApplicant.application.mine({})).items
    expect([name, mine?.interview?.status]).toEqual([name, name === 'another wish' ? 'declined' : 'cancelled'])
    for (const { email } of [made.applicant.user, made.company.admin]) {
      const told = await mails(email, 'interview-cancelled')
      expect([name, told.length]).toEqual([name, 1])
      expect(told[0]?.calendar).toContain(
        `METHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:${input.id}@stellwerk\r\nSEQUENCE:2\r\n`,
      )
      expect(told[0]?.text).not.toContain('undefined')
    }
  }
})

test('an end says nothing of an interview that has been, and calls no mere proposal off', async () => {
  const [past, proposed] = [await scene(), await scene()]
  const startsAt = addDays(new Date(), 3)
  const input = invitation(past.id, [startsAt])
  await past.asCompany.application.invite(input)
  await past.asApplicant.application.pickTime({ interviewId: input.id, startsAt })
  await db
    .update(interview)
    .set({ startsAt: addDays(new Date(), -1) })
    .where(eq(interview.id, input.id))
  await proposed.asCompany.application.invite(invitation(proposed.id, [startsAt]))
  for (const { id, applicant, company, asApplicant } of [past, proposed]) {
    await asApplicant.application.withdraw({ applicationId: id, message: null })
    for (const { email } of [applicant.user, company.admin]) {
      expect(await mails(email, 'interview-cancelled')).toEqual([])
    }
  }
})

test('a new application is told to those who want to hear of it', async () => {
  const company = await createCompany()
  const quiet = await createMember(company.id)
  await callerFor(quiet).notice.saveSetting({ topic: 'applications', mail: 'off' })
  await createApplication({ company })
  expect(await mails(company.admin.email, 'new-application')).toHaveLength(1)
  expect(await mails(quiet.email, 'new-application')).toEqual([])
})

test('when no time suits the company reads why and can propose others', async () => {
  const { id, company, asCompany, asApplicant } = await scene()
  const input = invitation(id, [addDays(new Date(), 3)])
  await asCompany.application.invite(input)
  await asApplicant.application.declineTimes({ interviewId: input.id, reply: 'Nur freitags.' })
  expect((await mails(company.admin.email, 'interview-declined'))[0]?.text).toContain('Nur freitags.')
  await asCompany.application.invite(invitation(id, [addDays(new Date(), 5)]))
  expect((await asCompany.application.byId({ id })).interviews.map(({ status }) => status)).toEqual([
    'proposed',
    'declined',
  ])
})

test('after an interview, or when every proposed time has passed, the next invitation goes out', async () => {
  const { id, asCompany, asApplicant } = await scene()
  const [first, second] = [invitation(id, [addDays(new Date(), 3)]), invitation(id, [addDays(new Date(), 9)])]
  const past = addDays(new Date(), -1)
  await asCompany.application.invite(first)
  await asApplicant.application.pickTime({ interviewId: first.id, startsAt: first.times[0] ?? past })
  await db.update(interview).set({ startsAt: past }).where(eq(interview.id, first.id))
  const wish = asApplicant.application.declineTimes({ interviewId: first.id, reply: 'Lieber gestern.' })
  await expect(wish).rejects.toThrow('gilt nicht mehr')
  const regret = asCompany.application.cancelInterview({ interviewId: first.id, message: 'War nett.' })
  await expect(regret).rejects.toThrow('oder ist vorbei')
  await asCompany.application.invite(second)
  await db
    .update(interview)
    .set({ proposedTimes: [past.toISOString()] })
    .where(eq(interview.id, second.id))
  await asCompany.application.invite(invitation(id, [addDays(new Date(), 12)]))
  const seen = (await asCompany.application.byId({ id })).interviews.map(({ status }) => status)
  expect(seen).toEqual(['proposed', 'cancelled', 'held'])
})

test('where the platform requires it, nobody is invited before the pay is told', async () => {
  const { id, company, posting, asCompany, asApplicant } = await scene()
  await db.update(jobPosting).set({ salaryMinCents: null, salaryMaxCents: null }).where(eq(jobPosting.id, posting.id))
  await db.transaction((tx) => writeSetting(tx, 'payTransparency', 'require', new Date()))
  try {
    const input = invitation(id, [addDays(new Date(), 3)])
    // The name of an agreement is no pay; one end of a range is, as for publishing.
    const agreed = { collectiveAgreement: 'TVöD' }
    await db.update(jobPosting).set(agreed).where(eq(jobPosting.id, posting.id))
    expect(await asCompany.application.byId({ id })).toMatchObject({ payMissing: 'require' })
    const upTo = await createApplication({ company })
    const pay = { salaryMinCents: null, salaryMaxCents: 390_000 }
    await db.update(jobPosting).set(pay).where(eq(jobPosting.id, upTo.posting.id))
    expect(await asCompany.application.byId({ id: upTo.id })).toMatchObject({ payMissing: null })
    await asCompany.application.invite({ ...input, id: uuidv7(), applicationId: upTo.id })
    await expect(asCompany.application.invite(input)).rejects.toThrow('Gehalt genannt')
    const step = { applicationId: id, from: 'submitted' as const, to: 'interview' as const, message: null }
    await expect(asCompany.application.changeStatus(step)).rejects.toThrow('Gehalt genannt')
    await asCompany.application.invite({ ...input, payText: '3.400 – 3.900 € im Monat' })
    expect(await asCompany.application.byId({ id })).toMatchObject({ payMissing: null })
    const told = await db.select({ text: application.payToldText }).from(application).where(eq(application.id, id))
    expect(told).toEqual([{ text: '3.400 – 3.900 € im Monat' }])
    const [mine] = (await asApplicant.application.mine({})).items
    expect(mine?.events.at(-1)?.message).toContain('Gehalt: 3.400 – 3.900 € im Monat')
  } finally {
    await db.transaction((tx) => writeSetting(tx, 'payTransparency', 'warn', new Date()))
  }
})

test('own steps change while applications come in; nobody falls out of the status', async () => {
  const { id, company, posting, asCompany } = await scene()
  const [call, test] = [uuidv7(), uuidv7()]
  const stages = [
    { id: call, status: 'submitted' as const, name: 'Telefonat' },
    { id: test, status: 'submitted' as const, name: 'Probearbeit' },
  ]
  await asCompany.application.saveStages({ jobPostingId: posting.id, known: [], stages })
  await asCompany.application.setStage({ applicationId: id, stageId: call })
  const changes = async () => (await asCompany.application.byId({ id })).stages.map(({ changedBy }) => changedBy)
  expect(await changes()).toEqual([company.admin.name, company.admin.name])
  expect((await asCompany.application.list({ schritt: call })).items).toMatchObject([{ id, stageName: 'Telefonat' }])
  await expect(asCompany.application.setStage({ applicationId: id, stageId: uuidv7() })).rejects.toThrow('nicht mehr')
  // A colleague who has not seen them does not remove them unseen.
  const unseen = { jobPostingId: posting.id, known: [call], stages: [] }
  await expect(asCompany.application.saveStages(unseen)).rejects.toThrow('Sie haben die Schritte dieser Stelle')
  const ronja = await createMember(company.id, { name: 'Ronja Stein' })
  const colleague = callerFor(ronja)
  const named = `${company.admin.name} hat die Schritte dieser Stelle inzwischen geändert`
  await expect(colleague.application.saveStages(unseen)).rejects.toThrow(named)
  // Whoever only moves a step or saves the others with it has not changed it.
  const renamed = [...stages].reverse().map((stage) => (stage.id === call ? { ...stage, name: 'Anruf' } : stage))
  await colleague.application.saveStages({ jobPostingId: posting.id, known: [call, test], stages: renamed })
  expect(await changes()).toEqual([company.admin.name, ronja.name])
  await asCompany.application.saveStages({ jobPostingId: posting.id, known: [call, test], stages: stages.slice(1) })
  expect(await asCompany.application.byId({ id })).toMatchObject({ status: 'submitted', stageId: null })
  const other = await createApplication()
  const stolen = { jobPostingId: other.posting.id, known: [], stages: stages.slice(1) }
  await expect(callerFor(other.company.admin).application.saveStages(stolen)).rejects.toThrow('nicht mehr')
})

test('a note tells the colleagues it names, and nobody else', async () => {
  const { id, company, asCompany } = await scene()
  const [colleague, silent, stranger] = [
    await createMember(company.id),
    await createMember(company.id),
    await createMember((await createCompany()).id),
  ]
  const note = { id: uuidv7(), applicationId: id, body: '@Jonas, bitte lesen.' }
  await asCompany.application.addNote({ ...note, mentionedUserIds: [colleague.id, stranger.id] })
  await asCompany.application.addNote({ ...note, mentionedUserIds: [colleague.id, stranger.id] })
  expect(await mails(colleague.email, 'note-mention')).toHaveLength(1)
  for (const { email } of [silent, stranger]) expect(await mails(email, 'note-mention')).toEqual([])
})

test('the board has a column for each stop; the same person elsewhere is shown as such', async () => {
  const company = await createCompany()
  const first = await createApplication({ company })
  const caller = callerFor(company.admin)
  const second = await createApplication({ company, applicant: first.applicant })
  // Another account, another company: none of these means anything by itself.
  await createApplication({ company, applicant: await createApplicant({ firstName: 'Mira' }) })
  await createApplication({
    company,
    applicant: await createApplicant({ phone: '0171 2233445', postalCode: '20095' }),
  })
  await createApplication({ applicant: await createApplicant() })
  await caller.application.reviewMany({ items: [{ applicationId: second.id, from: 'submitted' }] })
  const { columns } = await caller.application.board({})
  const own = new Set([first.id, second.id])
  expect(
    columns.map(({ status, cards }) => [status, cards.map((card) => card.id).filter((id) => own.has(id))]),
  ).toEqual([
    ['submitted', [first.id]],
    ['in_review', [second.id]],
    ['interview', []],
    ['offer', []],
    ['hired', []],
  ])
  expect((await caller.application.byId({ id: first.id })).duplicates).toMatchObject([
    { id: second.id, status: 'in_review', isSameAccount: true },
  ])
  const again = await createApplication({
    company,
    applicant: await createApplicant({
      lastName: 'YILDIZ',
      firstName: 'Míriam',
      phone: '+49 521 550491',
      postalCode: '33790',
    }),
  })
  const [guess] = (await caller.application.byId({ id: first.id })).duplicates
  expect(guess).toMatchObject({ id: again.id, isSameAccount: false, isSamePhone: true })
  expect((await caller.application.list({ suche: 'miriam yildiz' })).items).toHaveLength(4)
})
