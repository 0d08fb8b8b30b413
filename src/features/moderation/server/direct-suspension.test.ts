import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { company as companyTable } from '~/features/companies/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createPlatformAdmin } from '../../../../tests/factories/user'
import { reportContent } from './commands/report-content'

const { db } = database()
const visitor = callerFor(null)
let [admin, second] = [callerFor(null), callerFor(null)]
beforeAll(async () => {
  admin = callerFor(await createPlatformAdmin())
  second = callerFor(await createPlatformAdmin())
})

const FACTS = 'Im Profil steht ein erfundener Registereintrag.'
const DIRECT = 'Drei Rechnungen blieben trotz Mahnung offen.'
type Company = Awaited<ReturnType<typeof createCompany>>

async function reported({ profileId }: Company): Promise<string> {
  const id = uuidv7()
  await reportContent(
    { db, actor: null, now: new Date(), clientIp: uuidv7() },
    {
      ...{ id, subjectType: 'company', subjectId: profileId ?? '', reason: 'fake', goodFaith: true },
      ...{ text: 'Dieses Unternehmen gibt es nicht.', name: 'Eva Muster', email: `${id}@test.example` },
    },
  )
  return id
}

const removal = { decision: 'removed', ground: 'law', rule: '§ 5 UWG', facts: FACTS } as const
const remove = (id: string) => admin.moderation.decide({ ...removal, id })

const mailsTo = (email: string, kind: string) =>
  db
    .select({ subject: outboxMail.subject, text: outboxMail.text })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, email), eq(outboxMail.kind, kind)))
    .orderBy(outboxMail.createdAt)
const statementsTo = ({ admin: { email } }: Company) => mailsTo(email, 'statement-of-reasons')
const tokenIn = (mail?: { text: string }) => /\/report\/appeal\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const openAppeal = async (id: string) =>
  (await second.moderation.byId({ id })).appeals.find(({ decidedAt }) => decidedAt === null)?.id ?? ''

/** The company objects with the newest link, and the second admin agrees. */
async function object(company: Company, reportId: string): Promise<string> {
  const token = tokenIn((await statementsTo(company)).at(-1))
  await visitor.moderation.appeal({ token, text: 'Der Registerauszug liegt bei.' })
  const answer = 'Den Eintrag gibt es, wir haben uns geirrt.'
  await second.moderation.decideAppeal({ id: await openAppeal(reportId), isUpheld: 'yes', answer })
  return (await mailsTo(company.admin.email, 'appeal-decided')).at(-1)?.text ?? ''
}

const stateOf = async ({ id }: Company) => {
  const [row] = await db
    .select({ suspendedAt: companyTable.suspendedAt, reason: companyTable.suspensionReason })
    .from(companyTable)
    .where(eq(companyTable.id, id))
  return { isSuspended: row?.suspendedAt !== null, reason: row?.reason }
}

test('an accepted complaint lifts the decision it is about, not what an admin did before for another reason', async () => {
  const company = await createCompany()
  const id = await reported(company)
  await admin.admin.suspendCompany({ id: company.id, reason: DIRECT })
  await remove(id)
  expect(await stateOf(company)).toEqual({ isSuspended: true, reason: FACTS })
  expect(await second.moderation.byId({ id })).toMatchObject({ isRemovedElse: false, isSuspendedDirectly: true })
  expect(await object(company, id)).toMatch(/bleibt trotzdem gesperrt/)
  expect(await stateOf(company)).toEqual({ isSuspended: true, reason: DIRECT })
  expect(await visitor.companyProfile.byId({ id: company.profileId ?? '' }).catch(() => 'hidden')).toBe('hidden')
  await admin.admin.restoreCompany({ id: company.id, reason: 'Alles ist bezahlt.' })
  expect(await stateOf(company)).toEqual({ isSuspended: false, reason: null })
  expect(await visitor.companyProfile.byId({ id: company.profileId ?? '' })).toMatchObject({ isSuspended: false })
})

