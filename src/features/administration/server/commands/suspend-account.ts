import { eq } from 'drizzle-orm'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { session, user } from '~/features/accounts/server/table'
import { markPerson } from '~/features/applicants/server/mark-applicants'
import { endUnanswered } from '~/features/companies/server/members/end-unanswered'
import { hasOpenReport } from '~/features/moderation/server/open-reports'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { adminError } from '../../errors'
import type { MeasureInput } from '../../schema'
import { restoredMail, suspendedMail } from '../emails'

/**
 * Suspends an account until it is restored: all its sessions end, nobody can sign in with it, its person is told why. Its
 * open invitations end for good.
 * @throws {AppError} not-found, or conflict when it is suspended already or belongs to a platform admin
 */
export async function suspendAccount({ db, actor, now }: SignedInContext, { id, reason }: MeasureInput): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockUser(tx, id)
    if (found.isAdmin) throw adminError('adminNotSuspended')
    if (found.suspendedAt !== null) throw adminError('alreadySuspended')
    await tx.update(user).set({ suspendedAt: now, suspensionReason: reason }).where(eq(user.id, id))
    await tx.delete(session).where(eq(session.userId, id))
    await endUnanswered(tx, id, null)
    await markPerson(tx, id)
    await enqueueMails(tx, [
      suspendedMail({ to: found.email, subject: 'account', isFormal: found.type === 'COMPANY', reason }),
    ])
    const details = { reported: await hasOpenReport(tx, { userId: id }) }
    await audit(tx, actor, 'account.suspended', { type: 'user', id, reason, details })
  })
}

/**
 * Lets an account sign in again.
 * @throws {AppError} not-found, or conflict when it is not suspended
 */
export async function restoreAccount({ db, actor }: SignedInContext, { id, reason }: MeasureInput): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockUser(tx, id)
    if (found.suspendedAt === null) throw adminError('notSuspended')
    await tx.update(user).set({ suspendedAt: null, suspensionReason: null }).where(eq(user.id, id))
    await markPerson(tx, id)
    await enqueueMails(tx, [
      restoredMail({ to: found.email, subject: 'account', isFormal: found.type === 'COMPANY', reason }),
    ])
    await audit(tx, actor, 'account.restored', { type: 'user', id, reason })
  })
}

async function lockUser(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ email: user.email, type: user.type, isAdmin: user.isAdmin, suspendedAt: user.suspendedAt })
    .from(user)
    .where(eq(user.id, id))
    .for('update')
  if (!found) throw adminError('accountNotFound')
  return found
}
