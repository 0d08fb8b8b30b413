import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { uuidv7 } from '~/lib/uuid'
import type { Database } from '~/platform/server/database/db'
import { writeDocument } from '~/platform/server/files/store'
import { ciiInvoice } from '../../invoice/cii'
import { invoice, invoiceFile } from '../invoice-table'
import { setInvoice } from './set-letter'

export type InvoiceFileKind = 'pdf' | 'xrechnung'
export const invoiceFileTypes = { pdf: 'application/pdf', xrechnung: 'application/xml' } as const

/**
 * The archived files of an invoice, made when they do not exist yet; null when there is no such invoice or it was
 * emptied. Two calls at once end with one of each: bytes are durable before their row exists, and superfluous ones are
 * never referred to.
 */
export async function archiveInvoice(db: Database, invoiceId: string): Promise<Record<InvoiceFileKind, string> | null> {
  const known = await filesOf(db, invoiceId)
  if (known) return known
  const [row] = await db
    .select({ document: invoice.document })
    .from(invoice)
    .where(and(eq(invoice.id, invoiceId), isNull(invoice.erasedAt)))
  if (!row) return null
  const contents = {
    pdf: await setInvoice(row.document),
    xrechnung: Buffer.from(ciiInvoice(row.document, 'xrechnung'), 'utf8'),
  }
  const kinds: InvoiceFileKind[] = ['pdf', 'xrechnung']
  const files = kinds.map((kind) => {
    const content = contents[kind]
    const sha256 = createHash('sha256').update(content).digest('hex')
    return { row: { id: uuidv7(), invoiceId, kind, sha256, size: content.length }, content }
  })
  for (const { row: file, content } of files) await writeDocument(file.id, content)
  await db
    .insert(invoiceFile)
    .values(files.map(({ row: file }) => file))
    .onConflictDoNothing()
  return filesOf(db, invoiceId)
}

async function filesOf(db: Database, invoiceId: string): Promise<Record<InvoiceFileKind, string> | null> {
  const rows = await db
    .select({ id: invoiceFile.id, kind: invoiceFile.kind })
    .from(invoiceFile)
    .where(eq(invoiceFile.invoiceId, invoiceId))
  const pdf = rows.find(({ kind }) => kind === 'pdf')
  const xrechnung = rows.find(({ kind }) => kind === 'xrechnung')
  return pdf && xrechnung ? { pdf: pdf.id, xrechnung: xrechnung.id } : null
}
