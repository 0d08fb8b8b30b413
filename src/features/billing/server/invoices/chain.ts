import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { invoice } from '../invoice-table'
import { couldBeErased } from './erase'

/** The previous hash of the very first invoice. */
export const FIRST_HASH = '0'.repeat(64)

/** The hash of an invoice in the chain: SHA-256 over the previous hash and the document with sorted keys. */
export function invoiceHash(previousHash: string, document: unknown): string {
  return createHash('sha256')
    .update(`${previousHash}\n${canonical(document)}`)
    .digest('hex')
}

/**
 * Verifies all invoices in the order of their numbers; returns the first invalid one, else null. Of those past their
 * retention only the hash is left: they must be between their neighbours and old enough.
 */
export async function verifyInvoiceChain(db: Queryable): Promise<{ checked: number; broken: string | null }> {
  const rows = await db
    .select(pick(invoice, 'number', 'year', 'sequence', 'previousHash', 'hash', 'document', 'erasedAt'))
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

/** JSON with sorted keys: the database does not keep their order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}
