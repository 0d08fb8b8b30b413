import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadUser } from '~/features/applicants/server/load-actor'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import type { MailKind } from '~/platform/mail-kinds'
import { database } from '~/platform/server/database/db'
import { storeUpload } from '~/platform/server/files/store'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplicant } from '../../../../../tests/factories/applicant'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { offerInput } from '../../../../../tests/factories/offer'
import { createResume } from '../../../../../tests/factories/resume'
import { application } from '../table'
import { offerPdf } from './offer-pdf'
import { jobOffer } from './offer-table'
import { offeredFile } from './offered-file'
import { remindOfOffers, tellOfPastOffers } from './remind-of-offers'

const { db } = database()

async function scene(given: Parameters<typeof createApplication>[0] = {}) {
  const created = await createApplication(given)
  return {
    ...created,
    asCompany: callerFor(created.company.admin).application,
    asApplicant: callerFor(created.applicant.user).application,
  }
}

async function offered(given: Parameters<typeof createApplication>[0] = {}) {
  const made = await scene(given)
  const input = offerInput(made.id)
  await made.asCompany.makeOffer(input)
  return { ...made, input, offerId: input.id }
}

async function actorOf(userId: string) {
  const loaded = await loadUser(db, userId, new Date())
  if (!loaded) throw new Error('no account')
  return loaded.actor
}

function mails(recipient: string, kind: MailKind) {
  return db
    .select({ subject: outboxMail.subject, text: outboxMail.text })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, recipient), eq(outboxMail.kind, kind)))
}

test('an offer: made once, read by the person with its terms, accepted once, and both sides are told', async () => {
  const { id, asCompany, asApplicant, applicant, company } = await scene()
  const input = offerInput(id)
  await Promise.all([asCompany.makeOffer(input), asCompany.makeOffer(input)])
  const [mail, ...more] = await mails(applicant.user.email, 'offer-made')
  expect(more).toEqual([])
  expect(mail?.text).toContain('3.650\u00a0€ im Monat')
  expect(mail?.text).toContain('Guten Tag Miriam, wir freuen uns auf Sie.')
  const [mine] = (await asApplicant.mine({})).items
  expect(mine).toMatchObject({ status: 'offer', offer: { status: 'open', number: 1, terms: { payCents: 365_000 } } })
  const [shown] = await asApplicant.offers()
  expect(shown).toMatchObject({ id: input.id, status: 'open' })
  // 3,650 € leave between 60 and 70 per cent in class I.
  expect(shown?.net?.euros).toBeGreaterThan(2_200)
  expect(shown?.net?.euros).toBeLessThan(2_600)

  await Promise.all([asApplicant.acceptOffer({ offerId: input.id }), asApplicant.acceptOffer({ offerId: input.id })])
  const detail = await asCompany.byId({ id })
  expect(detail).toMatchObject({ status: 'hired', offers: [{ status: 'accepted' }] })
  expect(detail.events.map(({ offerAct, actorSide }) => [offerAct, actorSide])).toEqual([
    [null, 'applicant'],
    ['made', 'company'],
    ['accepted', 'applicant'],
  ])
  expect(detail.deleteAfter).not.toBeNull()
  expect(await mails(company.admin.email, 'offer-accepted')).toHaveLength(1)
  expect(await mails(applicant.user.email, 'offer-confirmed')).toHaveLength(1)
  expect(await asApplicant.offers()).toMatchObject([{ status: 'accepted' }])
  await expect(asApplicant.declineOffer({ offerId: input.id, reason: null })).rejects.toThrow('gilt nicht mehr')
})

