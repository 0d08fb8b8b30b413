import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companyMember } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { invited, interviewMails as mails } from '../../../../../tests/factories/invited'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { noticesDuring } from '../../../../../tests/factories/notices'
import { createSlots, morningIn, slotInput, slotInvitation } from '../../../../../tests/factories/slots'
import { atTheSameLock } from '../../../../../tests/factories/waiting'
import { remindOfInterviews } from '../jobs/remind-interviews'
import { application } from '../table'
import { interview } from '../workflow-table'
import { deleteSlots, takeBack } from './forget-slots'
import { interviewSlot } from './slot-table'

const { db } = database()

test('slots are offered, one is picked, both sides get it, and both are reminded the day before', async () => {
  const { applicant, company, asApplicant, asCompany, slotIds, starts, interviewId, own, id } = await invited()
  expect((await mails(applicant.user.email, 'interview-invitation'))[0]?.text).toContain('10:00')
  expect(await own()).toMatchObject({
    status: 'proposed',
    slots: slotIds.map((slotId, index) => ({ id: slotId, startsAt: starts[index], isTaken: false })),
  })
  expect((await asApplicant.application.appointments())[0]).toMatchObject({ choices: 2 })
  const pick = { interviewId, slotId: slotIds[0] ?? '' }
  await Promise.all([asApplicant.application.pickSlot(pick), asApplicant.application.pickSlot(pick)])
  expect(await own()).toMatchObject({ status: 'agreed', startsAt: starts[0], location: 'Tor 2' })
  for (const { email } of [applicant.user, company.admin]) {
    const agreed = await mails(email, 'interview-agreed')
    expect(agreed).toHaveLength(1)
    expect(agreed[0]?.calendar).toContain('SEQUENCE:1')
  }
  const day = starts[0]?.toISOString().slice(0, 10) ?? ''
  const { interviews, slots } = await asCompany.application.calendar({ day, days: 1 })
  expect(interviews).toMatchObject([{ applicationId: id, name: 'Miriam Yıldız', interviewers: [company.admin.name] }])
  expect(slots).toEqual([])
  await remindOfInterviews(db, addDays(starts[0] ?? new Date(), -0.5))
  expect(await mails(applicant.user.email, 'interview-reminder')).toHaveLength(1)
  expect(await mails(company.admin.email, 'interview-reminder')).toHaveLength(1)
})

test('an appointment moves to another slot: the first is free again, calendars replace it, a reminder comes anew', async () => {
  const { applicant, asApplicant, slotIds, starts, interviewId, own } = await invited()
  const [first = '', second = ''] = slotIds
  await asApplicant.application.pickSlot({ interviewId, slotId: first })
  await remindOfInterviews(db, addDays(starts[0] ?? new Date(), -0.5))
  await asApplicant.application.pickSlot({ interviewId, slotId: second })
  const moved = await own()
  expect(moved).toMatchObject({ status: 'agreed', startsAt: starts[1], slotId: second })
  expect(moved?.slots.map(({ isTaken }) => isTaken)).toEqual([false, false])
  const agreed = await mails(applicant.user.email, 'interview-agreed')
  expect(agreed.map(({ calendar }) => /SEQUENCE:(\d)/.exec(calendar ?? '')?.[1])).toEqual(['1', '2'])
  expect(agreed[1]?.text).toContain('Er ersetzt den Termin am')
  await remindOfInterviews(db, addDays(starts[1] ?? new Date(), -0.5))
  expect(await mails(applicant.user.email, 'interview-reminder')).toHaveLength(2)
})

