import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { user } from '../table'
import { type AdminNews, adminMail } from './admin-emails'
import { mailEach } from './enqueue-mails'

/**
 * Tells the platform admins of something that waits for them, in the transaction of the event. Names nobody.
 * @param about tells each event apart, so that a repeated one is told once
 * @param by who did it, and knows
 */
export async function tellAdmins(tx: Transaction, kind: AdminNews, about: string, by?: string): Promise<void> {
  await mailEach(tx, await findAdmins(tx, by), ({ email }) => adminMail(kind, email, about))
}

/** The platform admins who can sign in, except this one. */
export function findAdmins(db: Queryable, except?: string): Promise<{ email: string }[]> {
  const isOther = except === undefined ? undefined : ne(user.id, except)
  return db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.isAdmin, true), isNull(user.suspendedAt), isOther))
}
