import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { invited, interviewMails as mails } from '../../../../../tests/factories/invited'
import { createSlots, morningIn, slotInput, slotInvitation } from '../../../../../tests/factories/slots'
import { remindOfInterviews } from '../jobs/remind-interviews'
import { interview } from '../workflow-table'

const { db } = database()

test('a company moves an agreed interview: off the calendars, its people held for the new time, confirmed as the same entry', async () => {
  const { applicant, company, asApplicant, asCompany, slotIds, starts, interviewId, own, id } = await invited()
  const startsAt = starts[0] ?? new Date()
  await asApplicant.application.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })
  await remindOfInterviews(db, addDays(startsAt, -0.5))
  const move = { interviewId, startsAt, offersSlots: false, message: 'Unsere Fachleiterin ist krank.' }
  const rival = await createCompany()
  await expect(callerFor(rival.admin).application.moveInterview({ ...move, times: [morningIn(6)] })).rejects.toThrow(
    'nicht gefunden',
  )
  // In another conversation at that hour: the second slot of the same interviewer.
  await expect(asCompany.application.moveInterview({ ...move, times: [morningIn(4, '10:30')] })).rejects.toThrow(
    'hat schon einen Termin',
  )
  expect(await own()).toMatchObject({ status: 'agreed' })
  // Half an hour later is possible: the old time is given up.
  const later = new Date(startsAt.getTime() + 30 * 60_000)
  await asCompany.application.moveInterview({ ...move, times: [later] })
  await expect(asCompany.application.moveInterview({ ...move, times: [later] })).rejects.toThrow('inzwischen geändert')
  for (const { email } of [applicant.user, company.admin]) {
    const [told, ...more] = await mails(email, 'interview-moved')
    expect([told?.text.includes('Unsere Fachleiterin ist krank.'), more]).toEqual([true, []])
    expect(told?.calendar).toContain('METHOD:CANCEL')
    expect(told?.calendar).toContain(`UID:${interviewId}@stellwerk\r\nSEQUENCE:2`)
  }
  const shown = await own()
  expect(shown).toMatchObject({ status: 'proposed', isMoved: true, startsAt: null })
  expect(shown?.companyReason).toBe('Unsere Fachleiterin ist krank.')
  // Moved to one fixed time: the other free slot is no choice of this conversation, until one is made for it.
  expect(shown?.slots.map((slot) => slot.startsAt)).toEqual([later])
  await expect(asApplicant.application.pickSlot({ interviewId, slotId: slotIds[1] ?? '' })).rejects.toThrow(
    'gibt es nicht mehr',
  )
  await asCompany.application.createSlots(await slotInput(company.admin, [morningIn(9)], { applicationIds: [id] }))
  expect((await own())?.slots.map((slot) => slot.startsAt)).toEqual([later, morningIn(9)])
  const busy = await slotInput(company.admin, [later], { applicationIds: [id] })
  await expect(asCompany.application.createSlots(busy)).rejects.toThrow('hat schon einen Termin')
  await asApplicant.application.pickSlot({ interviewId, slotId: shown?.slots[0]?.id ?? '' })
  const agreed = await mails(applicant.user.email, 'interview-agreed')
  expect(agreed.at(-1)?.calendar).toContain(`UID:${interviewId}@stellwerk\r\nSEQUENCE:3`)
  await remindOfInterviews(db, addDays(later, -0.5))
  expect(await mails(applicant.user.email, 'interview-reminder')).toHaveLength(2)
})

test('an interview moves to its new time, however many free ones of others lie before it', async () => {
  const { company, posting, asApplicant, asCompany, slotIds, starts, interviewId, own } = await invited()
  const startsAt = starts[0] ?? new Date()
  await asApplicant.application.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })
  // More than one invitation shows.
  const days = [5, 6, 7, 8, 9, 10, 11].map((day) =>
    Array.from({ length: 9 }, (_, at) => morningIn(day, `${String(at + 8).padStart(2, '0')}:00`)),
  )
  for (const day of days) await createSlots(company.admin, day, { jobPostingId: posting.id })
  const late = morningIn(20)
  await asCompany.application.moveInterview({
    ...{ interviewId, startsAt, times: [late], offersSlots: false, message: 'Wir haben Inventur.' },
  })
  expect((await own())?.slots.map((slot) => slot.startsAt)).toEqual([late])
})

