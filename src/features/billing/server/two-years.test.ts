import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { AppError } from '~/lib/app-error'
import { addDays, toIsoDay } from '~/lib/dates'
import { createRandom, type Random } from '~/lib/random'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { creditFile, returnFile, transferFile, upload } from '../../../../tests/factories/bank-files'
import { orderInput, planIdOf } from '../../../../tests/factories/billing'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createOperator } from '../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../tests/factories/user'
import { isLicenseValid } from '../license'
import { directDebit, directDebitRun } from './debit-table'
import { dun } from './dunning'
import { openCents } from './invoice-queries'
import { invoice, invoiceEntry } from './invoice-table'
import { verifyInvoiceChain } from './invoices/chain'
import { advanceLicenses, expireMandates } from './jobs'
import { license, sepaMandate, subscription } from './table'

const START = new Date('2026-12-30T10:00:00Z')
const DAYS = 731
/** Beyond this a debit cannot come back without the debtor's saying that there never was a mandate. */
const RETURN_DAYS = 56
const IBANS = ['DE75512108001245126199', 'AT611904300234573201', 'DE02120300000000202051']
const { db } = database()

type Company = Awaited<ReturnType<typeof createCompany>>
type Caller = ReturnType<typeof callerFor>
type Scene = { random: Random; now: Date; company: Company; admin: Caller; maker: Caller; checker: Caller }

let maker: { id: string }
let checker: { id: string }
beforeAll(async () => {
  await createOperator()
  maker = await createPlatformAdmin()
  checker = await createPlatformAdmin()
})

test('three companies live two years through the commands: ledger, debits and licences keep their rules', {
  timeout: 120_000,
}, async () => {
  const random = createRandom('two years')
  const companies = [await newCompany(), await newCompany(), await newCompany()]
  for (let days = 0; days < DAYS; days += random.int(2, 7)) {
    const now = addDays(START, days)
    await advanceLicenses(db, now)
    await expireMandates(db, now)
    await dun(db, now)
    for (const company of companies) {
      await act({ random, now, company, admin: callerFor(company.admin, { now }), ...desks(now) })
    }
    await collect(random, now)
    await letBankTell(random, now)
    await check(companies, now)
  }
  const { checked, broken } = await verifyInvoiceChain(db)
  expect(broken).toBeNull()
  // They did live: invoices, debits that came back, and cancellations.
  expect(checked).toBeGreaterThan(40)
  const states = await db.selectDistinct({ status: directDebit.status }).from(directDebit)
  const seen = states.map(({ status }) => status)
  expect(seen).toEqual(expect.arrayContaining(['collected', 'discarded', 'returned']))
  const kinds = (await db.selectDistinct({ kind: invoiceEntry.kind }).from(invoiceEntry)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['fee', 'offset', 'payout', 'storno']))
})

const newCompany = () => createCompany({ licenseState: null, hasProfile: false })
const desks = (now: Date) => ({ maker: callerFor(maker, { now }), checker: callerFor(checker, { now }) })

/** One thing a company or the operator may do; what the rules refuse is refused with a reason. */
async function act(scene: Scene): Promise<void> {
  const what = scene.random.weighted([
    ['nothing', 6],
    ['book', 5],
    ['change', 3],
    ['cancel', 1],
    ['reactivate', 1],
    ['account', 1],
    ['transfer', 3],
    ['storno', 1],
    ['retry', 1],
    ['credit', 2],
  ] as const)
  await actions[what](scene).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : null
    if (!(cause instanceof AppError) || !['conflict', 'not-found'].includes(cause.code)) throw error
  })
}

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
  change: async ({ admin, random }: Scene) => {
    await admin.billing.changePlan({ planId: await pickPlan(random), actsAsEntrepreneur: true })
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
    const file = transferFile(open.number, amountCents, toIsoDay(now), uuidv7())
    await desk.directDebit.importFile(upload(file))
    await desk.directDebit.importFile(upload(file))
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
    const own = (await readInvoices()).find((each) => each.companyId === company.id && each.openCents < 0)
    if (!own) return
    const [target] = await desk.invoice.creditTargets({ id: own.id })
    const [id, invoiceId, credit] = [uuidv7(), own.id, -own.openCents]
    if (target && random.chance(0.6)) {
      const amountCents = Math.min(credit, target.openCents)
      await desk.invoice.offsetCredit({ id, invoiceId, targetId: target.id, amountCents })
    } else {
      await desk.invoice.payOutCredit({ id, invoiceId, amountCents: credit, bookedOn: toIsoDay(now) })
    }
  },
}

async function oldestOpen(companyId: string) {
  const own = (await readInvoices()).filter((each) => each.companyId === companyId && each.kind === 'invoice')
  return own.find(({ status, openCents: cents }) => status !== 'cancelled' && cents > 0)
}

