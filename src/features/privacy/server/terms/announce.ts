import { and, asc, eq, isNull } from 'drizzle-orm'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { announce } from '~/platform/server/bus/announce'
import type { Database, Transaction } from '~/platform/server/database/db'
import { inTransactions } from '~/platform/server/jobs/batches'
import { firstDayOf } from '../../terms/lifecycle'
import { BATCH, nextAccounts } from '../incidents/send-letters'
import { termsChangedMail } from './emails'
import { termsVersion } from './table'

/**
 * Tells everybody whom a new version concerns, a batch in each transaction: killed anywhere, it goes on where it was,
 * and nobody is told twice.
 * @returns mails written
 */
export function announceTerms(db: Database, now: Date): Promise<number> {
  return inTransactions(db, (tx) => announceBatch(tx, now))
}

/** @returns null when nothing is to be told */
async function announceBatch(tx: Transaction, now: Date): Promise<number | null> {
  const [version] = await tx
    .select()
    .from(termsVersion)
    .where(and(isNull(termsVersion.announcedAt), isNull(termsVersion.withdrawnAt)))
    .orderBy(asc(termsVersion.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!version) return null
  const accounts = await nextAccounts(tx, version.audience, version.toldThrough)
  const told = { ...version, validFrom: firstDayOf({ validFrom: version.validFrom, announcedAt: now }, now) }
  await mailEach(tx, accounts, (to) => termsChangedMail(to, told))
  const isDone = accounts.length < BATCH
  await tx
    .update(termsVersion)
    .set({
      toldThrough: accounts.at(-1)?.id ?? version.toldThrough,
      toldCount: version.toldCount + accounts.length,
      announcedAt: isDone ? now : null,
    })
    .where(eq(termsVersion.id, version.id))
  // The page names what is to come.
  if (isDone) await announce(tx, 'changed_pages', ['legal'])
  return accounts.length
}
