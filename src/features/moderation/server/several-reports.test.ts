import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'
import { createPlatformAdmin } from '../../../../tests/factories/user'
import { atTheSameLock } from '../../../../tests/factories/waiting'
import { reportContent } from './commands/report-content'
import { contentReport } from './table'

const { db } = database()
const visitor = callerFor(null)
let [admin, second] = [callerFor(null), callerFor(null)]
beforeAll(async () => {
  admin = callerFor(await createPlatformAdmin())
  second = callerFor(await createPlatformAdmin())
})

const scam = {
  decision: 'removed',
  ground: 'law',
  rule: '§ 263 StGB',
  facts: 'Die Anzeige verlangt eine Zahlung, bevor die Arbeit beginnt.',
} as const
const unfair = { ...scam, rule: '§ 11 AGG', facts: 'Die Anzeige sucht nur junge Männer und sagt das auch.' } as const
const answer = 'Das war eine Kaution, wir haben uns geirrt.'

/** A posting that so many people have reported. */
async function reported(count: number) {
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id })
  const reports = Array.from({ length: count }, () => ({ id: uuidv7(), email: `${uuidv7()}@test.example` }))
  for (const each of reports) {
    await reportContent(
      { db, actor: null, now: new Date(), clientIp: uuidv7() },
      {
        ...{ ...each, subjectType: 'job-posting', subjectId: posting.id, reason: 'scam', goodFaith: true },
        ...{ text: 'Für die Einarbeitung wird Geld verlangt.', name: 'Eva Muster' },
      },
    )
  }
  return { company, posting, reports, ids: reports.map(({ id }) => id) }
}

const mailsTo = (email: string, kind: string) =>
  db
    .select({ text: outboxMail.text })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, email), eq(outboxMail.kind, kind)))
    .orderBy(outboxMail.createdAt)

async function tokenOf(email: string, kind: string, which = 0): Promise<string> {
  return /\/report\/appeal\/([\w-]+)/.exec((await mailsTo(email, kind))[which]?.text ?? '')?.[1] ?? ''
}

/** Objects with this link; the second admin decides. */
async function object(token: string, reportId: string, isUpheld: 'yes' | 'no' = 'yes') {
  await visitor.moderation.appeal({ token, text: 'Das ist eine Kaution für die Arbeitskleidung.' })
  const open = (await second.moderation.byId({ id: reportId })).appeals.find(({ decidedAt }) => decidedAt === null)
  await second.moderation.decideAppeal({ id: open?.id ?? '', isUpheld, answer })
}

const isGone = async (id: string) => (await second.jobPosting.byId({ id })).gone

test('reports decided together are one decision: one statement of reasons, and one objection brings the posting back', async () => {
  const { company, posting, reports, ids } = await reported(3)
  await admin.moderation.decideMany({ ...scam, ids })
  expect(await mailsTo(company.admin.email, 'statement-of-reasons')).toHaveLength(1)
  const [, last] = reports
  expect(await second.moderation.byId({ id: last?.id ?? '' })).toMatchObject({ isRemovedElse: false })
  await object(await tokenOf(company.admin.email, 'statement-of-reasons'), ids[0] ?? '')
  expect(await isGone(posting.id)).toBe(false)
  for (const each of reports) {
    expect(await mailsTo(each.email, 'appeal-decided')).toHaveLength(1)
    expect(await visitor.moderation.appealStart({ token: await tokenOf(each.email, 'report-decided') })).toMatchObject({
      ...{ decision: 'kept', facts: answer, rule: null, appealedAt: null },
    })
  }
  // Whichever of them is opened: the second admin's decision stands, so the first may answer the next objection.
  expect(await admin.moderation.byId({ id: last?.id ?? '' })).toMatchObject({ isOwnDecision: false })
  expect(await second.moderation.byId({ id: last?.id ?? '' })).toMatchObject({ isOwnDecision: true })
})