/** A run made by one admin and released by the other, sometimes days later, sometimes never. */
async function collect(random: Random, now: Date): Promise<void> {
  const { maker: desk, checker: other } = desks(now)
  const drafts = await db.select().from(directDebitRun).where(eq(directDebitRun.status, 'draft'))
  for (const { id, collectionOn } of drafts) {
    if (collectionOn <= toIsoDay(now)) await desk.directDebit.discard({ id })
    else if (random.chance(0.8)) await other.directDebit.release({ id }).catch(onlyNothingDue)
  }
  if (random.chance(0.5)) await desk.directDebit.create().catch(onlyNothingDue)
}

function onlyNothingDue(error: unknown) {
  if (!(error instanceof Error && error.message.includes('nichts einzuziehen'))) throw error
}

/** What the bank says of debits whose day has come: paid, or back at once, or back weeks later; files come twice. */
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
    const file = isBack ? returnFile([{ ...told, reason }]) : creditFile([told])
    await desk.directDebit.importFile(upload(file))
    await desk.directDebit.importFile(upload(`${file}\n`))
  }
}

/** The rules, looked at for all companies at once. */
async function check(companies: readonly Company[], now: Date): Promise<void> {
  const problem = (text: string) => new Error(`${text} on ${now.toISOString()}`)
  const invoices = (await readInvoices()).filter(({ kind }) => kind === 'invoice')
  for (const { number, status, openCents: cents } of invoices) {
    const isSettled = status === 'paid' || status === 'cancelled'
    if (isSettled !== cents <= 0) throw problem(`${number} is ${status} with ${cents} cents open`)
  }
  checkDebits(await readDebits(), problem)
  const licenses = await db.select().from(license)
  const running = await db.select().from(subscription).where(isNull(subscription.endedAt))
  for (const { id } of companies) {
    const own = invoices.filter(({ companyId, status }) => companyId === id && status !== 'cancelled')
    const periods = own.filter(({ chargeKind }) => chargeKind === 'period')
    const overlap = periods.some((a) =>
      periods.some((b) => a !== b && a.coversFrom < b.coversUntil && b.coversFrom < a.coversUntil),
    )
    if (overlap) throw problem('charged twice for a day')
    const plan = running.find(({ companyId }) => companyId === id)
    const isValid = isLicenseValid(licenses.find(({ companyId }) => companyId === id) ?? null, now)
    const isTrial = plan?.trialEndsAt ? now < plan.trialEndsAt : false
    const covering = periods.filter(({ coversFrom, coversUntil }) => coversFrom <= now && now < coversUntil)
    const isCovered = covering.some(({ graceUntil }) => graceUntil === null)
    const isGrace = own.some(({ graceUntil }) => graceUntil !== null && now < graceUntil)
    if (isValid && !isTrial && !isCovered && !isGrace) throw problem('a licence that nobody pays for')
    if (covering.some(({ status }) => status === 'paid') && plan && !isValid) throw problem('paid for, and no licence')
  }
}

async function readInvoices() {
  return db
    .select({
      ...{ id: invoice.id, companyId: invoice.companyId, number: invoice.number, kind: invoice.kind },
      ...{ status: invoice.status, chargeKind: invoice.chargeKind, graceUntil: invoice.graceUntil },
      ...{ coversFrom: invoice.coversFrom, coversUntil: invoice.coversUntil, openCents: openCents() },
    })
    .from(invoice)
    .orderBy(asc(invoice.year), asc(invoice.sequence))
}

/** Every debit that left for the bank, with what was owed at that moment. */
async function readDebits() {
  return db
    .select({
      invoiceId: directDebit.invoiceId,
      status: directDebit.status,
      amountCents: directDebit.amountCents,
      releasedAt: directDebitRun.releasedAt,
      revokedAt: sepaMandate.revokedAt,
      owedCents: sql<number>`(select sum(${invoiceEntry.amountCents})::int from ${invoiceEntry} where ${invoiceEntry.invoiceId} = ${directDebit.invoiceId} and ${invoiceEntry.createdAt} <= ${directDebitRun.releasedAt})`,
    })
    .from(directDebit)
    .innerJoin(directDebitRun, eq(directDebitRun.id, directDebit.runId))
    .innerJoin(sepaMandate, eq(sepaMandate.id, directDebit.mandateId))
    .where(and(eq(directDebitRun.status, 'released'), ne(directDebit.status, 'discarded')))
}

/** One debit of an invoice at a time, never for more than is owed, and never with a mandate that has ended. */
function checkDebits(sent: Awaited<ReturnType<typeof readDebits>>, problem: (text: string) => Error): void {
  const standing = sent.filter(({ status }) => status !== 'returned').map(({ invoiceId }) => invoiceId)
  if (new Set(standing).size < standing.length) throw problem('debited twice')
  for (const { amountCents, owedCents, releasedAt, revokedAt } of sent) {
    if (amountCents > owedCents) throw problem(`${amountCents} cents debited of ${owedCents}`)
    if (releasedAt && revokedAt && revokedAt < releasedAt) throw problem('debited with a mandate that had ended')
  }
}
