import { and, asc, eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { lastDayToHandIn } from '~/features/billing/debit/target2'
import { AppError } from '~/lib/app-error'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { createRandom, type Random } from '~/lib/random'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { writeSetting } from '~/platform/server/settings/settings'
import { creditFile, returnFile, transferFile, upload, wordedFile } from '../../../../tests/factories/bank-files'
import { orderInput, planIdOf } from '../../../../tests/factories/billing'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createOperator } from '../../../../tests/factories/operator'
import { advanceLicenses } from '../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../tests/factories/user'
import { checkBilling } from '../../../../tests/invariants/billing'
import { bankEntry } from './bank-table'
import { directDebit, directDebitRun } from './debit-table'
import { invoice, invoiceEntry } from './invoice-table'
import { verifyInvoiceChain } from './invoices/chain'
import { dun } from './invoices/dunning'
import { openCents } from './invoices/invoice-queries'
import { findDebts } from './subscriptions/account'
import { expireMandates } from './subscriptions/expire-mandates'

const START = new Date('2026-12-30T10:00:00Z')
const DAYS = 731
/** After this a debit can only be returned if the debtor denies the mandate. */
const RETURN_DAYS = 56
/** The tax rate rises in the middle: periods that end from this day on have the new rate. */
const VAT_CHANGE = '2027-11-01'
const VAT = [
  { from: '2021-01-01', value: 19 },
  { from: VAT_CHANGE, value: 21 },
]
/** The last day of a month and the leap day: bookings on them have billing months without such a day. */
const SPECIAL_DAYS = ['2027-01-31', '2028-02-29']
const RETURN_FEE = 400
const EXPECTED = { returnFeeCents: RETURN_FEE, vatPercentOn: (day: string) => (day < VAT_CHANGE ? 19 : 21) }
const IBANS = ['DE75512108001245126199', 'AT611904300234573201', 'DE02120300000000202051']
const { db } = database()

type Company = Awaited<ReturnType<typeof createCompany>>
type Caller = ReturnType<typeof callerFor>
type Scene = { random: Random; now: Date; company: Company; admin: Caller; maker: Caller; checker: Caller }

let maker: { id: string }
let checker: { id: string }
beforeAll(async () => {
  await createOperator({ returnFeeCents: RETURN_FEE })
  await db.transaction((tx) => writeSetting(tx, 'vatPercent', VAT, START))
  maker = await createPlatformAdmin()
  checker = await createPlatformAdmin()
})

/** The operator's account as the bank sees it, independent of the product's records. */
const bank = { cents: 0 }

test('five companies live two years through the commands: ledger, debits and licences keep their rules', {
  timeout: 120_000,
}, async () => {
  const random = createRandom('two years')
  const companies = [await newCompany(), await newCompany(), await newCompany()]
  for (const now of daysOf(random)) {
    if (SPECIAL_DAYS.includes(toIsoDay(now))) companies.push(await bookNow(now))
    await advanceLicenses(db, now)
    await expireMandates(db, now)
    await dun(db, now)
    for (const company of companies) {
      await act({ random, now, company, admin: callerFor(company.admin, { now }), ...desks(now) })
    }
    await collect(random, now)
    await letBankTell(random, now)
    await checkBilling({ companies, now, expected: { ...EXPECTED, bankCents: bank.cents } })
  }
  const { checked, broken } = await verifyInvoiceChain(db)
  expect(broken).toBeNull()
  // Proof of activity: invoices, returned debits, and cancellations.
  expect(checked).toBeGreaterThan(40)
  const states = await db.selectDistinct({ status: directDebit.status }).from(directDebit)
  const seen = states.map(({ status }) => status)
  expect(seen).toEqual(expect.arrayContaining(['collected', 'discarded', 'returned']))
  const kinds = (await db.selectDistinct({ kind: invoiceEntry.kind }).from(invoiceEntry)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['fee', 'offset', 'payout', 'storno']))
  const rates = (await db.select({ document: invoice.document }).from(invoice)).map(
    ({ document }) => document.tax.percent,
  )
  expect(new Set(rates)).toEqual(new Set(VAT.map(({ value }) => value)))
  expect(refusedInGrace).toBeGreaterThan(0)
  expect(undone).toBeGreaterThan(0)
  // Companies that booked on the 31st and on the leap day continued to be billed.
  for (const { id } of companies.slice(-SPECIAL_DAYS.length)) {
    expect(await db.$count(invoice, eq(invoice.companyId, id))).toBeGreaterThan(2)
  }
})

