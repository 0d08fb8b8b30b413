import type { Queryable } from '~/platform/server/database/db'
import { isOneTooMany, limitKey } from '~/platform/server/limits/count-turn'
import { networkOf } from '~/platform/server/rate-limit'

/** Enough for typing errors, too few for guessing; nobody is blocked for longer than these ten minutes. */
const BY_ACCOUNT = { max: 10, windowSeconds: 10 * 60 }
/** For all accounts together, so that many cannot be tried from one place. */
const BY_ADDRESS = { max: 30, windowSeconds: 10 * 60 }

/**
 * Counts a new proof of identity by somebody signed in, and returns whether it was one too many. All ways to check a
 * password inside a session count together.
 * @param address of the client; null when unknown
 */
export async function isOneProofTooMany(
  db: Queryable,
  kind: 'password' | 'code',
  { userId, address }: { userId: string; address: string | null },
): Promise<boolean> {
  const isOfAccount = await isOneTooMany(db, `proof ${kind} ${userId}`, BY_ACCOUNT)
  return (await isOneTooMany(db, limitKey(`proof ${kind} from`, networkOf(address)), BY_ADDRESS)) || isOfAccount
}
