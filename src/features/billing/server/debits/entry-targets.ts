import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { bankEntry } from '../bank-table'
import { directDebit } from '../debit-table'
import { invoice } from '../invoice-table'
import { openCents } from '../invoices/invoice-queries'
import { sepaMandate } from '../table'
import { numbersIn } from './matching/read-numbers'

const MOST_TARGETS = 20
const OPEN_STATES = ['issued', 'in_collection', 'returned'] as const

/**
 * Invoices a booking can be assigned to. Without `q` the likely ones, the most certain first: named by it, owed by the
 * payer, or the same amount; with it those whose number or customer contains the text, newest first.
 */
export async function findEntryTargets(db: Queryable, { id, q = '' }: { id: string; q?: string }) {
  const [entry] = await db.select().from(bankEntry).where(eq(bankEntry.id, id))
  if (!entry || entry.kind === 'refusal') return []
  const suiting = q === '' ? await findSuiting(db, entry) : []
  const found = q === '' ? inArray(invoice.id, suiting) : hasText(q)
  const isReturn = entry.kind !== 'payment'
  const targets = await db
    .select({
      ...pick(invoice, 'id', 'number', 'status', 'issuedOn'),
      company: sql<string>`${invoice.document}->'buyer'->>'name'`,
      openCents: openCents(),
    })
    .from(invoice)
    .where(and(eq(invoice.kind, 'invoice'), isNull(invoice.erasedAt), found, isReturn ? hasDebit : undefined))
    .orderBy(desc(invoice.year), desc(invoice.sequence))
    .limit(MOST_TARGETS)
  return targets.toSorted((one, other) => suiting.indexOf(one.id) - suiting.indexOf(other.id))
}

/** Only a debited invoice can have a return. */
const hasDebit = sql`exists (select 1 from ${directDebit} where ${directDebit.invoiceId} = "invoice"."id" and ${directDebit.status} in ('open', 'collected'))`

/** A part of the number or of the customer's name; wildcards in it are escaped. */
function hasText(text: string): SQL {
  return sql`${invoice.listText} like ${`%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`
}

async function findSuiting(db: Queryable, entry: typeof bankEntry.$inferSelect): Promise<string[]> {
  const { kind, amountCents, text, endToEndId, payerName, payerIban, invoiceId } = entry
  const numbers = numbersIn(`${endToEndId ?? ''} ${text}`)
  const isOpen = inArray(invoice.status, [...OPEN_STATES])
  const debtor = db
    .select({ id: sepaMandate.companyId })
    .from(sepaMandate)
    .where(eq(sepaMandate.iban, payerIban ?? ''))
  // A return fee is part of the debt.
  const mayOwe = or(eq(invoice.grossCents, amountCents), eq(invoice.status, 'returned'))
  const reasons = [
    ...(numbers.length > 0 ? [inArray(invoice.number, numbers)] : []),
    ...(payerIban ? [and(isOpen, inArray(invoice.companyId, debtor))] : []),
    ...(payerName ? [and(isOpen, hasText(payerName))] : []),
    ...(kind === 'payment' ? [and(isOpen, mayOwe, eq(openCents(), amountCents))] : []),
  ]
  // One query after the other: combined, none could use its index.
  const found = new Set(invoiceId ? [invoiceId] : [])
  for (const reason of reasons) {
    const rows = await db
      .select({ id: invoice.id })
      .from(invoice)
      .where(and(eq(invoice.kind, 'invoice'), reason))
      .orderBy(desc(invoice.year), desc(invoice.sequence))
      .limit(MOST_TARGETS)
    for (const row of rows) found.add(row.id)
  }
  return [...found].slice(0, MOST_TARGETS)
}
