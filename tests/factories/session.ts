import { createHmac, randomBytes } from 'node:crypto'
import type { SessionFacts } from '~/features/accounts/server/fresh-session'
import { session } from '~/features/accounts/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'

/** Signs a user in without a password; returns the value of the browser's `cookie` header. */
export async function sessionCookie(userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const now = new Date()
  await database()
    .db.insert(session)
    .values({
      id: uuidv7(),
      token,
      userId,
      expiresAt: addDays(now, 1),
      authenticatedAt: now,
      secondFactorAt: now,
      createdAt: now,
      updatedAt: now,
    })
  // As better-auth signs its cookies.
  const signature = createHmac('sha256', getConfig().AUTH_SECRET).update(token).digest('base64')
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/** The proofs of a session whose person gave password and second factor this many seconds ago. */
export function sessionProved(userId: string, secondsAgo = 0): SessionFacts {
  return {
    id: uuidv7(),
    userId,
    provedSecondsAgo: secondsAgo,
    secondFactorSecondsAgo: secondsAgo,
    isPlatformAdmin: false,
    hasAuthenticatorApp: false,
    hasPasskey: false,
  }
}