test('nor what an admin did after lifting the decision; a lifted suspension holds nothing back', async () => {
  const [again, lifted] = [await createCompany(), await createCompany()]
  const ids = [await reported(again), await reported(lifted)]
  for (const id of ids) await remove(id)
  await admin.admin.restoreCompany({ id: again.id, reason: 'Vorläufig wieder da.' })
  await admin.admin.suspendCompany({ id: again.id, reason: DIRECT })
  expect(await object(again, ids[0] ?? '')).toMatch(/bleibt trotzdem gesperrt/)
  expect(await stateOf(again)).toEqual({ isSuspended: true, reason: DIRECT })
  await admin.admin.restoreCompany({ id: lifted.id, reason: 'Vorläufig wieder da.' })
  await admin.admin.suspendCompany({ id: lifted.id, reason: DIRECT })
  await admin.admin.restoreCompany({ id: lifted.id, reason: 'Alles ist bezahlt.' })
  expect(await object(lifted, ids[1] ?? '')).toMatch(/ist wieder da/)
  expect(await stateOf(lifted)).toEqual({ isSuspended: false, reason: null })
})

test('a removal that an admin has lifted holds nothing back, and the same one again has another statement of reasons', async () => {
  const company = await createCompany()
  const [first, next, same] = [await reported(company), await reported(company), await reported(company)]
  await remove(first)
  await admin.admin.restoreCompany({ id: company.id, reason: 'Wir hatten uns geirrt.' })
  expect(await admin.moderation.byId({ id: first })).toMatchObject({ decision: 'removed', liftedAt: expect.any(Date) })
  await admin.moderation.decide({ ...removal, id: next, facts: 'Die Anschrift im Profil gibt es nicht.' })
  expect(await second.moderation.byId({ id: next })).toMatchObject({ isRemovedElse: false, liftedAt: null })
  expect(await object(company, next)).toMatch(/ist wieder da/)
  expect(await stateOf(company)).toEqual({ isSuspended: false, reason: null })
  await remove(same)
  expect(await statementsTo(company)).toHaveLength(3)
  expect(await object(company, same)).toMatch(/ist wieder da/)
})

test('a complaint about a lifted removal is answered and removes nothing; turned again it is a removal like any other', async () => {
  const company = await createCompany()
  const id = await reported(company)
  await remove(id)
  await admin.admin.restoreCompany({ id: company.id, reason: 'Wir hatten uns geirrt.' })
  expect(await object(company, id)).toMatch(/ist wieder da/)
  expect(await stateOf(company)).toEqual({ isSuspended: false, reason: null })
  const [decided] = await mailsTo(`${id}@test.example`, 'report-decided')
  await visitor.moderation.appeal({ token: tokenIn(decided), text: 'Der Eintrag gehört einer anderen Firma.' })
  const answer = 'Das stimmt, der Eintrag gehört einer anderen Firma.'
  await admin.moderation.decideAppeal({ id: await openAppeal(id), isUpheld: 'yes', answer })
  expect(await stateOf(company)).toEqual({ isSuspended: true, reason: answer })
  expect(await second.moderation.byId({ id })).toMatchObject({ liftedAt: null })
})

test('who waits for a company is told of its suspension once, whoever orders it, and of its end', async () => {
  const { company, applicant } = await createApplication()
  const told = async () =>
    (await mailsTo(applicant.user.email, 'application-measure')).map(({ subject }) => subject.split(':')[0])
  const id = await reported(company)
  await admin.admin.suspendCompany({ id: company.id, reason: DIRECT })
  await remove(id)
  expect(await told()).toEqual(['Gesperrt'])
  await admin.admin.restoreCompany({ id: company.id, reason: 'Alles ist bezahlt.' })
  expect(await told()).toEqual(['Gesperrt', 'Wieder freigeschaltet'])
})

test('of two removals the later one is taken back: the company reads the reason that remains', async () => {
  const company = await createCompany()
  const [first, next] = [await reported(company), await reported(company)]
  await remove(first)
  await admin.moderation.decide({
    ...removal,
    id: next,
    facts: 'Die Anschrift im Profil gibt es nicht.',
    knowsEarlier: true,
  })
  expect(await object(company, next)).toMatch(/bleibt trotzdem entfernt/)
  expect(await stateOf(company)).toEqual({ isSuspended: true, reason: FACTS })
})