test('so they are when they are decided at the same moment, and for another admin the second is refused', async () => {
  const decide =
    (by: typeof admin, id = '') =>
    () =>
      by.moderation.decide({ ...scam, id, knowsEarlier: false })
  const atOnce = (ids: string[], acts: (() => Promise<unknown>)[]) =>
    atTheSameLock(
      (tx) => tx.select().from(contentReport).where(inArray(contentReport.id, ids)).for('update'),
      'select "id", "subject_type"',
      acts,
    )
  const one = await reported(2)
  const both = await atOnce(one.ids, [decide(admin, one.ids[0]), decide(admin, one.ids[1])])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await mailsTo(one.company.admin.email, 'statement-of-reasons')).toHaveLength(1)
  const other = await reported(2)
  const each = await atOnce(other.ids, [decide(admin, other.ids[0]), decide(second, other.ids[1])])
  expect(each.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(each.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { cause: { reason: 'removedAlready' } },
  })
  expect(await mailsTo(other.company.admin.email, 'statement-of-reasons')).toHaveLength(1)
})

test('a posting that two decisions have removed comes back with the second objection, and nobody is told it is back before', async () => {
  const { company, posting, ids } = await reported(2)
  const [first = '', next = ''] = ids
  await admin.moderation.decide({ ...scam, id: first })
  await expect(second.moderation.decide({ ...unfair, id: next })).rejects.toThrow('eine andere Meldung dazu inzwischen')
  await admin.moderation.decide({ ...unfair, id: next, knowsEarlier: true })
  expect(await mailsTo(company.admin.email, 'statement-of-reasons')).toHaveLength(2)
  expect(await second.moderation.byId({ id: first })).toMatchObject({ isRemovedElse: true })
  await object(await tokenOf(company.admin.email, 'statement-of-reasons'), first)
  expect(await isGone(posting.id)).toBe(true)
  const told = async () => (await mailsTo(company.admin.email, 'appeal-decided')).map(({ text }) => text)
  expect(await told()).toEqual([expect.stringMatching(/bleibt trotzdem entfernt/)])
  expect(await second.moderation.byId({ id: next })).toMatchObject({ isRemovedElse: false })
  await object(await tokenOf(company.admin.email, 'statement-of-reasons', 1), next)
  expect(await isGone(posting.id)).toBe(false)
  expect((await told())[1]).toMatch(/Was entfernt war, ist wieder da/)
})

test('what one decision has removed can be kept by another: it makes no second statement of reasons', async () => {
  const { company, ids } = await reported(2)
  const [first = '', next = ''] = ids
  await admin.moderation.decide({ ...scam, id: first })
  expect(await admin.moderation.decideMany({ ...scam, decision: 'kept', ids: [next] })).toMatchObject({ done: 1 })
  expect(await mailsTo(company.admin.email, 'statement-of-reasons')).toHaveLength(1)
})

test('a posting that came back and is removed again in the same words has another statement of reasons', async () => {
  const { company, posting, ids } = await reported(2)
  const [first = '', next = ''] = ids
  await admin.moderation.decide({ ...scam, id: first })
  await object(await tokenOf(company.admin.email, 'statement-of-reasons'), first)
  await admin.moderation.decide({ ...scam, id: next })
  expect(await isGone(posting.id)).toBe(true)
  expect(await mailsTo(company.admin.email, 'statement-of-reasons')).toHaveLength(2)
  // The objection to the first is none to this one, and the second takes back this one alone.
  expect(await second.moderation.byId({ id: next })).toMatchObject({ appeals: [] })
  await object(await tokenOf(company.admin.email, 'statement-of-reasons', 1), next)
  expect(await isGone(posting.id)).toBe(false)
  expect(
    await visitor.moderation.appealStart({ token: await tokenOf(company.admin.email, 'statement-of-reasons') }),
  ).toMatchObject({
    ...{ decision: 'kept', rule: null },
  })
})

test.each([
  ['other facts', { facts: unfair.facts }],
  ['another rule', { rule: unfair.rule }],
  ['another ground', { ground: 'terms' }],
  ['nothing removed before', {}],
  ['another person', {}],
] as const)('a removal has a statement of reasons of its own: %s', async (different, values) => {
  const { company, ids } = await reported(2)
  const [first = '', next = ''] = ids
  await admin.moderation.decide({
    ...scam,
    ...(different === 'nothing removed before' && { decision: 'kept' }),
    id: first,
  })
  const statements = () => mailsTo(company.admin.email, 'statement-of-reasons')
  const before = (await statements()).length
  await (different === 'another person' ? second : admin).moderation.decide({
    ...{ ...scam, ...values, id: next, knowsEarlier: true },
  })
  expect(await statements()).toHaveLength(before + 1)
})

