import { asc, eq, isNull } from 'drizzle-orm'
import { uuidv7 } from '~/lib/uuid'
import type { Database } from '~/platform/server/database/db'
import { writeStoredFile } from '~/platform/server/files/store'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { compilePdf } from '~/platform/server/typst/compile-pdf'
import { invoiceMail, orderConfirmationMail } from '../emails'
import { billingOrder, invoice } from '../invoice-table'
import { findOperator } from '../operator'
import { archiveInvoice } from './invoice-files'
import { orderLetter } from './letter'
import letterTypst from './letter.typ?raw'

const BATCH = 100

/** Makes what was issued and ordered into documents and sends them. Harmless when repeated or killed at any point. */
export async function sendDocuments(db: Database, now: Date): Promise<void> {
  await sendOrders(db, now)
  await sendInvoices(db, now)
}

async function sendOrders(db: Database, now: Date) {
  const orders = await db
    .select({ id: billingOrder.id, recipient: billingOrder.recipient, document: billingOrder.document })
    .from(billingOrder)
    .where(isNull(billingOrder.mailedAt))
    .orderBy(asc(billingOrder.createdAt))
    .limit(BATCH)
  const operator = orders.length > 0 ? await findOperator(db) : null
  if (!operator) return
  for (const { id, recipient, document } of orders) {
    const fileId = uuidv7()
    const pdf = await compilePdf({ source: letterTypst, data: orderLetter(document, operator), standard: 'a-3a' })
    await writeStoredFile(fileId, pdf)
    const attachments = [{ fileId, name: 'Auftragsbestätigung.pdf', contentType: 'application/pdf' }]
    await db.transaction(async (tx) => {
      await enqueueMails(tx, [orderConfirmationMail(recipient, document, { id, attachments })])
      await tx.update(billingOrder).set({ mailedAt: now }).where(eq(billingOrder.id, id))
    })
  }
}

async function sendInvoices(db: Database, now: Date) {
  const waiting = await db
    .select({ id: invoice.id, document: invoice.document })
    .from(invoice)
    .where(isNull(invoice.filedAt))
    .orderBy(asc(invoice.createdAt))
    .limit(BATCH)
  for (const { id, document } of waiting) {
    const files = await archiveInvoice(db, id)
    if (!files) continue
    const attachments = [{ fileId: files.pdf, name: `${document.number}.pdf`, contentType: 'application/pdf' }]
    await db.transaction(async (tx) => {
      // Nothing was charged, nothing is worth a mail.
      const isWorthAMail = document.grossCents !== 0 && document.buyer.email !== ''
      if (isWorthAMail) await enqueueMails(tx, [invoiceMail(document.buyer.email, document, attachments)])
      await tx.update(invoice).set({ filedAt: now }).where(eq(invoice.id, id))
    })
  }
}
