import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedInActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { returnReason } from '~/features/billing/debit/return-reasons'
import { firstCollectionDay, nextTarget2Day } from '~/features/billing/debit/target2'
import { BILLING_PAGE_SIZE } from '~/features/billing/search-params'
import { toIsoDay } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { bankEntry, bankImport } from '../bank-table'
import { directDebit, directDebitRun } from '../debit-table'
import { invoice, invoiceEntry } from '../invoice-table'
import { sepaMandate } from '../table'

type Page = { page?: number }
const window = ({ page = 1 }: Page) => ({ limit: BILLING_PAGE_SIZE, offset: (page - 1) * BILLING_PAGE_SIZE })

/** Runs that wait for the second person. */
export async function countUnreleasedRuns(db: Queryable) {
  const [waiting] = await db
    .select({
      count: count(),
      debits: sql<number>`coalesce(sum(${directDebitRun.debitCount}), 0)::int`,
      cents: sql<number>`coalesce(sum(${directDebitRun.totalCents}), 0)::bigint`,
    })
    .from(directDebitRun)
    .where(eq(directDebitRun.status, 'draft'))
  return waiting ?? { count: 0, debits: 0, cents: 0 }
}

/** What a new run would contain, and when it would be collected. */
export async function findDueDebits(db: Queryable, now: Date) {
  const { preNotificationDays } = await getSettings(db)
  const collectionOn = firstCollectionDay(toIsoDay(now), preNotificationDays)
  const open = sql<number>`(select coalesce(sum(${invoiceEntry.amountCents}), 0) from ${invoiceEntry} where ${invoiceEntry.invoiceId} = ${invoice.id})`
  const collected = db
    .select({ open: open.as('open') })
    .from(invoice)
    .innerJoin(sepaMandate, and(eq(sepaMandate.companyId, invoice.companyId), isNull(sepaMandate.revokedAt)))
    // Both kinds of debit in one condition that the index has: with two alternatives PostgreSQL would read every row.
    .where(
      sql`${invoice.kind} = 'invoice' and ${lte(invoice.dueOn, collectionOn)} and ${invoice.status} in ('issued', 'returned') and ((${invoice.status} = 'issued' and ${invoice.paymentMeans} = 'direct_debit') or ${invoice.retryDebit} = 1)`,
    )
    .as('collected')
  const [due] = await db
    .select({ count: count(), cents: sql<number>`coalesce(sum(${collected.open}), 0)::bigint` })
    .from(collected)
    .where(gt(collected.open, 0))
  return { count: due?.count ?? 0, cents: due?.cents ?? 0, collectionOn }
}

/** Runs, newest first, and what a new one would contain. */
export async function listRuns(db: Queryable, actor: SignedInActor, input: Page, now: Date) {
  const [creator, releaser] = [alias(user, 'creator'), alias(user, 'releaser')]
  const { limit, offset } = window(input)
  const [rows, total, due] = await Promise.all([
    db
      .select({
        ...runColumns,
        createdBy: creator.name,
        releasedBy: releaser.name,
        returned: sql<number>`(select count(*)::int from ${directDebit} where ${directDebit.runId} = ${directDebitRun.id} and ${directDebit.status} = 'returned')`,
      })
      .from(directDebitRun)
      .leftJoin(creator, eq(creator.id, directDebitRun.createdByUserId))
      .leftJoin(releaser, eq(releaser.id, directDebitRun.releasedByUserId))
      .orderBy(desc(directDebitRun.createdAt), desc(directDebitRun.id))
      .limit(limit)
      .offset(offset),
    db.$count(directDebitRun),
    findDueDebits(db, now),
  ])
  return {
    total,
    due,
    rows: rows.map(({ createdByUserId, ...row }) => {
      const isDraft = row.status === 'draft'
      const can = {
        release: isDraft && createdByUserId !== actor.userId,
        discard: isDraft,
        download: row.status === 'released',
      }
      return { ...row, can }
    }),
  }
}

const runColumns = {
  ...pick(directDebitRun, 'id', 'reference', 'status', 'collectionOn', 'debitCount', 'totalCents', 'createdByUserId'),
  ...pick(directDebitRun, 'releasedAt', 'downloadedAt', 'xmlSha256', 'createdAt'),
}

/** The debits of a run in the order of the file. */
export async function listDebits(db: Queryable, { runId, ...input }: Page & { runId: string }) {
  const { limit, offset } = window(input)
  const [run] = await db
    .select(pick(directDebitRun, 'reference', 'collectionOn', 'status'))
    .from(directDebitRun)
    .where(eq(directDebitRun.id, runId))
  const ofRun = eq(directDebit.runId, runId)
  // Found over the index alone, so that a late page costs no more than the first.
  const ids = db
    .select({ id: directDebit.id })
    .from(directDebit)
    .where(ofRun)
    .orderBy(asc(directDebit.endToEndId))
    .limit(limit)
    .offset(offset)
  const [rows, total] = await Promise.all([
    db
      .select({
        ...pick(directDebit, 'id', 'endToEndId', 'sequenceType', 'amountCents', 'status', 'reasonCode', 'returnedOn'),
        number: invoice.number,
        company: sql<string>`${invoice.document}->'buyer'->>'name'`,
      })
      .from(directDebit)
      .innerJoin(invoice, eq(invoice.id, directDebit.invoiceId))
      .where(inArray(directDebit.id, ids))
      .orderBy(asc(directDebit.endToEndId)),
    db.$count(directDebit, ofRun),
  ])
  return {
    run: run ?? null,
    total,
    rows: rows.map((row) => ({ ...row, reason: row.reasonCode ? returnReason(row.reasonCode) : null })),
  }
}

