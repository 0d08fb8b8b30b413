import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { type CollectionFile, sumOf } from '~/features/billing/debit/collection-file'
import { lastDayToHandIn } from '~/features/billing/debit/target2'
import { billingError, runInvalid } from '~/features/billing/errors'
import type { DebitAdmin } from '~/features/billing/server/commands/billing-context'
import { directDebit, directDebitRun } from '~/features/billing/server/debit-table'
import { requireOperator } from '~/features/billing/server/operator/operator'
import { sepaMandate } from '~/features/billing/server/table'
import { toIsoDay } from '~/lib/dates/dates'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { checkCollectionApart } from './check-apart'
import { namedFaults } from './check-run'
import { type CollectedDebit, collectedDebits, collectionOf } from './collection'
import { putBack } from './put-back'

/**
 * Releases a run: a second person checks it, and the file for the bank is written once.
 * @throws {AppError} conflict for the person who created the run, when it is no draft, its day is too close, or the file
 * breaks our rules or the banks' schema: names the companies and the data to blame
 */
export async function releaseRun({ db, actor, now }: DebitAdmin, runId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    if (run.status !== 'draft') throw billingError('runNotDraft')
    if (run.createdByUserId === actor.userId) throw billingError('sameEyes')
    if (lastDayToHandIn(run.collectionOn) < toIsoDay(now)) throw billingError('collectionTooSoon')
    const operator = await requireOperator(tx)
    const debits = await dropChanged(tx, await collectedDebits(tx, runId), now)
    if (debits.length === 0) throw billingError('nothingDue')
    const totalCents = sumOf(debits)
    const xml = await fileFor(collectionOf(run, debits, { operator, now }), debits)
    await tx
      .update(directDebitRun)
      .set({
        ...{ status: 'released', releasedByUserId: actor.userId, releasedAt: now, xml },
        ...{ debitCount: debits.length, totalCents },
        ...{ creditorId: operator.creditorId, creditorName: operator.name },
        xmlSha256: createHash('sha256').update(xml).digest('hex'),
      })
      .where(eq(directDebitRun.id, runId))
    // Not those of debits that were left out.
    const inFile = and(eq(directDebit.runId, runId), eq(directDebit.status, 'open'))
    const mandates = tx.select({ id: directDebit.mandateId }).from(directDebit).where(inFile)
    await tx.update(sepaMandate).set({ lastUsedAt: now }).where(inArray(sepaMandate.id, mandates))
    await audit(tx, actor, 'direct-debit-run.released', {
      type: 'direct-debit-run',
      id: runId,
      details: { totalCents },
    })
  })
}

/** @throws {AppError} conflict, with the companies and what is wrong with their data */
async function fileFor(file: CollectionFile, debits: readonly CollectedDebit[]): Promise<string> {
  const checked = await checkCollectionApart(file)
  if ('xml' in checked) return checked.xml
  throw runInvalid(namedFaults(checked.faults, debits))
}

/**
 * Removes what has changed since the run was created: paid by transfer, fully or partly, or with another account. What
 * is still owed goes into the next run, with a new announcement.
 */
async function dropChanged(tx: Transaction, debits: readonly CollectedDebit[], now: Date): Promise<CollectedDebit[]> {
  await putBack(
    tx,
    debits.filter(({ hasChanged }) => hasChanged),
    now,
  )
  return debits.filter(({ hasChanged }) => !hasChanged)
}

/**
 * Removes from a draft what the bank would refuse, so that one company's data delay nobody else's debit. Their invoices
 * are due again.
 * @throws {AppError} conflict when it is no draft, nothing is wrong, or nothing would remain
 */
export async function leaveOutFaulty({ db, actor, now }: DebitAdmin, runId: string): Promise<{ count: number }> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    if (run.status !== 'draft') throw billingError('runNotDraft')
    const operator = await requireOperator(tx)
    const debits = await collectedDebits(tx, runId)
    const file = collectionOf(run, debits, { operator, now })
    const checked = await checkCollectionApart(file)
    const blamed = new Set('faults' in checked ? checked.faults.map(({ endToEndId }) => endToEndId) : [])
    const [faulty, kept] = [true, false].map((is) => debits.filter(({ endToEndId }) => blamed.has(endToEndId) === is))
    if (!faulty?.length) throw billingError('nothingFaulty')
    if (!kept?.length) throw billingError('nothingLeft')
    await putBack(tx, faulty, now)
    const totalCents = sumOf(kept)
    await tx.update(directDebitRun).set({ debitCount: kept.length, totalCents }).where(eq(directDebitRun.id, runId))
    await audit(tx, actor, 'direct-debit-run.reduced', {
      type: 'direct-debit-run',
      id: runId,
      details: { debits: faulty.length, totalCents },
    })
    return { count: faulty.length }
  })
}

/** Abandons an unreleased run; its invoices are due again. */
export async function discardRun({ db, actor, now }: DebitAdmin, runId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    if (run.status !== 'draft') throw billingError('runNotDraft')
    const open = and(eq(directDebit.runId, runId), eq(directDebit.status, 'open'))
    const debits = await tx
      .select({ id: directDebit.id, invoiceId: directDebit.invoiceId })
      .from(directDebit)
      .where(open)
    await putBack(tx, debits, now)
    await tx.update(directDebitRun).set({ status: 'discarded' }).where(eq(directDebitRun.id, runId))
    await audit(tx, actor, 'direct-debit-run.discarded', {
      type: 'direct-debit-run',
      id: runId,
      details: { totalCents: run.totalCents },
    })
  })
}

/** The released file for download; every download is an audit event. */
export async function downloadRun({ db, actor, now }: DebitAdmin, runId: string) {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    if (run.status !== 'released' || run.xml === null) throw billingError('runNotReleased')
    await tx.update(directDebitRun).set({ downloadedAt: now }).where(eq(directDebitRun.id, runId))
    await audit(tx, actor, 'direct-debit-run.downloaded', {
      type: 'direct-debit-run',
      id: runId,
      details: { totalCents: run.totalCents },
    })
    return { name: `${run.reference}.xml`, xml: run.xml }
  })
}

async function lockRun(tx: Transaction, runId: string) {
  const [run] = await tx.select().from(directDebitRun).where(eq(directDebitRun.id, runId)).for('update')
  if (!run) throw billingError('runNotFound')
  return run
}
