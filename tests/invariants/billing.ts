import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { directDebit, directDebitRun } from '~/features/billing/server/debit-table'
import { invoice, invoiceCredit, invoiceEntry } from '~/features/billing/server/invoice-table'
import { license, sepaMandate, subscription } from '~/features/billing/server/table'
import { isLicenseValid } from '~/features/billing/subscription/license'
import { toIsoDay } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'

/** Knowledge of the caller, independent of the product's records. */
type Expected = {
  /** The operator's balance as the bank sees it, in cents. */
  bankCents: number
  /** The operator's fee for each returned debit, in cents. */
  returnFeeCents: number
  /** @param day ISO day of the service */
  vatPercentOn: (day: string) => number
}
type Scene = { companies: readonly { id: string }[]; now: Date; expected: Expected }
type Problem = (text: string) => Error

const { db } = database()

/**
 * Invariants of invoices, debits, ledger and licences at any moment, checked for all companies at once.
 * @throws Error that names the first broken rule, and when
 */
export async function checkBilling({ companies, now, expected }: Scene): Promise<void> {
  const problem = (text: string) => new Error(`${text} on ${now.toISOString()}`)
  const invoices = (await readInvoices()).filter(({ kind }) => kind === 'invoice')
  for (const { number, status, openCents: cents } of invoices) {
    const isSettled = status === 'paid' || status === 'cancelled'
    if (isSettled !== cents <= 0) throw problem(`${number} is ${status} with ${cents} cents open`)
  }
  checkDebits(await readDebits(), problem)
  await checkBooks(invoices, expected, problem)
  for (const each of invoices) checkDocument(each, expected, problem)
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

type Invoices = Awaited<ReturnType<typeof readInvoices>>

/** The ledger equals the bank, with one fee for each return that was missed, and every credit is found. */
async function checkBooks(invoices: Invoices, expected: Expected, problem: Problem): Promise<void> {
  const rows = await db
    .select({ kind: invoiceEntry.kind, cents: sql<number>`sum(${invoiceEntry.amountCents})::int` })
    .from(invoiceEntry)
    .groupBy(invoiceEntry.kind)
  const sums = new Map(rows.map(({ kind, cents }) => [kind, cents]))
  const sumOf = (...kinds: (typeof rows)[number]['kind'][]) =>
    kinds.reduce((sum, kind) => sum + (sums.get(kind) ?? 0), 0)
  const held = 0 - sumOf('payment', 'return', 'payout', 'correction')
  if (held !== expected.bankCents) throw problem(`${held} cents in the ledger, ${expected.bankCents} at the bank`)
  if (sumOf('offset') !== 0) throw problem('an offset with one side')
  const returned = await db.$count(directDebit, eq(directDebit.status, 'returned'))
  const spared = await findSpared()
  if (sumOf('fee') !== (returned - spared.length) * expected.returnFeeCents)
    throw problem(`${sumOf('fee')} cents of fees for ${returned} returns, ${spared.length} of them spared`)
  const unreasoned = spared.find(({ owedCents }) => owedCents > 0)
  if (unreasoned)
    throw problem(`no fee for ${unreasoned.endToEndId}, which left ${unreasoned.owedCents} cents of its invoice unpaid`)
  const found = (await db.select({ id: invoiceCredit.invoiceId }).from(invoiceCredit)).map(({ id }) => id)
  const owing = invoices.filter(({ openCents: cents }) => cents < 0).map(({ id }) => id)
  if (found.toSorted().join() !== owing.toSorted().join()) throw problem('a credit that nobody finds')
}

/**
 * The returned debits without a fee, and what was owed of their invoices with the return: nothing, or it has its price.
 * The return counts when it was booked, which a person may do long after the bank's file was read.
 */
function findSpared() {
  return db
    .select({
      endToEndId: directDebit.endToEndId,
      owedCents: sql<number>`(select coalesce(sum(e.amount_cents), 0)::int from invoice_entry e
        where e.invoice_id = "direct_debit"."invoice_id" and e.created_at <= coalesce(
          (select r.created_at from invoice_entry r where r.dedupe_key = 'return:' || "direct_debit"."id"),
          (select min(coalesce(b.handled_at, b.created_at)) from bank_entry b
            where b.debit_id = "direct_debit"."id" and b.kind in ('return', 'rejection')), 'infinity'))`,
    })
    .from(directDebit)
    .where(
      and(
        eq(directDebit.status, 'returned'),
        sql`not exists (select from invoice_entry e where e.dedupe_key = 'fee:' || "direct_debit"."id")`,
      ),
    )
}

/** An invoice has the tax rate of its days, and its period ends on the booked day of the month or the last one. */
function checkDocument(each: Invoices[number], expected: Expected, problem: Problem): void {
  const { number, netCents, taxCents, serviceUntil, coversUntil, anchorAt, chargeKind } = each
  const percent = expected.vatPercentOn(serviceUntil)
  if (taxCents !== Math.round((netCents * percent) / 100)) throw problem(`${number} has another tax than ${percent} %`)
  if (chargeKind !== 'period' || anchorAt === null) return
  const [end, anchor] = [toIsoDay(coversUntil), toIsoDay(anchorAt)]
  const lastDay = new Date(Date.UTC(Number(end.slice(0, 4)), Number(end.slice(5, 7)), 0)).getUTCDate()
  if (Number(end.slice(8)) !== Math.min(Number(anchor.slice(8)), lastDay))
    throw problem(`${number} ends on ${end}, booked on ${anchor}`)
}

/** Every invoice with its open amount, period and booking day, by number. */
function readInvoices() {
  const sums = db
    .select({
      invoiceId: invoiceEntry.invoiceId,
      cents: sql<number>`sum(${invoiceEntry.amountCents})::int`.as('cents'),
    })
    .from(invoiceEntry)
    .groupBy(invoiceEntry.invoiceId)
    .as('sums')
  return db
    .select({
      ...{ id: invoice.id, companyId: invoice.companyId, number: invoice.number, kind: invoice.kind },
      ...{ status: invoice.status, chargeKind: invoice.chargeKind, graceUntil: invoice.graceUntil },
      ...{
        coversFrom: invoice.coversFrom,
        coversUntil: invoice.coversUntil,
        openCents: sql<number>`coalesce(${sums.cents}, 0)`,
      },
      ...{ netCents: invoice.netCents, taxCents: invoice.taxCents, anchorAt: subscription.anchorAt },
      serviceUntil: sql<string>`${invoice.document}->>'serviceUntil'`,
    })
    .from(invoice)
    .leftJoin(sums, eq(sums.invoiceId, invoice.id))
    .leftJoin(subscription, eq(subscription.id, invoice.subscriptionId))
    .orderBy(asc(invoice.year), asc(invoice.sequence))
}

/** Every debit sent to the bank, with the debt at that moment. */
function readDebits() {
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

/** One debit of an invoice at a time, never for more than is owed, and never with an ended mandate. */
function checkDebits(sent: Awaited<ReturnType<typeof readDebits>>, problem: Problem): void {
  const standing = sent.filter(({ status }) => status !== 'returned').map(({ invoiceId }) => invoiceId)
  if (new Set(standing).size < standing.length) throw problem('debited twice')
  for (const { amountCents, owedCents, releasedAt, revokedAt } of sent) {
    if (amountCents > owedCents) throw problem(`${amountCents} cents debited of ${owedCents}`)
    if (releasedAt && revokedAt && revokedAt < releasedAt) throw problem('debited with a mandate that had ended')
  }
}
