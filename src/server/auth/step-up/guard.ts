import type { GenericEndpointContext } from 'better-auth'
import { getSessionFromCtx } from 'better-auth/api'
import { missingProofs, sessionFacts } from '~/features/accounts/server/fresh-session'
import { isOneProofTooMany } from '~/features/accounts/server/limits/proof-attempts'
import type { Queryable } from '~/platform/server/database/db'
import { refusal } from '../refusal'
import { AUTH_ACTS, CHECKS_CODE } from './auth-acts'

/**
 * Checks a call to `/api/auth` against {@link AUTH_ACTS}, and counts guesses inside a session. Runs before any other
 * check, so that an old session learns nothing.
 * @throws {APIError} NOT_FOUND, SESSION_NOT_FRESH, TOO_MANY_PROOFS
 */
export async function holdToActs(db: Queryable, ctx: GenericEndpointContext): Promise<void> {
  const rule = AUTH_ACTS[ctx.path] ?? 'closed'
  if (rule === 'closed') throw refusal('NOT_FOUND', 'NOT_FOUND')
  const isSensitive = rule === 'fresh' || rule === 'password'
  const kind = checkedKind(ctx)
  if (!isSensitive && kind === null) return
  const current = await getSessionFromCtx(ctx)
  if (!current) return
  if (isSensitive) {
    const missing = await missingProofs(db, await sessionFacts(db, current.session.id))
    if (missing.some((proof) => rule === 'fresh' || proof !== 'password')) {
      throw refusal('FORBIDDEN', 'SESSION_NOT_FRESH')
    }
  }
  const guesser = { userId: current.user.id, address: ctx.headers?.get('x-client-ip') ?? null }
  if (kind !== null && (await isOneProofTooMany(db, kind, guesser))) {
    throw refusal('TOO_MANY_REQUESTS', 'TOO_MANY_PROOFS')
  }
}

/** What the call could be used to guess. */
function checkedKind({ path, body }: GenericEndpointContext): 'password' | 'code' | null {
  if (CHECKS_CODE.includes(path)) return 'code'
  return AUTH_ACTS[path] === 'password' || (path === '/delete-user' && body?.password) ? 'password' : null
}