test('declining withdraws the application with the reason, and the company is told', async () => {
  const { id, asCompany, asApplicant, company, offerId } = await offered()
  await asApplicant.declineOffer({ offerId, reason: 'Der Weg ist mir zu weit.' })
  await asApplicant.declineOffer({ offerId, reason: 'Noch einmal' })
  const detail = await asCompany.byId({ id })
  expect(detail).toMatchObject({
    status: 'withdrawn',
    offers: [{ status: 'declined', reply: 'Der Weg ist mir zu weit.' }],
  })
  expect(detail.events.at(-1)).toMatchObject({
    offerAct: 'declined',
    message: 'Angebot abgelehnt. Der Weg ist mir zu weit.',
  })
  const [mail, ...more] = await mails(company.admin.email, 'offer-declined')
  expect(more).toEqual([])
  expect(mail?.text).toContain('Der Weg ist mir zu weit.')
  await expect(asApplicant.acceptOffer({ offerId })).rejects.toThrow('gilt nicht mehr')
})

test('a newer offer replaces the open one with a reason; who saw the older one cannot accept it', async () => {
  const { id, asCompany, asApplicant, offerId } = await offered()
  const newer = offerInput(id, { from: 'offer', replaces: offerId, reason: 'Mehr Gehalt.' })
  const planned = { applicationId: id, from: 'offer' as const, message: 'Leider nicht.' }
  await asCompany.rejectMany({ items: [planned], sendAt: addDays(new Date(), 2) })
  await expect(asCompany.makeOffer({ ...newer, reason: '  ' })).rejects.toThrow()
  // Somebody who has not seen the open one.
  await expect(asCompany.makeOffer({ ...newer, replaces: null })).rejects.toThrow('anderes Angebot')
  await asCompany.makeOffer(newer)
  await expect(
    asCompany.makeOffer(offerInput(id, { from: 'offer', replaces: offerId, reason: 'Zu spät' })),
  ).rejects.toThrow('anderes Angebot')
  await expect(asApplicant.acceptOffer({ offerId })).rejects.toThrow('gilt nicht mehr')
  expect((await asApplicant.mine({})).items[0]?.offer).toMatchObject({
    id: newer.id,
    number: 2,
    reason: 'Mehr Gehalt.',
  })
  expect((await asCompany.byId({ id })).plannedRejection).toBeNull()
  await asApplicant.acceptOffer({ offerId: newer.id })
  const { offers } = await asCompany.byId({ id })
  expect(offers.map(({ status }) => status)).toEqual(['accepted', 'replaced'])
})

