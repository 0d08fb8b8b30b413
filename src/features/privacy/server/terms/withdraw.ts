import { and, asc, desc, eq, exists, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { plansEndedEarly } from '~/features/billing/server/subscriptions/ended-early'
import { audit } from '~/platform/server/audit/audit'
import { announce } from '~/platform/server/bus/announce'
import type { Database, Transaction } from '~/platform/server/database/db'
import { inTransactions } from '~/platform/server/jobs/batches'
import { privacyError } from '../../errors'
import { canMove, termsStateOf } from '../../terms/lifecycle'
import type { withdrawTermsSchema } from '../../terms/schema'
import { BATCH, nextAccounts } from '../incidents/send-letters'
import { termsWithdrawnMail } from './emails'
import { termsConsent, termsVersion } from './table'
import { lockVersions, versionInForce } from './versions'

/**
 * Takes a published version back before its first day; who was told of it is told by a job. May be repeated.
 * @throws AppError termsNotFound, termsInForce, termsBuiltUpon
 */
export async function withdrawTerms(
  { db, actor, now }: SignedInContext,
  { document, version, reason }: z.infer<typeof withdrawTermsSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVersions(tx, document)
    const later = await tx
      .select()
      .from(termsVersion)
      .where(eq(termsVersion.document, document))
      .orderBy(desc(termsVersion.version))
      .for('update')
    const found = later.find((row) => row.version === version)
    if (!found) throw privacyError('termsNotFound')
    const state = termsStateOf(found, await versionInForce(tx, document, now), now)
    if (state === 'withdrawn') return
    if (!canMove(state, 'withdrawn')) throw privacyError('termsInForce')
    if (later.some((row) => row.version > version && row.withdrawnAt === null)) throw privacyError('termsBuiltUpon')
    await tx
      .update(termsVersion)
      // Programs that do not know withdrawals look at the announcement only.
      .set({ withdrawnAt: now, announcedAt: null, withdrawnByUserId: actor.userId, withdrawalReason: reason })
      .where(eq(termsVersion.id, found.id))
    await announce(tx, 'changed_pages', ['legal'])
    await audit(tx, actor, 'terms.withdrawn', { type: 'terms-version', id: found.id, reason, details: { version } })
  })
}

/**
 * Tells everybody who had been told of a withdrawn version, a batch in each transaction: killed anywhere, it goes on
 * where it was, and nobody is told twice.
 * @returns mails written
 */
export function recallTerms(db: Database, now: Date): Promise<number> {
  return inTransactions(db, (tx) => recallBatch(tx, now))
}

/** @returns null when nothing is to be told */
async function recallBatch(tx: Transaction, now: Date): Promise<number | null> {
  const [version] = await tx
    .select()
    .from(termsVersion)
    .where(and(isNotNull(termsVersion.withdrawnAt), isNull(termsVersion.recalledAt)))
    .orderBy(asc(termsVersion.withdrawnAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!version) return null
  const knew = or(
    version.toldThrough === null ? undefined : lte(user.id, version.toldThrough),
    exists(
      tx
        .select({ id: termsConsent.id })
        .from(termsConsent)
        .where(
          and(
            eq(termsConsent.userId, user.id),
            eq(termsConsent.document, version.document),
            eq(termsConsent.version, version.version),
          ),
        ),
    ),
  )
  const accounts = await nextAccounts(tx, version.audience, version.recalledThrough, knew)
  const userIds = accounts.map(({ id }) => id)
  const ended = version.document === 'terms' ? await plansEndedEarly(tx, userIds, version.createdAt) : null
  await mailEach(tx, accounts, (to) => termsWithdrawnMail(to, version, ended?.get(to.id)))
  await tx
    .update(termsVersion)
    .set({
      recalledThrough: accounts.at(-1)?.id ?? version.recalledThrough,
      recalledCount: version.recalledCount + accounts.length,
      recalledAt: accounts.length < BATCH ? now : null,
    })
    .where(eq(termsVersion.id, version.id))
  return accounts.length
}
