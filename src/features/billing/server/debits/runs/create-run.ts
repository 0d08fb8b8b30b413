import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import { firstCollectionDay } from '~/features/billing/debit/target2'
import { billingError } from '~/features/billing/errors'
import type { DebitAdmin } from '~/features/billing/server/commands/billing-context'
import { directDebit, directDebitRun } from '~/features/billing/server/debit-table'
import { preNotificationMail } from '~/features/billing/server/emails'
import { invoice, invoiceEntry } from '~/features/billing/server/invoice-table'
import { transition } from '~/features/billing/server/invoices/invoice-lifecycle'
import { requireOperator } from '~/features/billing/server/operator/operator'
import { sepaMandate } from '~/features/billing/server/table'
import { toIsoDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { audit } from '~/platform/server/audit/audit'
import { anyOf, type Transaction } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { invoiceRecipient } from '../../invoices/recipient'
import { lockImports } from '../import-bank-file'

/** Banks refuse larger files. */
const MAX_DEBITS = 20_000
const CHUNK = 1000

/**
 * Collects what is due into a run: invoices to be debited by the day of collection, and returned ones to be retried.
 * Each debit is announced by mail. One transaction. It waits for others who hold an invoice, and an invoice that
 * another run has taken meanwhile is no longer due.
 * @throws {AppError} conflict when nothing is due
 */
export async function createRun(
  { db, actor, now }: DebitAdmin,
  id = uuidv7(now.getTime()),
): Promise<{ id: string; debitCount: number }> {
  return db.transaction(async (tx) => {
    await lockImports(tx)
    const operator = await requireOperator(tx)
    const { preNotificationDays } = await getSettings(tx)
    const collectionOn = firstCollectionDay(toIsoDay(now), preNotificationDays)
    const due = await lockDue(tx, collectionOn)
    if (due.length === 0) throw billingError('nothingDue')
    const used = await usedMandates(
      tx,
      due.map(({ mandateId }) => mandateId),
    )
    const debits = due.map((each) => {
      // Only the first debit of a mandate in this file is the first.
      const isFirst = !used.has(each.mandateId)
      used.add(each.mandateId)
      return {
        ...{ id: uuidv7(now.getTime()), runId: id, invoiceId: each.id, mandateId: each.mandateId },
        ...{ amountCents: each.openCents, sequenceType: isFirst ? ('FRST' as const) : ('RCUR' as const) },
        endToEndId: `${each.number}-${each.attempts + 1}`,
        createdAt: now,
      }
    })
    const totalCents = debits.reduce((sum, { amountCents }) => sum + amountCents, 0)
    await tx.insert(directDebitRun).values({
      ...{ id, reference: `SW-${id.replaceAll('-', '').slice(-20).toUpperCase()}`, status: 'draft', collectionOn },
      ...{ debitCount: debits.length, totalCents, createdByUserId: actor.userId, createdAt: now },
    })
    await tellAdmins(tx, 'admin-debit-run', id, actor.userId)
    for (let start = 0; start < debits.length; start += CHUNK) {
      const part = debits.slice(start, start + CHUNK)
      await tx.insert(directDebit).values(part)
      const collected = part.map(({ invoiceId }) => invoiceId)
      await transition(tx, collected, 'collect', { now })
      await enqueueMails(
        tx,
        part.flatMap((debit, index) => {
          const each = due[start + index]
          if (!each?.email) return []
          const { number, iban, reference } = each
          const announced = { number, iban, reference, creditorId: operator.creditorId, on: collectionOn }
          return [preNotificationMail(each.email, { ...announced, amountCents: debit.amountCents }, debit.endToEndId)]
        }),
      )
    }
    await audit(tx, actor, 'direct-debit-run.created', {
      type: 'direct-debit-run',
      id,
      details: { collectionOn, debits: debits.length, totalCents },
    })
    return { id, debitCount: debits.length }
  })
}

/** Invoices to be debited, locked. The debt is read after the lock: a payment may have come in meanwhile. */
async function lockDue(tx: Transaction, collectionOn: string) {
  const isDue = and(
    eq(invoice.kind, 'invoice'),
    lte(invoice.dueOn, collectionOn),
    or(
      and(eq(invoice.status, 'issued'), eq(invoice.paymentMeans, 'direct_debit')),
      and(inArray(invoice.status, ['issued', 'returned']), eq(invoice.retryDebit, 1)),
    ),
  )
  // In the order in which payments lock them. Filing a document does not exclude an invoice: it is only locked briefly.
  const locked = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .innerJoin(sepaMandate, and(eq(sepaMandate.companyId, invoice.companyId), isNull(sepaMandate.revokedAt)))
    .where(isDue)
    .orderBy(asc(invoice.id))
    .limit(MAX_DEBITS)
    .for('no key update', { of: invoice })
  const open = sql<number>`(select coalesce(sum(${invoiceEntry.amountCents}), 0)::int from ${invoiceEntry} where ${invoiceEntry.invoiceId} = ${invoice.id})`
  const attempts = sql<number>`(select count(*)::int from ${directDebit} where ${directDebit.invoiceId} = ${invoice.id})`
  const rows = await tx
    .select({
      id: invoice.id,
      number: invoice.number,
      email: invoiceRecipient(tx),
      mandateId: sepaMandate.id,
      reference: sepaMandate.reference,
      iban: sepaMandate.iban,
      openCents: open,
      attempts,
    })
    .from(invoice)
    .innerJoin(sepaMandate, and(eq(sepaMandate.companyId, invoice.companyId), isNull(sepaMandate.revokedAt)))
    .where(
      inArray(
        invoice.id,
        locked.map(({ id }) => id),
      ),
    )
    .orderBy(asc(invoice.year), asc(invoice.sequence))
  return rows.filter(({ openCents }) => openCents > 0)
}

/** Mandates of which a bank was sent a debit before; what was left out, or refused with its file, does not count. */
async function usedMandates(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: directDebit.mandateId })
    .from(directDebit)
    .innerJoin(directDebitRun, eq(directDebitRun.id, directDebit.runId))
    .where(
      and(
        anyOf(directDebit.mandateId, [...new Set(ids)]),
        ne(directDebit.status, 'discarded'),
        eq(directDebitRun.status, 'released'),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
