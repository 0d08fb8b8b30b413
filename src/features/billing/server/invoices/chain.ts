import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { invoice } from '../invoice-table'
import { couldBeErased } from './erase'

/** What the first invoice of all is chained to. */
export const FIRST_HASH = '0'.repeat(64)

/** The link of an invoice in the chain: SHA-256 over the link before and the document with sorted keys. */
export function invoiceHash(previousHash: string, document: unknown): string {
  return createHash('sha256')
    .update(`${previousHash}\n${canonical(document)}`)
    .digest('hex')
}

/**
 * Goes through all invoices in the order of their numbers; the first that does not fit is named, else null. Of those whose
 * retention is over only the link is left: they must lie between their neighbours and be old enough.
 */
export async function verifyInvoiceChain(db: Queryable): Promise<{ checked: number; broken: string | null }> {
  const rows = await db
    .select({
      number: invoice.number,
      year: invoice.year,
      sequence: invoice.sequence,
      previousHash: invoice.previousHash,
      hash: invoice.hash,
      document: invoice.document,
      erasedAt: invoice.erasedAt,
    })
    .from(invoice)
    .orderBy(asc(invoice.year), asc(invoice.sequence))
  let previous = { hash: FIRST_HASH, year: 0, sequence: 0 }
  for (const [index, row] of rows.entries()) {
    const follows = row.year === previous.year ? row.sequence === previous.sequence + 1 : row.sequence === 1
    const isIntact =
      follows &&
      row.previousHash === previous.hash &&
      (row.erasedAt
        ? couldBeErased(row.year, row.erasedAt)
        : row.hash === invoiceHash(row.previousHash, row.document)) &&
      row.document.number === row.number
    if (!isIntact) return { checked: index, broken: row.number }
    previous = row
  }
  return { checked: rows.length, broken: null }
}

/** JSON with keys in order: the database does not keep the order they came in. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}
