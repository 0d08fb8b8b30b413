import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { uuidv7 } from '~/lib/uuid'
import type { Database } from '~/platform/server/database/db'
import { writeStoredFile } from '~/platform/server/files/store'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { creditPaidOutMail, invoiceMail, orderConfirmationMail } from '../emails'
import { setOffCents } from '../invoice-queries'
import { billingOrder, creditPayout, invoice } from '../invoice-table'
import { findOperator } from '../operator'
import { archiveInvoice } from './invoice-files'
import { orderLetter, payoutLetter } from './letter'
import { setLetter } from './set-letter'

const BATCH = 100

/**
 * Makes what was issued and ordered into documents and sends them. Harmless when repeated or killed at any point. One that
 * fails keeps none of the others waiting; it is tried again at the next turn.
 *
 * @throws {AggregateError} when some failed, after all the others were sent
 */
export async function sendDocuments(db: Database, now: Date): Promise<void> {
  const failures = [...(await sendOrders(db, now)), ...(await sendInvoices(db, now)), ...(await sendPayouts(db, now))]
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} documents were not sent`)
}

async function sendOrders(db: Database, now: Date): Promise<unknown[]> {
  // The letter needs the operator; until then the administration says what is waiting for it.
  const operator = await findOperator(db)
  if (!operator) return []
  return sendEach(
    (after) =>
      db
        .select({ id: billingOrder.id, recipient: billingOrder.recipient, document: billingOrder.document })
        .from(billingOrder)
        .where(and(isNull(billingOrder.mailedAt), gt(billingOrder.id, after)))
        .orderBy(asc(billingOrder.id))
        .limit(BATCH),
    async ({ id, recipient, document }) => {
      const fileId = uuidv7()
      const pdf = await setLetter(orderLetter(document, operator))
      await writeStoredFile(fileId, pdf)
      const attachments = [{ fileId, name: 'Auftragsbestätigung.pdf', contentType: 'application/pdf' }]
      await db.transaction(async (tx) => {
        await enqueueMails(tx, [orderConfirmationMail(recipient, document, { id, attachments })])
        await tx.update(billingOrder).set({ mailedAt: now }).where(eq(billingOrder.id, id))
      })
    },
  )
}

async function sendInvoices(db: Database, now: Date): Promise<unknown[]> {
  return sendEach(
    (after) =>
      db
        .select({ id: invoice.id, document: invoice.document, setOffCents: setOffCents() })
        .from(invoice)
        .where(and(isNull(invoice.filedAt), gt(invoice.id, after)))
        .orderBy(asc(invoice.id))
        .limit(BATCH),
    async ({ id, document, setOffCents: cents }) => {
      const files = await archiveInvoice(db, id)
      if (!files) return
      const attachments = [{ fileId: files.pdf, name: `${document.number}.pdf`, contentType: 'application/pdf' }]
      await db.transaction(async (tx) => {
        // Nothing was charged, nothing is worth a mail.
        const isWorthAMail = document.grossCents !== 0 && document.buyer.email !== ''
        if (isWorthAMail)
          await enqueueMails(tx, [invoiceMail(document.buyer.email, document, { attachments, setOffCents: cents })])
        await tx.update(invoice).set({ filedAt: now }).where(eq(invoice.id, id))
      })
    },
  )
}

async function sendPayouts(db: Database, now: Date): Promise<unknown[]> {
  const operator = await findOperator(db)
  if (!operator) return []
  return sendEach(
    (after) =>
      db
        .select({
          ...{ id: creditPayout.id, amountCents: creditPayout.amountCents, paidOn: creditPayout.paidOn },
          document: invoice.document,
        })
        .from(creditPayout)
        .innerJoin(invoice, eq(invoice.id, creditPayout.invoiceId))
        .where(and(isNull(creditPayout.mailedAt), gt(creditPayout.id, after)))
        .orderBy(asc(creditPayout.id))
        .limit(BATCH),
    async ({ id, amountCents, paidOn, document: { number, buyer } }) => {
      const letter = payoutLetter({ number, buyer, amountCents, paidOn }, operator)
      const fileId = uuidv7()
      await writeStoredFile(fileId, await setLetter(letter))
      const attachments = [{ fileId, name: `Auszahlung ${number}.pdf`, contentType: 'application/pdf' }]
      await db.transaction(async (tx) => {
        if (buyer.email !== '')
          await enqueueMails(tx, [creditPaidOutMail(buyer.email, { id, number, amountCents, paidOn }, attachments)])
        await tx.update(creditPayout).set({ mailedAt: now }).where(eq(creditPayout.id, id))
      })
    },
  )
}

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Goes through what is waiting, in pages by id, and returns what went wrong. */
async function sendEach<Row extends { id: string }>(
  readAfter: (id: string) => Promise<Row[]>,
  send: (row: Row) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (let rows = await readAfter(FIRST); rows.length > 0; rows = await readAfter(rows.at(-1)?.id ?? FIRST)) {
    for (const row of rows) await send(row).catch((error: unknown) => failures.push(error))
  }
  return failures
}