test('without slots a moved interview has the proposed times; one is enough, none is refused', async () => {
  const { id, company, applicant } = await createApplication()
  const asCompany = callerFor(company.admin)
  const asApplicant = callerFor(applicant.user)
  const [first, second] = [morningIn(3), morningIn(5)]
  const invitation = { ...slotInvitation(id), location: 'Tor 2', times: [first], offersSlots: false }
  await asCompany.application.invite(invitation)
  const interviewId = invitation.id
  const move = { interviewId, startsAt: first, offersSlots: false, message: 'Wir haben Inventur.' }
  await expect(asCompany.application.moveInterview({ ...move, times: [second] })).rejects.toThrow('inzwischen geändert')
  await asApplicant.application.pickTime({ interviewId, startsAt: first })
  await remindOfInterviews(db, addDays(first, -0.5))
  await expect(asCompany.application.moveInterview({ ...move, times: [] })).rejects.toThrow('mindestens einen Termin')
  await expect(asCompany.application.moveInterview({ ...move, times: [addDays(new Date(), -1)] })).rejects.toThrow()
  await asCompany.application.moveInterview({ ...move, times: [second] })
  expect((await mails(applicant.user.email, 'interview-moved'))[0]?.text).toContain('Passt dir stattdessen')
  await asApplicant.application.pickTime({ interviewId, startsAt: second })
  expect((await mails(company.admin.email, 'interview-agreed')).at(-1)?.calendar).toContain('SEQUENCE:3')
  await remindOfInterviews(db, addDays(second, -0.5))
  expect(await mails(applicant.user.email, 'interview-reminder')).toHaveLength(2)
  const reason = async () => (await asApplicant.application.mine({})).items[0]?.interview?.companyReason
  // Of the last change alone: nobody reads why an earlier time was given up as a reason for this.
  expect(await reason()).toBeNull()
  const cancel = asCompany.application.cancelInterview
  await cancel({ interviewId, startsAt: second, message: 'Die Stelle ist gestrichen.' })
  await cancel({ interviewId, startsAt: second, message: 'Die Stelle ist gestrichen.' })
  await expect(cancel({ interviewId, startsAt: second, message: 'Ich bin krank.' })).rejects.toThrow('geändert')
  expect(await reason()).toBe('Die Stelle ist gestrichen.')
})

test('who takes proposals back while the person picks one does not cancel what they picked', async () => {
  const { asCompany, asApplicant, slotIds, interviewId, own } = await invited()
  await asApplicant.application.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })
  const takeBack = { interviewId, startsAt: null, message: 'Wir planen neu.' }
  await expect(asCompany.application.cancelInterview(takeBack)).rejects.toThrow('inzwischen geändert')
  expect(await own()).toMatchObject({ status: 'agreed' })
  // Nor does the person decline a time that the company has moved meanwhile.
  const decline = asApplicant.application.declineTimes({ interviewId, startsAt: null, reply: 'Lieber abends.' })
  await expect(decline).rejects.toThrow('gilt nicht mehr')
})

test('who is hired chooses no time any more; what was agreed stays', async () => {
  const [open, agreed] = [await invited(), await invited()]
  const pick = ({ slotIds, interviewId }: typeof open) => ({ interviewId, slotId: slotIds[0] ?? '' })
  await agreed.asApplicant.application.pickSlot(pick(agreed))
  for (const { asCompany, id } of [open, agreed]) {
    await asCompany.application.changeStatus({ applicationId: id, from: 'interview', to: 'hired', message: null })
  }
  await expect(open.asApplicant.application.pickSlot(pick(open))).rejects.toThrow('gilt nicht mehr')
  expect([(await open.own())?.status, (await agreed.own())?.status]).toEqual(['cancelled', 'agreed'])
})

test('only an appointment to come is moved, by whoever has seen when it is, and only its person picks another slot', async () => {
  const { asCompany, company, applicant, slotIds, interviewId, starts } = await invited()
  const [first = '', second = ''] = slotIds
  const [startsAt = new Date(), later = new Date()] = starts
  await callerFor(applicant.user).application.pickSlot({ interviewId, slotId: first })
  const move = { interviewId, offersSlots: false, message: 'Wir haben Inventur.' }
  // The person has moved it meanwhile.
  await expect(
    asCompany.application.moveInterview({ ...move, startsAt: later, times: [morningIn(6)] }),
  ).rejects.toThrow('inzwischen geändert')
  const after = { now: addDays(startsAt, 0.1) }
  await expect(
    callerFor(company.admin, after).application.moveInterview({ ...move, startsAt, times: [morningIn(6)] }),
  ).rejects.toThrow('inzwischen geändert')
  await expect(callerFor(applicant.user, after).application.pickSlot({ interviewId, slotId: second })).rejects.toThrow()
  const stranger = callerFor((await createApplication()).applicant.user)
  await expect(stranger.application.pickSlot({ interviewId, slotId: second })).rejects.toThrow('nicht gefunden')
  expect(await db.select({ at: interview.startsAt }).from(interview).where(eq(interview.id, interviewId))).toEqual([
    { at: startsAt },
  ])
})