test('a rejected objection is answered to whoever made it, and the other side hears nothing', async () => {
  const { company, reports, ids } = await reported(1)
  const [id = ''] = ids
  const reporter = reports[0]?.email ?? ''
  await admin.moderation.decide({ ...scam, id })
  const told = async () => [
    (await mailsTo(company.admin.email, 'appeal-decided')).length,
    (await mailsTo(reporter, 'appeal-decided')).length,
  ]
  await object(await tokenOf(company.admin.email, 'statement-of-reasons'), id, 'no')
  expect(await told()).toEqual([1, 0])
  await object(await tokenOf(reporter, 'report-decided'), id, 'no')
  expect(await told()).toEqual([1, 1])
})

test('whose name is forgotten gets no mail', async () => {
  const { company, ids } = await reported(1)
  const [id = ''] = ids
  await admin.moderation.decide({ ...scam, id })
  await db.update(contentReport).set({ reporterName: '', reporterEmail: '' }).where(eq(contentReport.id, id))
  await object(await tokenOf(company.admin.email, 'statement-of-reasons'), id)
  expect(await mailsTo('', 'appeal-decided')).toEqual([])
})

test('what the company had ended itself stays ended, and its mail says so', async () => {
  const { company, posting, ids } = await reported(1)
  await callerFor(company.admin).jobPosting.archive({ id: posting.id })
  await admin.moderation.decide({ ...scam, id: ids[0] ?? '' })
  await object(await tokenOf(company.admin.email, 'statement-of-reasons'), ids[0] ?? '')
  expect(await isGone(posting.id)).toBe(true)
  const [mail] = await mailsTo(company.admin.email, 'appeal-decided')
  expect(mail?.text).toMatch(/schon selbst beendet/)
})

test('an objection that turns a decision does not change when it was taken', async () => {
  const { reports, ids } = await reported(1)
  const [id = ''] = ids
  await admin.moderation.decide({ ...scam, decision: 'kept', id })
  const decidedAt = addDays(new Date(), -20)
  await db.update(contentReport).set({ decidedAt }).where(eq(contentReport.id, id))
  await object(await tokenOf(reports[0]?.email ?? '', 'report-decided'), id)
  // The page of the report and the transparency report count from it.
  expect(await admin.moderation.byId({ id })).toMatchObject({ decidedAt })
})

test('two who object to one decision get one answer, and a page loaded before cannot turn it back', async () => {
  const { posting, reports, ids } = await reported(3)
  await admin.moderation.decideMany({ ...scam, decision: 'kept', ids })
  const links = await Promise.all(reports.map(({ email }) => tokenOf(email, 'report-decided')))
  for (const token of links.slice(0, 2))
    await visitor.moderation.appeal({ token, text: 'Es steht doch im dritten Absatz.' })
  const [made] = (await second.moderation.byId({ id: ids[0] ?? '' })).appeals
  await second.moderation.decideAppeal({ id: made?.id ?? '', isUpheld: 'yes', answer, wasRemoved: false })
  expect(await isGone(posting.id)).toBe(true)
  expect((await second.moderation.byId({ id: ids[1] ?? '' })).appeals).toMatchObject([
    { isUpheld: 'yes', answer },
    { isUpheld: 'yes', answer },
  ])
  expect(await visitor.moderation.appealStart({ token: links[1] ?? '' })).toMatchObject({ answer: { text: answer } })
  // The third objects to the removal; whoever loaded the page before reads that it removes.
  await visitor.moderation.appeal({ token: links[2] ?? '', text: 'Die Kaution ist doch zulässig.' })
  const open = (await admin.moderation.byId({ id: ids[2] ?? '' })).appeals.find(({ decidedAt }) => decidedAt === null)
  const late = { id: open?.id ?? '', isUpheld: 'yes', answer, wasRemoved: false } as const
  await expect(admin.moderation.decideAppeal(late)).rejects.toThrow('anders entschieden')
  expect(await isGone(posting.id)).toBe(true)
  await admin.moderation.decideAppeal({ ...late, wasRemoved: true })
  expect(await isGone(posting.id)).toBe(false)
})