test('of accepting and taking back at the same moment exactly one happens', async () => {
  const { id, asCompany, asApplicant, offerId } = await offered()
  const outcomes = await Promise.allSettled([
    asApplicant.acceptOffer({ offerId }),
    asCompany.withdrawOffer({ offerId, reason: 'Budget gestrichen.' }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { status, offers } = await asCompany.byId({ id })
  expect([status, offers[0]?.status]).toEqual(
    outcomes[0]?.status === 'fulfilled' ? ['hired', 'accepted'] : ['interview', 'withdrawn'],
  )
})

test('an offer taken back goes one step back, with a mail, and another may follow', async () => {
  const { id, asCompany, asApplicant, applicant, offerId } = await offered()
  await asCompany.withdrawOffer({ offerId, reason: 'Budget gestrichen.' })
  await asCompany.withdrawOffer({ offerId, reason: 'Budget gestrichen.' })
  const late = asCompany.withdrawOffer({ offerId, reason: 'Jemand anderes hat zugesagt.' })
  await expect(late).rejects.toThrow('gilt nicht mehr')
  const [mail, ...more] = await mails(applicant.user.email, 'offer-withdrawn')
  expect(more).toEqual([])
  expect(mail?.text).toContain('Budget gestrichen.')
  expect(await asApplicant.offers()).toEqual([])
  await asCompany.makeOffer(offerInput(id, { from: 'interview' }))
  expect((await asApplicant.offers())[0]).toMatchObject({ number: 2 })
})

test.each(['rejected', 'hired', 'interview'] as const)('a step to %s leaves no open offer', async (to) => {
  const { id, asCompany, asApplicant, offerId } = await offered()
  await asCompany.changeStatus({ applicationId: id, from: 'offer', to, message: 'Wir haben uns anders entschieden.' })
  expect((await asCompany.byId({ id })).offers[0]?.status).toBe('lapsed')
  await expect(asApplicant.acceptOffer({ offerId })).rejects.toThrow('gilt nicht mehr')
})

test('others who applied stay open and waiting for their answer when somebody accepts', async () => {
  const company = await createCompany()
  const { asApplicant, offerId, posting } = await offered({ company })
  const other = await createApplicant()
  const resume = await createResume(other.id)
  const { id } = await callerFor(other.user).application.submit({
    ...{ id: uuidv7(), jobPostingId: posting.id, resumeId: resume.id, coverLetter: '', answers: [] },
    attachmentFileIds: [],
  })
  await asApplicant.acceptOffer({ offerId })
  const [row] = await db.select().from(application).where(eq(application.id, id))
  expect(row).toMatchObject({ status: 'submitted', answeredAt: null })
  expect(row?.answerDueAt).not.toBeNull()
  const [mail] = await mails(company.admin.email, 'offer-accepted')
  expect(mail?.text).toContain('Eine weitere Bewerbung auf diese Stelle wartet noch')
})

test('the last day: reminded before it, asked after it, accepted until its end, never changed by itself', async () => {
  const { id, asCompany, asApplicant, applicant, company, offerId, input } = await offered()
  const last = new Date(`${input.answerUntil}T12:00:00Z`)
  await remindOfOffers(db, addDays(last, -3))
  expect(await mails(applicant.user.email, 'offer-reminder')).toEqual([])
  await Promise.all([remindOfOffers(db, addDays(last, -2)), remindOfOffers(db, addDays(last, -2))])
  await remindOfOffers(db, addDays(last, -1))
  expect(await mails(applicant.user.email, 'offer-reminder')).toHaveLength(1)
  await tellOfPastOffers(db, last)
  expect(await mails(company.admin.email, 'offer-past')).toEqual([])
  await Promise.all([tellOfPastOffers(db, addDays(last, 1)), tellOfPastOffers(db, addDays(last, 1))])
  expect(await mails(company.admin.email, 'offer-past')).toHaveLength(1)
  expect(await mails(applicant.user.email, 'offer-past')).toHaveLength(1)
  expect(await asCompany.byId({ id })).toMatchObject({ status: 'offer', offers: [{ status: 'open' }] })

  const yesterday = toIsoDay(addDays(new Date(), -1))
  await db.update(jobOffer).set({ answerUntil: yesterday }).where(eq(jobOffer.id, offerId))
  expect((await asCompany.today()).unanswered).toMatchObject([{ applicationId: id }])
  await expect(asApplicant.acceptOffer({ offerId })).rejects.toThrow('letzte Tag')
  // The company extends it by a newer one.
  const longer = offerInput(id, { from: 'offer', replaces: offerId, reason: 'Frist verlängert.' })
  await expect(asCompany.makeOffer({ ...longer, answerUntil: yesterday })).rejects.toThrow('noch kommt')
  await asCompany.makeOffer({ ...longer, answerUntil: toIsoDay(new Date()) })
  await asApplicant.acceptOffer({ offerId: longer.id })
})

test('an offer shows the name of somebody who applied without one', async () => {
  const { id, asCompany, asApplicant } = await scene({ isAnonymous: true })
  expect((await asCompany.byId({ id })).isHidden).toBe(true)
  await asCompany.makeOffer(offerInput(id))
  const { isHidden, snapshot } = await asCompany.byId({ id })
  expect([isHidden, snapshot.lastName]).toEqual([false, 'Yıldız'])
  expect((await asApplicant.mine({})).items[0]?.namesShownAt).not.toBeNull()
})

test('the document of an offer, and what was sent along, are for both sides and nobody else', async () => {
  const { id, asCompany, asApplicant, applicant, company } = await scene()
  const contract = await storeUpload(db, company.admin.id, new File(['%PDF-1.7\n%%EOF'], 'vertrag.pdf'))
  const foreign = await storeUpload(db, applicant.user.id, new File(['%PDF-1.7\n%%EOF'], 'fremd.pdf'))
  await expect(asCompany.makeOffer(offerInput(id, { fileId: foreign.id }))).rejects.toThrow('Dokument')
  const input = offerInput(id, { fileId: contract.id })
  await asCompany.makeOffer(input)
  await asApplicant.acceptOffer({ offerId: input.id })
  const rival = await createCompany()
  const stranger = await createApplicant()
  for (const user of [company.admin, applicant.user]) {
    const actor = await actorOf(user.id)
    expect((await offerPdf({ db, actor }, input.id))?.name).toMatch(/^Angenommenes Angebot .*\.pdf$/)
    expect(await offeredFile(db, actor, input.id)).toMatchObject({ fileId: contract.id, name: 'vertrag.pdf' })
  }
  for (const user of [rival.admin, stranger.user]) {
    const actor = await actorOf(user.id)
    expect(await offerPdf({ db, actor }, input.id)).toBeNull()
    expect(await offeredFile(db, actor, input.id)).toBeNull()
  }
})

test('an offer is answered by its person alone, and not reminded of on the day it was sent', async () => {
  const { id, asCompany, asApplicant, applicant } = await scene()
  const input = offerInput(id, { answerUntil: toIsoDay(addDays(new Date(), 1)) })
  await asCompany.makeOffer(input)
  await remindOfOffers(db, new Date())
  expect(await mails(applicant.user.email, 'offer-reminder')).toEqual([])
  const stranger = callerFor((await createApplicant()).user).application
  await expect(stranger.acceptOffer({ offerId: input.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(stranger.declineOffer({ offerId: input.id, reason: null })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asApplicant.offers()).toMatchObject([{ status: 'open' }])
})

test('an offer is for an application as it was seen and still open, begins in the future, and is nobody else’s', async () => {
  const [one, other] = [await offered(), await scene()]
  const input = offerInput(other.id)
  const started = { ...input, terms: { ...input.terms, startsOn: toIsoDay(addDays(new Date(), -1)) } }
  await expect(other.asCompany.makeOffer(started)).rejects.toThrow('Beginn, der noch kommt')
  await expect(other.asCompany.makeOffer({ ...input, id: one.offerId })).rejects.toThrow('anderes Angebot')
  expect(await mails(other.applicant.user.email, 'offer-made')).toEqual([])
  // Once fixed-term, then permanent: the end that was typed is gone.
  await other.asCompany.makeOffer({ ...input, terms: { ...input.terms, fixedTermUntil: '2031-12-31' } })
  const [made] = await other.asApplicant.offers()
  expect(made?.terms).toMatchObject({ contract: 'permanent', fixedTermUntil: null })
  const [third, fourth] = [await scene(), await scene()]
  for (const { id, asCompany } of [third, fourth]) {
    const to = id === third.id ? ('in_review' as const) : ('rejected' as const)
    await asCompany.changeStatus({ applicationId: id, from: 'submitted', to, message: 'Vielen Dank.' })
    await expect(asCompany.makeOffer(offerInput(id))).rejects.toThrow('inzwischen geändert')
  }
  await expect(fourth.asCompany.makeOffer(offerInput(fourth.id, { from: 'rejected' }))).rejects.toThrow('nicht möglich')
})

test('an offer tells the pay that its ad did not', async () => {
  const { id, posting, asCompany } = await scene()
  await db.update(jobPosting).set({ salaryMinCents: null, salaryMaxCents: null }).where(eq(jobPosting.id, posting.id))
  expect(await asCompany.byId({ id })).toMatchObject({ payMissing: 'warn' })
  await asCompany.makeOffer(offerInput(id))
  expect(await asCompany.byId({ id })).toMatchObject({ payMissing: null })
  const told = await db.select({ text: application.payToldText }).from(application).where(eq(application.id, id))
  expect(told).toEqual([{ text: '3.650\u00a0€ im Monat' }])
})

test('nobody is reminded of an offer taken back, or after its last day', async () => {
  const [over, back] = [await offered(), await offered()]
  await back.asCompany.withdrawOffer({ offerId: back.offerId, reason: 'Budget gestrichen.' })
  const last = new Date(`${over.input.answerUntil}T12:00:00Z`)
  await remindOfOffers(db, addDays(last, 1))
  expect(await mails(over.applicant.user.email, 'offer-reminder')).toEqual([])
  await remindOfOffers(db, addDays(last, -1))
  expect(await mails(over.applicant.user.email, 'offer-reminder')).toHaveLength(1)
  await tellOfPastOffers(db, addDays(last, 1))
  expect(await mails(back.applicant.user.email, 'offer-reminder')).toEqual([])
  expect(await mails(back.applicant.user.email, 'offer-past')).toEqual([])
})

test('mails of an offer wait for the morning of their day', async () => {
  const { applicant, company, input } = await offered()
  const last = new Date(`${input.answerUntil}T12:00:00Z`)
  // Two and eight in the morning, or an hour later in summer.
  const [night, morning] = [-11 / 24, -5 / 24]
  const told = async () => [
    (await mails(applicant.user.email, 'offer-reminder')).length,
    (await mails(applicant.user.email, 'offer-past')).length,
    (await mails(company.admin.email, 'offer-past')).length,
  ]
  await remindOfOffers(db, addDays(last, -2 + night))
  await tellOfPastOffers(db, addDays(last, 1 + night))
  expect(await told()).toEqual([0, 0, 0])
  await remindOfOffers(db, addDays(last, -2 + morning))
  await tellOfPastOffers(db, addDays(last, 1 + morning))
  expect(await told()).toEqual([1, 1, 1])
})

test('an offer begins with what one’s own company offered last; who only reads a posting opens no document of it', async () => {
  const { id, asCompany, company, posting, offerId } = await offered()
  const rival = await scene()
  expect(await asCompany.prepareOffer({ applicationId: id })).toMatchObject({ holidayDays: 30, trialMonths: 6 })
  expect(await rival.asCompany.prepareOffer({ applicationId: rival.id })).toMatchObject({
    ...{ holidayDays: null, trialMonths: null },
  })
  const { id: fileId } = await storeUpload(db, company.admin.id, new File(['%PDF-1.7\n%%EOF'], 'vertrag.pdf'))
  await db.update(jobOffer).set({ fileId }).where(eq(jobOffer.id, offerId))
  const reader = await createMember(company.id, { readsJobPostingId: posting.id })
  expect(await offeredFile(db, await actorOf(reader.id), offerId)).toBeNull()
  expect(await offeredFile(db, await actorOf(company.admin.id), offerId)).toMatchObject({ fileId })
})

test('who only reads a posting learns of an offer that there is one, and none of its words', async () => {
  const { id, posting, company, asCompany, asApplicant } = await scene()
  await db.update(jobPosting).set({ salaryMinCents: null, salaryMaxCents: null }).where(eq(jobPosting.id, posting.id))
  const reader = callerFor(await createMember(company.id, { readsJobPostingId: posting.id })).application
  const first = offerInput(id, { words: 'Zwei Tage von zu Hause.' })
  await asCompany.makeOffer(first)
  const newer = offerInput(id, {
    ...{ from: 'offer', replaces: first.id, reason: 'Vier Wochen Urlaub mehr.' },
    words: 'Und Dienstwagen.',
  })
  await asCompany.makeOffer(newer)
  await asApplicant.declineOffer({ offerId: newer.id, reason: 'Der Wagen ist zu klein.' })
  const told = JSON.stringify([await reader.byId({ id }), await reader.list({}), await reader.board({})])
  const known = JSON.stringify(await asCompany.byId({ id }))
  for (const words of ['zu Hause', 'Urlaub mehr', 'Dienstwagen', 'Wagen ist zu klein']) {
    expect(known).toContain(words)
    expect(told).not.toContain(words)
  }
  expect(told).not.toContain('3.650')
  const acts = (await reader.byId({ id })).events.map(({ offerAct }) => offerAct)
  expect(acts).toEqual([null, 'made', 'replaced', 'declined'])
})
