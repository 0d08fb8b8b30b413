/** Stands for text of another person; the test replaces it with hostile text. */
export const WORDS = '✎'

export const URL = 'http://stellwerk.test/app/x'
export const id = '01939c1e-0000-7000-8000-000000000000'
export const on = new Date('2026-12-01T10:00:00Z')
export const to = {
  email: 'a@test.example',
  name: 'Eva',
  firstName: 'Eva',
  side: 'applicant',
  applicantProfileId: id,
  userId: id,
}
export const firm = { ...to, side: 'company' }
export const change = { moment: 'heute', device: WORDS, from: 'a@test.example', into: 'b@test.example' }
export const posting = { id, title: WORDS, companyName: WORDS, runsUntil: on, waiting: 2 }
export const facts = {
  ...{ id, sequence: 1, startsAt: on, durationMinutes: 45, mode: 'onsite', location: WORDS, jobTitle: WORDS },
  ...{ companyName: WORDS, applicantName: WORDS, url: URL, now: on, because: { message: WORDS }, applicationId: id },
}
export const offer = {
  applicationId: id,
  ...{ id, jobTitle: WORDS, companyName: WORDS, applicantName: WORDS, answerUntil: '2026-12-08', url: URL },
  terms: {
    ...{ startsOn: '2027-02-01', payCents: 365_000, payPeriod: 'month', payExtra: WORDS, hoursPerWeek: 38 },
    ...{ contract: 'permanent', fixedTermUntil: null, workplace: 'onsite', place: WORDS, holidayDays: 30 },
    trialMonths: 6,
  },
}
export const report = {
  ...{ id, subjectType: 'job-posting', subjectTitle: WORDS, reason: 'scam', text: WORDS, reporterName: WORDS },
  ...{ reporterEmail: 'r@test.example', dueAt: on },
}
export const statement = {
  ...{ decision: 'removed', ground: 'law', rule: WORDS, facts: WORDS, appealUrl: URL, decisionId: id },
}
export const message = {
  messageId: id,
  conversationId: id,
  companyName: WORDS,
  senderName: WORDS,
  subject: WORDS,
  body: WORDS,
  url: URL,
}
export const pay = { salaryMinCents: 300_000, salaryMaxCents: null, salaryPeriod: 'month' }
export const card = { ...pay, id, title: WORDS, companyName: WORDS, placeNames: [WORDS], workplace: 'onsite' }
export const hit = { applicantProfileId: id, headline: WORDS, years: 3, skills: [WORDS, WORDS] }
export const order = {
  ...{ planName: 'Strecke', netCents: 100, taxPercent: 19, grossCents: 119, interval: 'month', trialUntil: null },
  ...{
    orderedOn: '2026-11-30',
    paidFrom: '2026-12-31',
    validUntil: '2026-12-31',
    mandate: { maskedIban: 'DE…', accountHolder: WORDS, reference: 'M' },
    creditorId: 'C',
  },
}
export const dunned = {
  number: 'RE-1',
  openCents: 1,
  occasion: id,
  validUntil: on,
  isSuspended: false,
  debit: null,
  iban: 'DE',
  accountName: WORDS,
  why: WORDS,
}
export const debit = { number: 'RE-1', amountCents: 1, iban: 'DE', reference: 'M', creditorId: 'C', on: '2026-12-01' }
export const files = { id, attachments: [], setOffCents: 0 }
export const cancelledPlan = {
  ...{ what: 'cancelled', plan: 'Strecke', periodEnd: on, isCharged: false, canWithdraw: true },
  license: { state: 'active', validUntil: on },
  terms: { netPriceCents: 14_900, interval: 'month' },
}
