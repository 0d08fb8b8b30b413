import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { toIsoDay } from '~/lib/dates/dates'
import type { MailKind } from '~/platform/mail-kinds'
import type { Database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import type { InvoiceDocument } from '../../invoice/document'
import { bankEntry } from '../bank-table'
import { directDebitRun } from '../debit-table'
import { invoice, invoiceFile } from '../invoice-table'
import { sepaMandate } from '../table'
import { openCents } from './invoice-queries'

/**
 * Mails that are business letters or receipts (§ 147 AO, § 257 HGB): as sent they exist nowhere else, with their
 * documents, and stay as long as invoices.
 */
const BUSINESS_LETTERS = [
  ...['order-confirmation', 'subscription-change', 'new-mandate', 'mandate-expired', 'invoice', 'invoice-storno'],
  ...['debit-announced', 'credit-paid-out', 'dunning-1', 'dunning-2', 'dunning-3'],
] as const satisfies readonly MailKind[]

export const isBusinessLetter = inArray(outboxMail.kind, BUSINESS_LETTERS)

/** Settled invoices past their retention. */
export function oldInvoices(now: Date, years: number) {
  return and(
    isNull(invoice.erasedAt),
    lt(invoice.year, yearOf(now) - years),
    inArray(invoice.status, ['paid', 'cancelled']),
    eq(openCents(), 0),
  )
}

/** Runs with a bank file past their retention. */
export function oldDebitFiles(now: Date, years: number) {
  return and(isNotNull(directDebitRun.xml), lte(directDebitRun.collectionOn, `${yearOf(now) - years - 1}-12-31`))
}

/** Bookings with payers' texts past their retention. */
export function oldBankTexts(now: Date, years: number) {
  const { text, endToEndId, payerName, payerIban, handledReason, bookedOn } = bankEntry
  const hasWords = or(ne(text, ''), ...[endToEndId, payerName, payerIban, handledReason].map((each) => isNotNull(each)))
  return and(hasWords, lte(bookedOn, `${yearOf(now) - years - 1}-12-31`))
}

/** Mandates with an account that ended, and were last used, before the retained years. */
export function oldMandates(now: Date, years: number) {
  const before = `${yearOf(now) - years}-01-01`
  const isBefore = (moment: typeof sepaMandate.revokedAt | typeof sepaMandate.lastUsedAt) =>
    sql`(${moment} at time zone 'Europe/Berlin')::date < ${before}::date`
  const { iban, revokedAt, lastUsedAt } = sepaMandate
  return and(ne(iban, ''), isNotNull(revokedAt), isBefore(revokedAt), or(isNull(lastUsedAt), isBefore(lastUsedAt)))
}

/**
 * Empties one batch of invoices past their retention, which begins with the end of the calendar year (§ 14b UStG, § 147
 * AO). Open debts and credits stay complete. Number, sums, days and the hash chain remain, so the chain can still be
 * verified; customer, content and files are removed. A trigger refuses anything younger. The bytes of the files are
 * deleted by the sweep of unreferenced files.
 * @returns how many invoices; zero when none is left
 */
export async function eraseOldInvoices(db: Database, now: Date, years: number, limit: number): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: invoice.id, document: invoice.document })
      .from(invoice)
      .where(oldInvoices(now, years))
      .orderBy(asc(invoice.year), asc(invoice.sequence))
      .limit(limit)
      .for('update', { skipLocked: true })
    for (const { id, document } of due) {
      await tx
        .update(invoice)
        .set({ document: emptied(document), erasedAt: now })
        .where(eq(invoice.id, id))
    }
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(invoiceFile).where(inArray(invoiceFile.invoiceId, ids))
    return due.length
  })
}

/**
 * Empties bank files past their retention; their checksums stay.
 * @returns how many
 */
export async function eraseOldDebitFiles(db: Database, now: Date, years: number): Promise<number> {
  const { rowCount } = await db.update(directDebitRun).set({ xml: null }).where(oldDebitFiles(now, years))
  return rowCount ?? 0
}

/**
 * Empties payers' texts on bookings past their retention; sums and days stay.
 * @returns how many
 */
export async function eraseOldBankTexts(db: Database, now: Date, years: number): Promise<number> {
  const { rowCount } = await db
    .update(bankEntry)
    .set({
      ...{ text: '', purpose: '', endToEndId: null, mandateId: null, bankReferences: [], doubt: null },
      ...{ payerName: null, payerIban: null, handledReason: null },
      // Emptied bookings are no longer compared.
      account: '',
    })
    .where(oldBankTexts(now, years))
  return rowCount ?? 0
}

/**
 * Empties mandates that ended, and were last used, long enough ago: holder, account, text and where it was signed.
 * Reference and days stay. By then no debit can be returned any more (13 months).
 * @returns how many
 */
export async function eraseOldMandates(db: Database, now: Date, years: number): Promise<number> {
  const { rowCount } = await db
    .update(sepaMandate)
    .set({ accountHolder: '', iban: '', mandateText: '', signedFromIp: null })
    .where(oldMandates(now, years))
  return rowCount ?? 0
}

/** The legal minimum. */
const LEAST_YEARS = 8

/** Whether an invoice of a year could have been emptied at a moment at all. */
export function couldBeErased(year: number, erasedAt: Date): boolean {
  return year < yearOf(erasedAt) - LEAST_YEARS
}

/** The year in Germany, where the retention applies. */
function yearOf(moment: Date): number {
  return Number(toIsoDay(moment).slice(0, 4))
}

const NOBODY = { name: '', street: '', houseNumber: '', postalCode: '', city: '' }

function emptied(document: InvoiceDocument): InvoiceDocument {
  return {
    ...document,
    buyer: { ...NOBODY, country: document.buyer.country, vatId: null, email: '', customerNumber: '', reference: null },
    lines: [],
    payment: { means: 'none' },
    terms: '',
  }
}