/** Some days of two years, including the special ones. */
function daysOf(random: Random): Date[] {
  const special = SPECIAL_DAYS.map((day) => Math.round((Date.parse(`${day}T10:00:00Z`) - START.getTime()) / 86_400_000))
  const days = new Set(special)
  for (let day = 0; day < DAYS; day += random.int(2, 7)) days.add(day)
  return [...days].toSorted((a, b) => a - b).map((day) => addDays(START, day))
}

/** A company whose licence ended long ago books immediately: no trial, and its periods end on this day of the month. */
async function bookNow(now: Date): Promise<Company> {
  const created = await createCompany({
    licenseState: 'expired',
    licenseValidUntil: new Date('2020-01-01'),
    hasProfile: false,
  })
  await callerFor(created.admin, { now }).billing.setup(await orderInput({ planId: await planIdOf('Strecke') }))
  return created
}

const newCompany = () => createCompany({ licenseState: null, hasProfile: false })
const desks = (now: Date) => ({ maker: callerFor(maker, { now }), checker: callerFor(checker, { now }) })

/** One random action of the company or the operator; the rules may refuse it with a reason. */
async function act(scene: Scene): Promise<void> {
  const what = scene.random.weighted([
    ['nothing', 6],
    ['book', 5],
    ['change', 3],
    ['cancel', 1],
    ['reactivate', 1],
    ['account', 1],
    ['transfer', 3],
    ['misassign', 1],
    ['storno', 1],
    ['retry', 1],
    ['credit', 2],
  ] as const)
  await actions[what](scene).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : null
    if (!(cause instanceof AppError) || !['conflict', 'not-found'].includes(cause.code)) throw error
  })
}

let refusedInGrace = 0
let undone = 0
const consent = { actsAsEntrepreneur: true, acceptsMandate: true } as const
const pickPlan = (random: Random) => planIdOf(random.pick(['Haltepunkt', 'Strecke', 'Knoten'] as const))

const actions = {
  nothing: async () => {},
  book: async ({ admin, random }: Scene) => {
    const { mode } = await admin.billing.start()
    const planId = await pickPlan(random)
    if (mode === 'first' || mode === 'account') {
      await admin.billing.setup({ ...(await orderInput({ planId })), iban: random.pick(IBANS) })
    } else if (mode === 'again') {
      await admin.billing.bookAgain({ planId, newAccount: null, actsAsEntrepreneur: true })
    }
  },
  change: async ({ admin, company, random }: Scene) => {
    const isOwing = (await findDebts(db, company.id)).length > 0
    const change = admin.billing.changePlan({ planId: await pickPlan(random), actsAsEntrepreneur: true })
    if (!isOwing) return void (await change)
    // During the grace nothing new can be booked.
    await expect(change).rejects.toThrow()
    refusedInGrace += 1
  },
  cancel: async ({ admin }: Scene) => void (await admin.billing.cancel()),
  reactivate: async ({ admin }: Scene) => void (await admin.billing.reactivate()),
  account: async ({ admin, random }: Scene) => {
    await admin.billing.changeAccount({ accountHolder: 'Hartmann', iban: random.pick(IBANS), ...consent })
  },
  transfer: async ({ company, maker: desk, random, now }: Scene) => {
    const open = await oldestOpen(company.id)
    if (!open) return
    // Some pay in two parts.
    const amountCents = random.chance(0.3) ? Math.ceil(open.openCents / 2) : open.openCents
    bank.cents += amountCents
    const file = transferFile(open.number, amountCents, toIsoDay(now), uuidv7())
    await desk.directDebit.importFile(upload(file))
    await desk.directDebit.importFile(upload(file))
  },
  /** A payment that names nothing is assigned; wrong assignments are undone, and may be repeated. */
  misassign: async ({ company, maker: desk, random, now }: Scene) => {
    const open = await oldestOpen(company.id)
    if (!open) return
    const amountCents = random.pick([Math.ceil(open.openCents / 2), open.openCents, open.openCents + 500])
    const text = `Ohne Nummer ${uuidv7()}`
    await desk.directDebit.importFile(upload(wordedFile([{ text, amountCents, on: toIsoDay(now) }])))
    const [entry] = await db.select({ id: bankEntry.id }).from(bankEntry).where(eq(bankEntry.text, text))
    const id = entry?.id ?? ''
    await desk.directDebit.assignEntry({ id, invoiceId: open.id })
    bank.cents += amountCents
    if (random.chance(0.3)) return
    await desk.directDebit.unassignEntry({ id })
    // Unassigned money is not in the books.
    bank.cents -= amountCents
    undone += 1
    if (random.chance(0.5)) return
    await desk.directDebit.assignEntry({ id, invoiceId: open.id })
    bank.cents += amountCents
  },
  storno: async ({ company, maker: desk }: Scene) => {
    const open = await oldestOpen(company.id)
    if (open) await desk.invoice.cancel({ invoiceId: open.id, reason: 'Kulanz' })
  },
  retry: async ({ company, maker: desk }: Scene) => {
    const open = await oldestOpen(company.id)
    if (open) await desk.invoice.retryDebit({ id: open.id })
  },
  credit: async ({ company, maker: desk, random, now }: Scene) => {
    const own = (await invoicesOf(company.id)).find((each) => each.openCents < 0)
    if (!own) return
    const [target] = (await desk.invoice.creditTargets({ id: own.id })).targets
    const [id, invoiceId, credit] = [uuidv7(), own.id, -own.openCents]
    if (target && random.chance(0.6)) {
      const amountCents = Math.min(credit, target.openCents)
      await desk.invoice.offsetCredit({ id, invoiceId, targetId: target.id, amountCents })
    } else {
      bank.cents -= credit
      await desk.invoice.payOutCredit({ id, invoiceId, amountCents: credit, bookedOn: toIsoDay(now) })
    }
  },
}

