import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { isObliged } from './second-factor'
import { passkey, session, user } from './table'

/**
 * What a session has proved, and what its account could prove. Ages in seconds by the database's clock; null is never.
 */
export type SessionFacts = {
  id: string
  userId: string
  provedSecondsAgo: number | null
  secondFactorSecondsAgo: number | null
  isPlatformAdmin: boolean
  hasAuthenticatorApp: boolean
  hasPasskey: boolean
}

/** What is asked before a sensitive action. */
export type MissingProof = 'password' | 'second-factor'

/** A clock corrected between two moments must not count as "never". */
const CLOCK_LEEWAY_SECONDS = 60

/** The facts of one session; null when it has ended. */
export async function sessionFacts(db: Queryable, sessionId: string): Promise<SessionFacts | null> {
  const [row] = await db
    .select({
      id: session.id,
      userId: session.userId,
      provedSecondsAgo: secondsSince(session.authenticatedAt),
      secondFactorSecondsAgo: secondsSince(session.secondFactorAt),
      isPlatformAdmin: user.isAdmin,
      hasAuthenticatorApp: sql<boolean>`coalesce(${user.twoFactorEnabled}, false)`,
      hasPasskey: sql<boolean>`exists (select 1 from ${passkey} where ${passkey.userId} = ${user.id})`,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.id, sessionId))
  return row ?? null
}

/**
 * What the person still has to prove before a sensitive action; empty while the session is fresh. How long a proof is
 * valid is a platform setting. An account with a second factor proves both here as well: a link from a mailbox alone
 * gets nobody further than the sign-in would.
 */
export async function missingProofs(db: Queryable, facts: SessionFacts | null): Promise<MissingProof[]> {
  if (!facts) return ['password']
  const settings = await getSettings(db)
  const maxSeconds = settings.freshSessionMinutes * 60
  const missing: MissingProof[] = []
  if (!isWithin(facts.provedSecondsAgo, maxSeconds)) missing.push('password')
  const takesTwo = facts.hasAuthenticatorApp || (facts.hasPasskey && isObliged(settings, facts))
  if (takesTwo && !isWithin(facts.secondFactorSecondsAgo, maxSeconds)) missing.push('second-factor')
  return missing
}

/** Whether the person recently proved their identity, with everything their account requires. */
export async function isFresh(db: Queryable, facts: SessionFacts | null): Promise<boolean> {
  return (await missingProofs(db, facts)).length === 0
}

function isWithin(secondsAgo: number | null, maxSeconds: number): boolean {
  return secondsAgo !== null && secondsAgo >= -CLOCK_LEEWAY_SECONDS && secondsAgo <= maxSeconds
}

function secondsSince(column: typeof session.authenticatedAt | typeof session.secondFactorAt) {
  return sql<number | null>`extract(epoch from now() - ${column})::float8`
}