test('of two who pick the same slot at the same moment one gets it, the other reads that it is taken', async () => {
  const one = await invited()
  const rival = await createApplication({ company: one.company })
  // Of another posting; so the slot is offered to this application by name.
  await db.update(application).set({ jobPostingId: one.posting.id }).where(eq(application.id, rival.id))
  const invitation = slotInvitation(rival.id)
  await one.asCompany.application.invite(invitation)
  const slotId = one.slotIds[0] ?? ''
  const asRival = callerFor(rival.applicant.user)
  const outcomes = await atTheSameLock(
    (tx) => tx.select().from(interviewSlot).where(eq(interviewSlot.id, slotId)).for('update'),
    'select "interview_slot"."starts_at"',
    [
      () => one.asApplicant.application.pickSlot({ interviewId: one.interviewId, slotId }),
      () => asRival.application.pickSlot({ interviewId: invitation.id, slotId }),
    ],
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find(({ status }) => status === 'rejected')
  expect(String(refused && 'reason' in refused ? refused.reason : '')).toContain(
    'Schon vergeben, bitte einen anderen wählen.',
  )
  const holders = await db.select({ status: interview.status }).from(interview).where(eq(interview.slotId, slotId))
  expect(holders).toEqual([{ status: 'agreed' }])
  // Whoever was late sees it dashed, and whose it is stays untold.
  const lists = await Promise.all([one.own(), (await asRival.application.mine({})).items[0]?.interview])
  expect(lists.map((each) => each?.slots[0]?.isTaken).sort()).toEqual([false, true])
  expect(JSON.stringify(lists[1]?.slots)).not.toContain('Miriam')
})

test('the database itself keeps a slot from being given twice', async () => {
  const { asApplicant, asCompany, slotIds, interviewId, company } = await invited()
  const slotId = slotIds[0] ?? ''
  await asApplicant.application.pickSlot({ interviewId, slotId })
  const other = await createApplication({ company })
  const row = { applicationId: other.id, mode: 'onsite' as const, location: 'Tor 2', durationMinutes: 45 }
  const twice = db.insert(interview).values({ ...row, status: 'agreed', proposedTimes: [], slotId })
  await expect(twice).rejects.toMatchObject({ cause: { constraint: 'interview_slot_taken_idx' } })
  await asCompany.application.cancelInterview({ interviewId, message: 'Leider krank.' })
  await db.insert(interview).values({ ...row, status: 'agreed', proposedTimes: [], slotId })
})

test('nobody is in two conversations at once: colleagues who plan the same hour at the same moment', async () => {
  const company = await createCompany()
  const { posting } = await createApplication({ company })
  const colleague = await createMember(company.id)
  const starts = [morningIn(5)]
  const mine = await slotInput(company.admin, starts, { jobPostingId: posting.id })
  const theirs = await slotInput(company.admin, [morningIn(5, '10:50')], { jobPostingId: posting.id })
  const outcomes = await atTheSameLock(
    (tx) => tx.select().from(companyMember).where(eq(companyMember.companyId, company.id)).for('update'),
    'select "company_member"."id"',
    [
      () => callerFor(company.admin).application.createSlots(mine),
      () => callerFor(colleague).application.createSlots(theirs),
    ],
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find(({ status }) => status === 'rejected')
  const sentence = String(refused && 'reason' in refused ? refused.reason : '')
  expect(sentence).toContain(`${company.admin.name} hat schon einen Termin`)
  // After the break there is room, and somebody else has time.
  await createSlots(company.admin, [morningIn(5, '12:00')], { jobPostingId: posting.id })
  await createSlots(colleague, starts, { jobPostingId: posting.id })
})

test('slots overlapping each other, in the past, of others or for what is over are refused; a repeated click makes none', async () => {
  const { company, posting, id, asCompany, asApplicant } = await invited()
  const input = (starts: Date[], audience: Parameters<typeof slotInput>[2] = { jobPostingId: posting.id }) =>
    slotInput(company.admin, starts, audience)
  const create = asCompany.application.createSlots
  await expect(create(await input([morningIn(6), morningIn(6, '10:30')]))).rejects.toThrow('überschneiden')
  await expect(create(await input([addDays(new Date(), -1)]))).rejects.toThrow('noch kommen')
  const foreign = await createApplication()
  await expect(create(await input([morningIn(6)], { jobPostingId: foreign.posting.id }))).rejects.toThrow('beendet')
  await expect(create(await input([morningIn(6)], { applicationIds: [foreign.id] }))).rejects.toThrow('abgeschlossen')
  const stranger = await slotInput(foreign.company.admin, [morningIn(6)], { jobPostingId: posting.id })
  await expect(create(stranger)).rejects.toThrow('gehört nicht mehr')
  const repeated = await input([morningIn(6)])
  expect(await create(repeated)).toEqual({ created: 1 })
  expect(await create(repeated)).toEqual({ created: 0 })
  await asApplicant.application.withdraw({ applicationId: id, message: null })
  await expect(create(await input([morningIn(7)], { applicationIds: [id] }))).rejects.toThrow('abgeschlossen')
})

test('a slot for chosen applications is offered to those alone', async () => {
  const { company, id, asCompany, own, slotIds } = await invited()
  const other = await createApplication({ company })
  const [chosen = ''] = await createSlots(company.admin, [morningIn(8)], { applicationIds: [other.id] })
  expect((await own())?.slots.map((slot) => slot.id)).toEqual(slotIds)
  expect((await asCompany.application.freeSlots({ applicationId: other.id })).map((slot) => slot.id)).toEqual([chosen])
  expect(await callerFor((await createCompany()).admin).application.freeSlots({ applicationId: id })).toEqual([])
  const { slots } = await asCompany.application.calendar({
    day: morningIn(8).toISOString().slice(0, 10),
    days: 1,
  })
  expect(slots).toMatchObject([{ id: chosen, jobTitle: null, applications: 1 }])
})

test('an invitation needs a free slot or a fixed time, and further slots join it', async () => {
  const { id, company, posting, asCompany, asApplicant, interviewId, slotIds, own } = await invited([morningIn(3)])
  await asCompany.application.removeSlots({ ids: slotIds })
  await expect(asApplicant.application.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })).rejects.toThrow(
    'gibt es nicht mehr',
  )
  // Nothing is left to choose, so it does not stand in the way of another one.
  await expect(asCompany.application.invite(slotInvitation(id))).rejects.toThrow('keinen freien Termin')
  const [later = ''] = await createSlots(company.admin, [morningIn(9)], { jobPostingId: posting.id })
  expect((await own())?.slots.map((slot) => slot.id)).toEqual([later])
  await expect(asCompany.application.invite(slotInvitation(id))).rejects.toThrow('offene Einladung')
  await expect(asCompany.application.invite({ ...slotInvitation(id), offersSlots: false })).rejects.toThrow(
    'mindestens einen Termin',
  )
})