async function oldestOpen(companyId: string) {
  const own = (await invoicesOf(companyId)).filter(({ kind }) => kind === 'invoice')
  return own.find(({ status, openCents: cents }) => status !== 'cancelled' && cents > 0)
}

const invoicesOf = (companyId: string) =>
  db
    .select({
      ...{ id: invoice.id, number: invoice.number, kind: invoice.kind, status: invoice.status },
      openCents: openCents(),
    })
    .from(invoice)
    .where(eq(invoice.companyId, companyId))
    .orderBy(asc(invoice.year), asc(invoice.sequence))

/** A run created by one admin and released by the other, sometimes days later, sometimes never. */
async function collect(random: Random, now: Date): Promise<void> {
  const { maker: desk, checker: other } = desks(now)
  const drafts = await db
    .select({ id: directDebitRun.id, collectionOn: directDebitRun.collectionOn })
    .from(directDebitRun)
    .where(eq(directDebitRun.status, 'draft'))
  for (const { id, collectionOn } of drafts) {
    if (lastDayToHandIn(collectionOn) < toIsoDay(now)) await desk.directDebit.discard({ id })
    else if (random.chance(0.8)) await other.directDebit.release({ id }).catch(onlyNothingDue)
  }
  if (random.chance(0.5)) await desk.directDebit.create().catch(onlyNothingDue)
}

function onlyNothingDue(error: unknown) {
  if (!(error instanceof Error && error.message.includes('nichts einzuziehen'))) throw error
}

/** The bank's reports on due debits: paid, returned immediately, or weeks later; files come twice. */
async function letBankTell(random: Random, now: Date): Promise<void> {
  const debits = await db
    .select({
      endToEndId: directDebit.endToEndId,
      amountCents: directDebit.amountCents,
      status: directDebit.status,
      collectionOn: directDebitRun.collectionOn,
    })
    .from(directDebit)
    .innerJoin(directDebitRun, eq(directDebitRun.id, directDebit.runId))
    .where(and(eq(directDebitRun.status, 'released'), inArray(directDebit.status, ['open', 'collected'])))
    .orderBy(asc(directDebit.endToEndId))
  const today = toIsoDay(now)
  const { maker: desk } = desks(now)
  for (const { endToEndId, amountCents, status, collectionOn } of debits) {
    if (collectionOn > today || toIsoDay(addDays(now, -RETURN_DAYS)) > collectionOn) continue
    const told = { endToEndId, amountCents, on: today }
    const isBack = random.chance(status === 'open' ? 0.25 : 0.03)
    if (status === 'collected' && !isBack) continue
    const reason = random.pick(['AM04', 'MS03', 'AC04'])
    // Immediate returns were never credited.
    if (!isBack) bank.cents += amountCents
    else if (status === 'collected') bank.cents -= amountCents
    const file = isBack ? returnFile([{ ...told, reason }]) : creditFile([told])
    await desk.directDebit.importFile(upload(file))
    await desk.directDebit.importFile(upload(`${file}\n`))
  }
}
