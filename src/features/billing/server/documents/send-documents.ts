import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { uuidv7 } from '~/lib/uuid'
import type { Database } from '~/platform/server/database/db'
import { writeDocument } from '~/platform/server/files/store'
import type { DocumentKind } from '../../vocabulary'
import { creditPaidOutMail, invoiceMail, orderConfirmationMail } from '../emails'
import { billingOrder, creditPayout, invoice } from '../invoice-table'
import { findCreditingStornos, setOffCents } from '../invoices/invoice-queries'
import { invoiceRecipient } from '../invoices/recipient'
import { findOperator } from '../operator/operator'
import { type Failure, forgetFailure, isDue, noteFailure } from './faults'
import { archiveInvoice } from './invoice-files'
import { orderLetter, payoutLetter } from './letter'
import { setLetter } from './set-letter'

const BATCH = 100

type Run = { db: Database; now: Date; report: (failure: Failure) => void }

/**
 * Makes and sends the documents of issued invoices and orders. May be repeated or killed at any point. A failure does
 * not delay the others: it is recorded and reported, and retried after a pause.
 */
export async function sendDocuments(db: Database, now: Date, report: Run['report'] = () => {}): Promise<void> {
  const run = { db, now, report }
  await sendOrders(run)
  await sendInvoices(run)
  await sendPayouts(run)
}

async function sendOrders(run: Run): Promise<void> {
  const { db, now } = run
  // The letter needs the operator's data; until then the administration shows what waits for it.
  const operator = await findOperator(db)
  if (!operator) return
  await sendEach(
    run,
    'order',
    (after) =>
      db
        .select({ id: billingOrder.id, recipient: billingOrder.recipient, document: billingOrder.document })
        .from(billingOrder)
        .where(and(isNull(billingOrder.mailedAt), gt(billingOrder.id, after), isDue('billing_order', now)))
        .orderBy(asc(billingOrder.id))
        .limit(BATCH),
    async ({ id, recipient, document }) => {
      const fileId = uuidv7()
      const pdf = await setLetter(orderLetter(document, operator))
      await writeDocument(fileId, pdf)
      const attachments = [{ fileId, name: 'Auftragsbestätigung.pdf', contentType: 'application/pdf' }]
      await db.transaction(async (tx) => {
        await enqueueMails(tx, [orderConfirmationMail(recipient, document, { id, attachments })])
        await forgetFailure(tx, id)
        await tx.update(billingOrder).set({ mailedAt: now }).where(eq(billingOrder.id, id))
      })
    },
  )
}

async function sendInvoices(run: Run): Promise<void> {
  const { db, now } = run
  await sendEach(
    run,
    'invoice',
    (after) =>
      db
        .select({
          ...{ id: invoice.id, document: invoice.document, setOffCents: setOffCents() },
          email: invoiceRecipient(db),
        })
        .from(invoice)
        .where(and(isNull(invoice.filedAt), gt(invoice.id, after), isDue('invoice', now)))
        .orderBy(asc(invoice.id))
        .limit(BATCH),
    async ({ id, document, email, setOffCents: cents }) => {
      const files = await archiveInvoice(db, id)
      if (!files) return
      const attachments = [{ fileId: files.pdf, name: `${document.number}.pdf`, contentType: 'application/pdf' }]
      await db.transaction(async (tx) => {
        // Nothing was charged, so no mail is needed.
        const isWorthAMail = document.grossCents !== 0 && email !== ''
        if (isWorthAMail) await enqueueMails(tx, [invoiceMail(email, document, { attachments, setOffCents: cents })])
        await forgetFailure(tx, id)
        await tx.update(invoice).set({ filedAt: now }).where(eq(invoice.id, id))
      })
    },
  )
}

async function sendPayouts(run: Run): Promise<void> {
  const { db, now } = run
  const operator = await findOperator(db)
  if (!operator) return
  await sendEach(
    run,
    'payout',
    (after) =>
      db
        .select({
          invoiceId: creditPayout.invoiceId,
          ...{ id: creditPayout.id, amountCents: creditPayout.amountCents, paidOn: creditPayout.paidOn },
          document: invoice.document,
          email: invoiceRecipient(db),
        })
        .from(creditPayout)
        .innerJoin(invoice, eq(invoice.id, creditPayout.invoiceId))
        .where(and(isNull(creditPayout.mailedAt), gt(creditPayout.id, after), isDue('credit_payout', now)))
        .orderBy(asc(creditPayout.id))
        .limit(BATCH),
    async ({ id, invoiceId, amountCents, paidOn, email, document: { number, buyer } }) => {
      const stornoNumber = (await findCreditingStornos(db, [invoiceId])).get(invoiceId) ?? null
      const letter = payoutLetter({ number, buyer, amountCents, paidOn, stornoNumber }, operator)
      const fileId = uuidv7()
      await writeDocument(fileId, await setLetter(letter))
      const attachments = [{ fileId, name: `Auszahlung ${number}.pdf`, contentType: 'application/pdf' }]
      await db.transaction(async (tx) => {
        if (email !== '')
          await enqueueMails(tx, [
            creditPaidOutMail(email, { id, number, amountCents, paidOn, stornoNumber }, attachments),
          ])
        await forgetFailure(tx, id)
        await tx.update(creditPayout).set({ mailedAt: now }).where(eq(creditPayout.id, id))
      })
    },
  )
}

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Processes what is waiting, in pages by id, and records failures. */
async function sendEach<Row extends { id: string }>(
  { db, now, report }: Run,
  kind: DocumentKind,
  readAfter: (id: string) => Promise<Row[]>,
  send: (row: Row) => Promise<void>,
): Promise<void> {
  for (let rows = await readAfter(FIRST); rows.length > 0; rows = await readAfter(rows.at(-1)?.id ?? FIRST)) {
    for (const row of rows) {
      await send(row).catch(async (error: unknown) =>
        report(await noteFailure(db, { kind, subjectId: row.id, error, now })),
      )
    }
  }
}