test('a picked slot is not deleted; when none suits the words arrive and it is free again', async () => {
  const { company, asCompany, asApplicant, slotIds, interviewId, own } = await invited()
  const slotId = slotIds[0] ?? ''
  await asApplicant.application.pickSlot({ interviewId, slotId })
  await expect(asCompany.application.removeSlots({ ids: [slotId] })).rejects.toThrow('schon jemand zugesagt')
  await asApplicant.application.declineTimes({ interviewId, reply: 'Nur freitags nach 16 Uhr.' })
  expect((await mails(company.admin.email, 'interview-cancelled'))[0]?.text).toContain('Nur freitags nach 16 Uhr.')
  expect(await own()).toMatchObject({ status: 'declined' })
  await asCompany.application.removeSlots({ ids: [slotId] })
  const { waiting } = await asCompany.application.calendar({ day: '2027-03-01', days: 7 })
  expect(waiting).toMatchObject([{ status: 'declined', reply: 'Nur freitags nach 16 Uhr.' }])
})

test('everybody who is offered the slots hears of a pick, in every process', async () => {
  const { company, asApplicant, asCompany, slotIds, interviewId, applicant, posting } = await invited()
  const rival = await createApplication({ company })
  await db.update(application).set({ jobPostingId: posting.id }).where(eq(application.id, rival.id))
  await asCompany.application.invite(slotInvitation(rival.id))
  const heard = await noticesDuring('application', async () => {
    await asApplicant.application.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })
  })
  expect(heard.flat()).toEqual(expect.arrayContaining([company.admin.id, applicant.user.id, rival.applicant.user.id]))
})