/**
 * Condition that a debit is on its way: the bank owes its answer, or a second admin can still release its run. A draft
 * for whose day banks take no file any more never reaches one: no bank day is left before it.
 */
export function isOnItsWay(now: Date) {
  const nextBankDay = nextTarget2Day(toIsoDay(now))
  const mayBeReleased = and(eq(directDebitRun.status, 'draft'), gt(directDebitRun.collectionOn, nextBankDay))
  return and(eq(directDebit.status, 'open'), or(eq(directDebitRun.status, 'released'), mayBeReleased))
}

/** The debit that is on its way for each of these invoices, by invoice: nothing has to be transferred for it. */
export async function findRunningDebits(db: Queryable, invoiceIds: readonly string[], now: Date) {
  const rows = await db
    .select({
      ...{ invoiceId: directDebit.invoiceId, iban: sepaMandate.iban },
      collectionOn: directDebitRun.collectionOn,
      isReleased: sql<boolean>`${directDebitRun.status} = 'released'`,
    })
    .from(directDebit)
    .innerJoin(directDebitRun, eq(directDebitRun.id, directDebit.runId))
    .innerJoin(sepaMandate, eq(sepaMandate.id, directDebit.mandateId))
    .where(and(anyOf(directDebit.invoiceId, [...invoiceIds]), isOnItsWay(now)))
  return new Map(rows.map(({ invoiceId, ...debit }) => [invoiceId, debit]))
}

/** A booking as people see it. */
const ENTRY = {
  ...pick(bankEntry, 'id', 'kind', 'endToEndId', 'amountCents', 'isCredit', 'bookedOn', 'text', 'doubt', 'resemblesId'),
  ...pick(bankEntry, 'payerName', 'payerIban'),
}

/** The booking of another file that this one is, or may be. */
const [like, likeImport] = [alias(bankEntry, 'like'), alias(bankImport, 'like_import')]
const LIKE = { fileName: likeImport.fileName, bookedOn: like.bookedOn, text: like.text, amountCents: like.amountCents }

/** Unmatched bookings, for a person to handle. */
export async function listUnmatched(db: Queryable, input: Page) {
  const { limit, offset } = window(input)
  const unmatched = eq(bankEntry.outcome, 'unmatched')
  const [rows, total] = await Promise.all([
    db
      .select({ ...ENTRY, like: LIKE })
      .from(bankEntry)
      .leftJoin(like, eq(like.id, bankEntry.resemblesId))
      .leftJoin(likeImport, eq(likeImport.id, like.importId))
      .where(unmatched)
      .orderBy(desc(bankEntry.createdAt), desc(bankEntry.id))
      .limit(limit)
      .offset(offset),
    db.$count(bankEntry, unmatched),
  ])
  return {
    rows: rows.map((row) => {
      const isMoney =
        row.kind === 'return' || row.kind === 'rejection' || (row.kind === 'payment' && row.amountCents > 0)
      return { ...row, can: { assign: isMoney, keepAsRepeated: row.resemblesId !== null } }
    }),
    total,
  }
}

/** Bookings that another file had reported, newest first. */
export async function listRepeated(db: Queryable, input: Page) {
  const { limit, offset } = window(input)
  const repeated = eq(bankEntry.outcome, 'repeated')
  const [rows, total] = await Promise.all([
    db
      .select({ ...ENTRY, fileName: bankImport.fileName, like: LIKE })
      .from(bankEntry)
      .innerJoin(bankImport, eq(bankImport.id, bankEntry.importId))
      .leftJoin(like, eq(like.id, bankEntry.repeatsId))
      .leftJoin(likeImport, eq(likeImport.id, like.importId))
      .where(repeated)
      .orderBy(desc(bankEntry.createdAt), desc(bankEntry.id))
      .limit(limit)
      .offset(offset),
    db.$count(bankEntry, repeated),
  ])
  return { rows, total }
}

/** Bookings that a person assigned or settled, latest first. */
export async function listHandled(db: Queryable, input: Page) {
  const { limit, offset } = window(input)
  const handled = isNotNull(bankEntry.handledAt)
  const [rows, total] = await Promise.all([
    db
      .select({
        ...ENTRY,
        outcome: bankEntry.outcome,
        number: invoice.number,
        reason: bankEntry.handledReason,
        handledAt: bankEntry.handledAt,
        handledBy: user.name,
      })
      .from(bankEntry)
      .leftJoin(user, eq(user.id, bankEntry.handledByUserId))
      .leftJoin(invoice, eq(invoice.id, bankEntry.invoiceId))
      .where(handled)
      .orderBy(desc(bankEntry.handledAt), desc(bankEntry.id))
      .limit(limit)
      .offset(offset),
    db.$count(bankEntry, handled),
  ])
  return {
    rows: rows.map((row) => ({
      ...row,
      can: { reopen: row.outcome === 'settled', unassign: row.outcome === 'assigned' && row.kind === 'payment' },
    })),
    total,
  }
}
