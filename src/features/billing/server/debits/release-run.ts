import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { company } from '~/features/companies/server/table'
import { toIsoDay } from '~/lib/dates'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { type CollectionFile, CollectionFileFault, checkedCollectionXml } from '../../debit/pain008'
import { billingError, runInvalid } from '../../errors'
import { directDebit, directDebitRun } from '../debit-table'
import { openCents } from '../invoice-queries'
import { invoice } from '../invoice-table'
import { requireOperator } from '../operator'
import { sepaMandate } from '../table'
import type { DebitAdmin } from './create-run'
import { putBack } from './put-back'

/**
 * Releases a run: a second person looks at it (four eyes), and the file for the bank is written once and for all.
 *
 * @throws {AppError} forbidden for whoever made the run, conflict when it is no draft, its day has come too near, or the
 *   file breaks the schema of the banks: it says of which companies the data are to blame
 */
export async function releaseRun({ db, actor, now }: DebitAdmin, runId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    if (run.status !== 'draft') throw billingError('runNotDraft')
    if (run.createdByUserId === actor.userId) throw billingError('sameEyes')
    // Banks want the file a bank day before.
    if (run.collectionOn <= toIsoDay(now)) throw billingError('collectionTooSoon')
    const operator = await requireOperator(tx)
    await dropChanged(tx, runId)
    const debits = await debitsOf(tx, runId)
    if (debits.length === 0) throw billingError('nothingDue')
    const totalCents = debits.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const xml = await fileFor(debits, {
      messageId: run.reference,
      createdAt: now,
      collectionOn: run.collectionOn,
      creditor: { ...operator, country: 'DE' },
      debits,
    })
    await tx
      .update(directDebitRun)
      .set({
        ...{ status: 'released', releasedByUserId: actor.userId, releasedAt: now, xml },
        ...{ debitCount: debits.length, totalCents },
        xmlSha256: createHash('sha256').update(xml).digest('hex'),
      })
      .where(eq(directDebitRun.id, runId))
    const mandates = tx.select({ id: directDebit.mandateId }).from(directDebit).where(eq(directDebit.runId, runId))
    await tx.update(sepaMandate).set({ lastUsedAt: now }).where(inArray(sepaMandate.id, mandates))
    await audit(tx, event('direct-debit-run.released', actor.userId, runId, totalCents))
  })
}

async function fileFor(debits: Awaited<ReturnType<typeof debitsOf>>, file: CollectionFile): Promise<string> {
  try {
    return await checkedCollectionXml(file)
  } catch (error) {
    if (!(error instanceof CollectionFileFault)) throw error
    const ids = new Set(error.endToEndIds)
    throw runInvalid(debits.filter(({ endToEndId }) => ids.has(endToEndId)).map(({ company }) => company))
  }
}

/**
 * Takes out what has changed since the run was made: who paid by transfer, in full or in part, or has another account by now
 * is not debited with this file. What is still owed comes into the next run, with its own announcement.
 */
async function dropChanged(tx: Transaction, runId: string) {
  const changed = await tx
    .select({ id: directDebit.id, invoiceId: directDebit.invoiceId })
    .from(directDebit)
    .innerJoin(invoice, eq(invoice.id, directDebit.invoiceId))
    .innerJoin(sepaMandate, eq(sepaMandate.id, directDebit.mandateId))
    .where(
      and(
        eq(directDebit.runId, runId),
        eq(directDebit.status, 'open'),
        or(
          ne(invoice.status, 'in_collection'),
          isNotNull(sepaMandate.revokedAt),
          ne(openCents(), sql`${directDebit.amountCents}`),
        ),
      ),
    )
  await putBack(tx, changed)
}

/** Gives up a run that was not released; its invoices are due again. */
export async function discardRun({ db, actor }: DebitAdmin, runId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    if (run.status !== 'draft') throw billingError('runNotDraft')
    const open = and(eq(directDebit.runId, runId), eq(directDebit.status, 'open'))
    const debits = await tx
      .select({ id: directDebit.id, invoiceId: directDebit.invoiceId })
      .from(directDebit)
      .where(open)
    await putBack(tx, debits)
    await tx.update(directDebitRun).set({ status: 'discarded' }).where(eq(directDebitRun.id, runId))
    await audit(tx, event('direct-debit-run.discarded', actor.userId, runId, run.totalCents))
  })
}

/** The released file for download; every download is an audit event. */
export async function downloadRun({ db, actor, now }: DebitAdmin, runId: string) {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    if (run.status !== 'released' || run.xml === null) throw billingError('runNotReleased')
    await tx.update(directDebitRun).set({ downloadedAt: now }).where(eq(directDebitRun.id, runId))
    await audit(tx, event('direct-debit-run.downloaded', actor.userId, runId, run.totalCents))
    return { name: `${run.reference}.xml`, xml: run.xml }
  })
}

async function lockRun(tx: Transaction, runId: string) {
  const [run] = await tx
    .select({
      reference: directDebitRun.reference,
      status: directDebitRun.status,
      collectionOn: directDebitRun.collectionOn,
      totalCents: directDebitRun.totalCents,
      createdByUserId: directDebitRun.createdByUserId,
      xml: directDebitRun.xml,
    })
    .from(directDebitRun)
    .where(eq(directDebitRun.id, runId))
    .for('update')
  if (!run) throw billingError('runNotFound')
  return run
}

async function debitsOf(tx: Transaction, runId: string) {
  const rows = await tx
    .select({
      endToEndId: directDebit.endToEndId,
      sequenceType: directDebit.sequenceType,
      amountCents: directDebit.amountCents,
      number: invoice.number,
      reference: sepaMandate.reference,
      signedAt: sepaMandate.signedAt,
      iban: sepaMandate.iban,
      accountHolder: sepaMandate.accountHolder,
      company: sql<string>`coalesce(${company.name}, ${invoice.number})`,
      street: company.street,
      houseNumber: company.houseNumber,
      postalCode: company.postalCode,
      city: company.city,
      country: company.country,
    })
    .from(directDebit)
    .innerJoin(invoice, eq(invoice.id, directDebit.invoiceId))
    .innerJoin(company, eq(company.id, invoice.companyId))
    .innerJoin(sepaMandate, eq(sepaMandate.id, directDebit.mandateId))
    .where(and(eq(directDebit.runId, runId), eq(directDebit.status, 'open')))
    .orderBy(asc(directDebit.endToEndId))
  return rows.map((row) => ({
    endToEndId: row.endToEndId,
    company: row.company,
    sequenceType: row.sequenceType,
    amountCents: row.amountCents,
    mandate: {
      ...{ reference: row.reference, signedOn: toIsoDay(row.signedAt), iban: row.iban },
      accountHolder: row.accountHolder,
    },
    address:
      row.street && row.postalCode && row.city
        ? {
            ...{ street: row.street, houseNumber: row.houseNumber ?? '', postalCode: row.postalCode },
            ...{ city: row.city, country: row.country },
          }
        : null,
    remittance: `Stellwerk Rechnung ${row.number}`,
  }))
}

function event(action: string, actorUserId: string, subjectId: string, totalCents: number) {
  return { action, actorUserId, subjectType: 'direct-debit-run', subjectId, details: { totalCents } }
}