test('a calendar is that of one company, and shows those who ask for it only their own', async () => {
  const { company, asCompany, asApplicant, posting, slotIds, interviewId, starts } = await invited()
  await asApplicant.application.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })
  const colleague = await createMember(company.id)
  await createSlots(colleague, [morningIn(4, '14:00')], { jobPostingId: posting.id })
  const days = [starts[0], starts[1]].map((start) => start?.toISOString().slice(0, 10) ?? '')
  const seen = async (caller: typeof asCompany, mine: boolean) => {
    const all = await Promise.all(days.map((day) => caller.application.calendar({ day, days: 1, mine })))
    return all.map(({ interviews, slots }) => [interviews.length, slots.length])
  }
  expect(await seen(asCompany, false)).toEqual([
    [1, 0],
    [0, 2],
  ])
  expect(await seen(callerFor(colleague), true)).toEqual([
    [0, 0],
    [0, 1],
  ])
  const rival = callerFor((await createCompany()).admin)
  expect(await seen(rival, false)).toEqual([
    [0, 0],
    [0, 0],
  ])
  await rival.application.removeSlots({ ids: slotIds })
  expect(await seen(asCompany, false)).toEqual([
    [1, 0],
    [0, 2],
  ])
  // Of days without anything it tells when something comes next.
  const empty = await asCompany.application.calendar({ day: morningIn(1).toISOString().slice(0, 10), days: 1 })
  expect(empty.next).toEqual(starts[0])
})

test('who reads one posting only conducts interviews for that posting alone', async () => {
  const { company, posting } = await invited()
  const reader = await createMember(company.id, { readsJobPostingId: posting.id })
  const other = await createApplication({ company })
  const asCompany = callerFor(company.admin)
  const forOther = await slotInput(reader, [morningIn(9)], { jobPostingId: other.posting.id })
  await expect(asCompany.application.createSlots(forOther)).rejects.toThrow('gehört nicht mehr')
  const forOwn = await slotInput(reader, [morningIn(9)], { jobPostingId: posting.id })
  expect(await asCompany.application.createSlots(forOwn)).toEqual({ created: 1 })
})

test('a reader of one posting who conducts a conversation hears of it like the others, and of no other', async () => {
  const { company, posting, asApplicant, asCompany, interviewId, slotIds, own } = await invited()
  const [reader, another] = [
    await createMember(company.id, { readsJobPostingId: posting.id }),
    await createMember(company.id, { readsJobPostingId: posting.id }),
  ]
  await asCompany.application.createSlots(await slotInput(reader, [morningIn(9)], { jobPostingId: posting.id }))
  await asApplicant.application.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })
  const told = async ({ email }: { email: string }) =>
    (await db.select().from(outboxMail).where(eq(outboxMail.recipient, email)).orderBy(outboxMail.createdAt)).map(
      ({ kind }) => kind,
    )
  expect(await told(reader)).toEqual([])
  const conducted = (await own())?.slots.find(({ startsAt }) => startsAt.getTime() === morningIn(9).getTime())
  const pickOf = (slotId: string) => asApplicant.application.pickSlot({ interviewId, slotId })
  await pickOf(conducted?.id ?? '')
  await remindOfInterviews(db, addDays(morningIn(9), -0.5))
  // Moved by the company, it stays theirs; moved to a time of others, it leaves their calendar.
  const move = { interviewId, startsAt: morningIn(9), message: 'Der Raum ist belegt.', offersSlots: true }
  await asCompany.application.moveInterview({ ...move, times: [morningIn(10)] })
  const later = (await own())?.slots.find(({ startsAt }) => startsAt.getTime() === morningIn(10).getTime())
  await pickOf(later?.id ?? '')
  await pickOf(slotIds[1] ?? '')
  await asCompany.application.cancelInterview({ interviewId, message: 'Leider krank.' })
  expect(await told(reader)).toEqual([
    ...['interview-agreed', 'interview-reminder', 'interview-moved', 'interview-agreed', 'interview-cancelled'],
  ])
  expect(await told(another)).toEqual([])
})

