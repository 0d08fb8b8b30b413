import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { emailSchema } from '~/features/accounts/schema'
import { session, user } from '~/features/accounts/server/table'
import { currentTime } from '~/lib/current-time'
import { audit } from '~/platform/server/audit/audit'
import { getConfig } from '~/platform/server/config'
import { readDatabaseClock } from '~/platform/server/database/clock'
import { workDatabase } from '~/platform/server/database/db'
import { reachUpToDate } from '~/platform/server/database/migration/bring-up-to-date'
import { requireRightClock } from '~/platform/server/own-clock'
import { OperatorError, report, say } from '~/platform/server/process/report'
import { auth } from '../auth/auth'
import { dropCredentials } from '../auth/links/confirm-registration'
import { withdraw } from '../auth/links/stored-identifier'
import type { Task } from './command'

/** `admin:create EMAIL`: creates the first platform admin and prints the link to set the password. */
export async function adminCreate({ args: [email = ''], databaseUrls, root, cleanup }: Task): Promise<number> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new OperatorError('Bitte eine E-Mail-Adresse angeben: npm run admin:create -- name@firma.example')
  }
  await reachUpToDate(databaseUrls, root, { log: report, signal: cleanup.signal })
  const { passwordLink } = await createAdmin({ email })
  say(`${email} ist jetzt Plattform-Admin. Unter diesem Link wird das Passwort gesetzt:\n\n  ${passwordLink}\n`)
  return 0
}

/**
 * Creates the platform admin of a new installation, or gives an existing account that right.
 * @returns a link under which the person sets the password; valid one hour, once
 */
export async function createAdmin(input: { email: string }): Promise<{ passwordLink: string }> {
  const email = emailSchema.parse(input.email).toLowerCase()
  const { db, pool } = workDatabase()
  await readDatabaseClock(pool)
  await requireRightClock()
  const userId = await db.transaction(async (tx) => {
    // Somebody may have registered this address before its owner: nothing they set may open an admin's account.
    const [known] = await tx.select().from(user).where(eq(user.email, email)).for('update')
    if (known && !known.emailVerified) await dropCredentials(tx, known.id)
    if (known) await tx.delete(session).where(eq(session.userId, known.id))
    if (known) await withdraw(tx, known.id, 'trust-device-')
    const [row] = await tx
      .insert(user)
      .values({ name: 'Plattform-Admin', email, emailVerified: true, type: 'APPLICANT', isAdmin: true })
      .onConflictDoUpdate({ target: user.email, set: { isAdmin: true, emailVerified: true } })
      .returning({ id: user.id })
    if (!row) throw new Error('insert returned no row')
    await audit(tx, null, 'platform-admin.created', { type: 'user', id: row.id })
    return row.id
  })
  const context = await auth().internal.$context
  const [account] = await context.internalAdapter.findAccounts(userId)
  if (!account) {
    const unknownPassword = randomBytes(32).toString('base64url')
    await context.internalAdapter.linkAccount({
      userId,
      providerId: 'credential',
      accountId: userId,
      password: await context.password.hash(unknownPassword),
    })
  }
  const token = randomBytes(24).toString('base64url')
  await context.internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: userId,
    expiresAt: new Date(currentTime().getTime() + 60 * 60 * 1000),
  })
  return { passwordLink: `${getConfig().APP_URL}/auth/reset-password?token=${token}` }
}
