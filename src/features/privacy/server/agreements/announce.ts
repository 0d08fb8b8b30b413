import { and, asc, eq, exists, gt, isNotNull, isNull, lt, max, notExists, sql } from 'drizzle-orm'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { company, companyMember } from '~/features/companies/server/table'
import { anyOf, type Database, type Transaction } from '~/platform/server/database/db'
import { agreementChangesMail, agreementStaysMail } from './emails'
import { agreementNotice, agreementVersion, processorAgreement } from './table'
import { keepFirstAgreement } from './versions'

/** Companies of one transaction. */
const BATCH = 200

/**
 * Tells every company that has an agreement of each text it did not sign and was not told of, and of what was withdrawn:
 * a batch in each transaction. Killed anywhere, or run twice at once, nobody is told twice.
 * @returns companies told
 */
export async function announceAgreements(db: Database, now: Date): Promise<number> {
  const hasSigned = (await db.select({ id: processorAgreement.id }).from(processorAgreement).limit(1)).length > 0
  if (hasSigned) await keepFirstAgreement(db, now)
  let told = 0
  for (const step of [tellBatch, recallBatch]) {
    for (;;) {
      const batch = await db.transaction((tx) => step(tx, now))
      told += batch
      if (batch === 0) break
    }
  }
  return told
}

async function tellBatch(tx: Transaction, now: Date): Promise<number> {
  const signed = tx
    .select({ version: sql`coalesce(${max(processorAgreement.textVersion)}, 1)` })
    .from(processorAgreement)
    .where(eq(processorAgreement.companyId, company.id))
  const isTold = tx
    .select({ id: agreementNotice.id })
    .from(agreementNotice)
    .where(and(eq(agreementNotice.companyId, company.id), eq(agreementNotice.versionId, agreementVersion.id)))
  const hasSigned = tx
    .select({ id: processorAgreement.id })
    .from(processorAgreement)
    .where(eq(processorAgreement.companyId, company.id))
  const due = await tx
    .select({ companyId: company.id, version: agreementVersion })
    .from(company)
    .innerJoin(agreementVersion, and(gt(agreementVersion.version, 1), isNull(agreementVersion.withdrawnAt)))
    .where(and(exists(hasSigned), notExists(isTold), sql`${agreementVersion.version} > ${signed}`))
    .orderBy(asc(agreementVersion.version), asc(company.id))
    .limit(BATCH)
  const [first] = due
  if (!first) return 0
  // One text at a time: they share what is different.
  const ofOne = due.filter(({ version }) => version.id === first.version.id)
  const written = await tx
    .insert(agreementNotice)
    .values(ofOne.map(({ companyId }) => ({ companyId, versionId: first.version.id, toldAt: now })))
    .onConflictDoNothing()
    .returning({ companyId: agreementNotice.companyId })
  const [before] = await tx
    .select({ text: agreementVersion.text })
    .from(agreementVersion)
    .where(and(lt(agreementVersion.version, first.version.version), isNull(agreementVersion.withdrawnAt)))
    .orderBy(sql`${agreementVersion.version} desc`)
    .limit(1)
  const admins = await adminsOf(tx, written)
  const told = { ...first.version, toldAt: now, before: before?.text ?? '' }
  await mailEach(tx, admins, (to) => agreementChangesMail(to, told))
  return ofOne.length
}

async function recallBatch(tx: Transaction, now: Date): Promise<number> {
  const [due] = await tx
    .select({ version: agreementVersion })
    .from(agreementNotice)
    .innerJoin(agreementVersion, eq(agreementVersion.id, agreementNotice.versionId))
    .where(and(isNotNull(agreementVersion.withdrawnAt), isNull(agreementNotice.recalledAt)))
    .limit(1)
  if (!due) return 0
  const waiting = tx
    .select({ id: agreementNotice.id })
    .from(agreementNotice)
    .where(and(eq(agreementNotice.versionId, due.version.id), isNull(agreementNotice.recalledAt)))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const written = await tx
    .update(agreementNotice)
    .set({ recalledAt: now })
    .where(sql`${agreementNotice.id} in ${waiting}`)
    .returning({ companyId: agreementNotice.companyId })
  const admins = await adminsOf(tx, written)
  await mailEach(tx, admins, (to) => agreementStaysMail(to, due.version))
  return written.length
}

/** The people who may sign for their company. */
export function adminsOf(tx: Transaction, companies: readonly { companyId: string }[]) {
  const ids = companies.map(({ companyId }) => companyId)
  return tx
    .select({ id: user.id, email: user.email })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(anyOf(companyMember.companyId, ids), eq(companyMember.isAdmin, true)))
}
