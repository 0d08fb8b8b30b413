import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { MANDATE_MONTHS } from '~/features/billing/debit/mandate'
import { addIntervals } from '~/features/billing/subscription/period'
import { companyMember } from '~/features/companies/server/table'
import type { Database } from '~/platform/server/database/db'
import { billingLabels } from '../../labels'
import { mandateExpiredMail } from '../emails'
import { sepaMandate, subscription } from '../table'

const BATCH = 500

const isSigned = and(isNull(sepaMandate.revokedAt), isNotNull(sepaMandate.signedAt))
const isUnused = (now: Date) =>
  and(
    isSigned,
    lte(sql`coalesce(${sepaMandate.lastUsedAt}, ${sepaMandate.signedAt})`, addIntervals(now, 'month', -MANDATE_MONTHS)),
  )

/**
 * Mandates unused for 36 months must not be used any more. The admins of a company whose plan continues are asked for a
 * new one by mail.
 */
export async function expireMandates(db: Database, now: Date): Promise<void> {
  while ((await expireBatch(db, now)) === BATCH);
}

export const mandateExpiry: TimedAct = {
  name: 'mandates expired',
  label: billingLabels.holds['mandates expired'],
  hurdle: {
    due: ({ db, now }) => db.$count(sepaMandate, isUnused(now)),
    total: ({ db }) => db.$count(sepaMandate, isSigned),
  },
  run: expireMandates,
}

function expireBatch(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: sepaMandate.id })
      .from(sepaMandate)
      .where(isUnused(now))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    const expired = await tx
      .update(sepaMandate)
      .set({ revokedAt: now, revokedReason: 'expired' })
      .where(
        inArray(
          sepaMandate.id,
          due.map(({ id }) => id),
        ),
      )
      .returning({ companyId: sepaMandate.companyId, reference: sepaMandate.reference, iban: sepaMandate.iban })
    const admins = await tx
      .select({ companyId: companyMember.companyId, email: user.email })
      .from(companyMember)
      .innerJoin(user, eq(user.id, companyMember.userId))
      .innerJoin(subscription, and(eq(subscription.companyId, companyMember.companyId), isNull(subscription.endedAt)))
      .where(
        and(
          eq(companyMember.isAdmin, true),
          inArray(
            companyMember.companyId,
            expired.map(({ companyId }) => companyId),
          ),
        ),
      )
    await enqueueMails(
      tx,
      expired.flatMap((mandate) =>
        admins
          .filter(({ companyId }) => companyId === mandate.companyId)
          .map(({ email }) => mandateExpiredMail(email, mandate)),
      ),
    )
    return expired.length
  })
}
