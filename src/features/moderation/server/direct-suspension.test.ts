import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { company as companyTable } from '~/features/companies/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
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

const remove = (id: string) =>
  admin.moderation.decide({ id, decision: 'removed', ground: 'law', rule: '§ 5 UWG', facts: FACTS })

/** The company objects with the newest link, and the second admin agrees. */
async function object({ admin: { email } }: Company, reportId: string): Promise<string> {
  const mails = await db
    .select({ kind: outboxMail.kind, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(outboxMail.createdAt)
  const statement = mails.findLast(({ kind }) => kind === 'statement-of-reasons')
  const token = /\/report\/appeal\/([\w-]+)/.exec(statement?.text ?? '')?.[1] ?? ''
  await visitor.moderation.appeal({ token, text: 'Der Registerauszug liegt bei.' })
  const [made] = (await second.moderation.byId({ id: reportId })).appeals
  const answer = 'Den Eintrag gibt es, wir haben uns geirrt.'
  await second.moderation.decideAppeal({ id: made?.id ?? '', isUpheld: 'yes', answer })
  const [mail] = await db
    .select({ text: outboxMail.text })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, email), eq(outboxMail.kind, 'appeal-decided')))
  return mail?.text ?? ''
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
