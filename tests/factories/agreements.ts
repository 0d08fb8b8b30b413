import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { company } from '~/features/companies/server/table'
import { agreementNotice, agreementVersion, processorAgreement } from '~/features/privacy/server/agreements/table'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from './caller'
import { createCompany } from './company'
import { createOperator } from './operator'
import { ownerDatabase } from './owner'
import { createPlatformAdmin } from './user'

/** What tests of the processor agreement have in common: companies that sign, and another text on its way to them. */
export const NOW = new Date()
const { db } = database()
export const OLD = 'Rechenzentrum Weserbogen GmbH, Minden'
export const NEW = 'Wolkenheim SARL, Lyon'
export const FIRST_DAY = toIsoDay(addDays(NOW, 31))
export const summary = 'Ein anderes Rechenzentrum betreibt die Server.'

/** Nothing is signed or published yet. */
export const startAnew = () =>
  beforeEach(async () => {
    await db.delete(processorAgreement)
    await db.delete(agreementNotice)
    // A published text stays; only its owner may take one away.
    await ownerDatabase().delete(agreementVersion)
    await db.delete(outboxMail)
    await createOperator({ processors: OLD })
  })

/** A company with its invoice address, and its admin at any moment. */
export async function namedCompany() {
  const made = await createCompany()
  const address = { name: 'Hartmann GmbH', street: 'Heeper Straße', houseNumber: '88', postalCode: '33607' }
  await db
    .update(company)
    .set({ ...address, city: 'Bielefeld' })
    .where(eq(company.id, made.id))
  return { ...made, at: (now: Date) => callerFor(made.admin, { now }) }
}

type Firm = Awaited<ReturnType<typeof namedCompany>>

export async function sign({ at }: Firm, now = NOW) {
  const { offer } = await at(now).agreement.current()
  await at(now).agreement.sign({ name: 'Petra Hartmann', mayAct: true, textSha256: offer?.textSha256 ?? '' })
}

/** Another subprocessor, announced. */
export async function publish(given: { validFrom?: string; over?: number } = {}) {
  await createOperator({ processors: NEW })
  const admin = callerFor(await createPlatformAdmin(), { now: NOW })
  const { proposal } = await admin.agreement.versions()
  await admin.agreement.publish({ text: proposal ?? '', summary, validFrom: FIRST_DAY, over: 1, ...given })
  return admin
}

export const REASON = 'Der neue Dienstleister sitzt im Ausland.'

export async function object({ id, at }: Firm, now = NOW): Promise<string> {
  await at(now).agreement.object({ version: 2, reason: REASON })
  const [objected] = await db.select().from(agreementNotice).where(eq(agreementNotice.companyId, id))
  return objected?.id ?? ''
}

export const offered = async ({ at }: Firm, now: Date) => (await at(now).agreement.current()).offer?.text ?? ''

export const mailsTo = (email: string) =>
  db
    .select({ kind: outboxMail.kind, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(outboxMail.id)