test('who reads another posting by now hears no more of a conversation they were to conduct', async () => {
  const { company, posting, asApplicant, asCompany, interviewId, own } = await invited()
  const reader = await createMember(company.id, { readsJobPostingId: posting.id })
  await asCompany.application.createSlots(await slotInput(reader, [morningIn(9)], { jobPostingId: posting.id }))
  const other = await createJobPosting({ companyId: company.id })
  await db.update(companyMember).set({ readsJobPostingId: other.id }).where(eq(companyMember.userId, reader.id))
  const conducted = (await own())?.slots.find(({ startsAt }) => startsAt.getTime() === morningIn(9).getTime())
  await asApplicant.application.pickSlot({ interviewId, slotId: conducted?.id ?? '' })
  // The others can move it all the same.
  const move = { interviewId, startsAt: morningIn(9), message: 'Der Raum ist belegt.', offersSlots: false }
  await asCompany.application.moveInterview({ ...move, times: [morningIn(10)] })
  expect(await own()).toMatchObject({ status: 'proposed', proposedTimes: [morningIn(10).toISOString()] })
  expect(await db.select().from(outboxMail).where(eq(outboxMail.recipient, reader.email))).toEqual([])
})

test('a colleague who leaves holds no slot; one without anybody is offered to nobody', async () => {
  const { company, posting, own, slotIds } = await invited()
  const colleague = await createMember(company.id)
  await createSlots(colleague, [morningIn(3)], { jobPostingId: posting.id })
  expect((await own())?.slots).toHaveLength(3)
  await db.delete(companyMember).where(eq(companyMember.userId, colleague.id))
  expect((await own())?.slots.map(({ id }) => id)).toEqual(slotIds)
})

test('slots go some weeks after their time, and free ones with their posting; the interview keeps its time', async () => {
  const { asApplicant, slotIds, starts, interviewId, posting, own } = await invited()
  const [picked = '', free = ''] = slotIds
  await asApplicant.application.pickSlot({ interviewId, slotId: picked })
  await db.update(jobPosting).set({ status: 'archived' }).where(eq(jobPosting.id, posting.id))
  await takeBack(db, new Date())
  const withdrawn = async (id: string) =>
    (await db.select().from(interviewSlot).where(eq(interviewSlot.id, id)))[0]?.withdrawnAt !== null
  // Whoever holds the picked one stays busy then.
  expect([await withdrawn(free), await withdrawn(picked)]).toEqual([true, false])
  await deleteSlots(db, addDays(new Date(), 60))
  expect(await db.$count(interviewSlot, eq(interviewSlot.id, picked))).toBe(0)
  expect(await own()).toMatchObject({ startsAt: starts[0], slotId: null, location: 'Tor 2' })
})

test('an invitation to slots shows the name to a company that did not know it', async () => {
  const created = await createApplication({ isAnonymous: true })
  const asCompany = callerFor(created.company.admin)
  await createSlots(created.company.admin, [morningIn(3)], { applicationIds: [created.id] })
  const before = await asCompany.application.slotChoices()
  expect(before.applications.map(({ name }) => name).join()).not.toContain('Miriam')
  await asCompany.application.invite({ ...slotInvitation(created.id), id: uuidv7() })
  expect((await asCompany.application.slotChoices()).applications.map(({ name }) => name).join()).toContain('Miriam')
})
