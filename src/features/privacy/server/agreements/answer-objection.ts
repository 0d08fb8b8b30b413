import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { wasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { audit } from '~/platform/server/audit/audit'
import { type answerObjectionSchema, firstDayFor } from '../../agreement'
import { privacyError } from '../../errors'
import { adminsOf } from './announce'
import { objectionAnsweredMail } from './emails'
import { agreementNotice, agreementVersion } from './table'

/**
 * Answers a company's objection, once: its admins get a mail and a notice, and the company reads it on its page.
 * @throws AppError objectionGone, objectionAnswered
 */
export async function answerObjection(
  { db, actor, now }: SignedInContext,
  { id, answer }: z.infer<typeof answerObjectionSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ notice: agreementNotice, version: agreementVersion.version, validFrom: agreementVersion.validFrom })
      .from(agreementNotice)
      .innerJoin(agreementVersion, eq(agreementVersion.id, agreementNotice.versionId))
      .where(
        and(eq(agreementNotice.id, id), isNotNull(agreementNotice.objectedAt), isNull(agreementVersion.withdrawnAt)),
      )
      .for('update', { of: agreementNotice })
    if (!found) throw privacyError('objectionGone')
    const { answeredAt, answeredByUserId, toldAt, objection, companyId, versionId } = found.notice
    if (answeredAt) {
      const sentence = await wasFaster(tx, actor, answeredByUserId, 'diesen Widerspruch', 'beantwortet')
      throw privacyError('objectionAnswered', sentence)
    }
    await tx
      .update(agreementNotice)
      .set({ answeredAt: now, answeredByUserId: actor.userId, answer })
      .where(eq(agreementNotice.id, id))
    const admins = await adminsOf(tx, [{ companyId }])
    const { version } = found
    const answered = { id, from: firstDayFor(found.validFrom, toldAt), objection: objection ?? '', answer }
    await mailEach(tx, admins, (to) => objectionAnsweredMail(to, answered))
    await audit(tx, actor, 'agreement-version.objection-answered', {
      type: 'agreement-version',
      id: versionId,
      reason: answer,
      details: { version },
    })
  })
}
