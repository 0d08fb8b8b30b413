import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import { toIsoDay } from '~/lib/dates/dates'
import { audit } from '~/platform/server/audit/audit'
import { firstDayFor, type objectSchema } from '../../agreement'
import { privacyError } from '../../errors'
import { agreementNotice, agreementVersion } from './table'

/**
 * A company objects to a text it was told of, before its first day; once.
 * @throws AppError termsNotFound, agreementStarted
 */
export async function objectToAgreement(
  { db, actor, now }: CompanyContext,
  { version, reason }: z.infer<typeof objectSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ notice: agreementNotice, validFrom: agreementVersion.validFrom })
      .from(agreementNotice)
      .innerJoin(agreementVersion, eq(agreementVersion.id, agreementNotice.versionId))
      .where(
        and(
          eq(agreementNotice.companyId, actor.company.id),
          eq(agreementVersion.version, version),
          isNull(agreementVersion.withdrawnAt),
        ),
      )
      .for('update', { of: agreementNotice })
    if (!found) throw privacyError('termsNotFound')
    if (found.notice.objectedAt) return
    if (firstDayFor(found.validFrom, found.notice.toldAt) <= toIsoDay(now)) throw privacyError('agreementStarted')
    const { id } = found.notice
    await tx
      .update(agreementNotice)
      .set({ objectedAt: now, objectedByUserId: actor.userId, objection: reason })
      .where(eq(agreementNotice.id, id))
    await tellAdmins(tx, 'admin-agreement-objection', id)
    await audit(tx, actor, 'agreement-version.objected', {
      type: 'agreement-version',
      id: found.notice.versionId,
      reason,
      details: { version },
    })
  })
}
