import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import { ALERTS_PER_PAGE } from '../../alert'
import { jobSearchError } from '../../errors'
import { searchAlert } from '../alert-table'
import { alertIdOfToken } from './links'

/** What an address agreed to, or was asked, without an account: one with an account goes where the account does. */
export const isOfVisitor = (email: string) =>
  and(isNull(searchAlert.userId), sql`lower(${searchAlert.email}) = ${email.toLowerCase()}`)

/** A person's alerts: those of the account, and what its address had agreed to before there was one. */
export function ownAlerts({ userId, email }: Pick<SignedInActor, 'userId' | 'email'>): SQL | undefined {
  const before = and(ne(searchAlert.status, 'pending'), isOfVisitor(email))
  return or(eq(searchAlert.userId, userId), before)
}

/** One page of a person's alerts, the newest first. */
export async function listAlerts(db: Queryable, actor: SignedInActor, { page }: { page: number }) {
  const own = ownAlerts(actor)
  const [total, items] = await Promise.all([
    db.$count(searchAlert, own),
    db
      .select({
        ...pick(searchAlert, 'id', 'label', 'search', 'frequency', 'status', 'lastMailedAt', 'nextRunAt', 'createdAt'),
        version: searchAlert.version,
      })
      .from(searchAlert)
      .where(own)
      .orderBy(desc(searchAlert.createdAt), desc(searchAlert.id))
      .limit(ALERTS_PER_PAGE)
      .offset((page - 1) * ALERTS_PER_PAGE),
  ])
  return { total, items }
}

/**
 * The page behind a confirmation link; `status` says whether it was opened before. Reading it confirms nothing.
 * @throws AppError alertLinkInvalid
 */
export async function pendingAlert(db: Queryable, token: string, now: Date) {
  const [row] = await db
    .select({
      ...pick(searchAlert, 'label', 'frequency', 'status'),
      expiresAt: searchAlert.confirmationExpiresAt,
    })
    .from(searchAlert)
    .where(eq(searchAlert.confirmationTokenHash, hashLinkToken(token)))
  if (!row) throw jobSearchError('alertLinkInvalid')
  const { label, frequency, expiresAt } = row
  // An older program asks about a paused one in its own row.
  const status = expiresAt === null ? row.status : 'pending'
  if (status === 'pending' && (expiresAt === null || expiresAt <= now)) throw jobSearchError('alertLinkInvalid')
  return { label, frequency, status }
}

/**
 * The page behind an unsubscribe link; `label` is null once there is nothing left to end.
 * @throws AppError alertLinkInvalid
 */
export async function alertOfLink(db: Queryable, token: string) {
  const id = alertIdOfToken(token)
  if (id === null) throw jobSearchError('alertLinkInvalid')
  const [row] = await db
    .select({ label: searchAlert.label, status: searchAlert.status })
    .from(searchAlert)
    .where(eq(searchAlert.id, id))
  return { label: row && row.status !== 'paused' ? row.label : null }
}
