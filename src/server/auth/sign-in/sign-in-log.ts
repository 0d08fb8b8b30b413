import type { GenericEndpointContext } from 'better-auth'
import { getSessionFromCtx, isAPIError } from 'better-auth/api'
import { logRefusal, logSignIn, type SignInWay } from '~/features/accounts/server/security-log'
import { audit } from '~/platform/server/audit/audit'
import { database } from '~/platform/server/database/db'
import { after } from '../after'
import { CHECKS_CODE } from '../step-up/auth-acts'
import { challengedUser } from './used-codes'

/** Calls that sign somebody in. */
const WAYS: Readonly<Record<string, SignInWay>> = {
  '/sign-in/email': 'password',
  '/two-factor/verify-totp': 'code',
  '/two-factor/verify-backup-code': 'recovery-code',
  '/passkey/verify-authentication': 'passkey',
  '/verify-email': 'mail',
  '/confirm-registration': 'mail',
}

/**
 * Logs the results of calls to `/api/auth`; sign-ins of platform admins also go to the audit log. Comes after
 * everything that may still refuse them.
 */
export const signInLog = () =>
  after('sign-in-log', async (ctx) => {
    const { returned, newSession } = ctx.context
    if (isAPIError(returned)) return noteRefusedCall(ctx, returned)
    const way = WAYS[ctx.path]
    if (way === undefined) return
    const id = requestId(ctx)
    if (newSession) {
      logSignIn({ id, way, outcome: 'done', account: newSession.user.id })
      if (newSession.user.isAdmin === true) await noteAdmin(newSession.user.id, way)
    } else if (way === 'password') logSignIn({ id, way, outcome: 'half', account: null })
  })

/**
 * Logs a refused call: a failed sign-in, or an action for which a right or a proof was missing or wrong. A wrong
 * password names no account, because that would reveal which addresses have one; a wrong code follows a right password.
 */
export async function noteRefusedCall(ctx: GenericEndpointContext, error: unknown): Promise<void> {
  if (!isAPIError(error) || error.statusCode < 400) return
  const [id, reason] = [requestId(ctx), error.body?.code]
  const way = WAYS[ctx.path]
  if (way !== undefined) {
    const account = CHECKS_CODE.includes(ctx.path) ? await whoProves(ctx) : null
    logSignIn({ id, way, outcome: 'refused', reason, account })
  } else if (error.statusCode === 401 || error.statusCode === 403 || reason === 'INVALID_PASSWORD') {
    logRefusal({ id, act: ctx.path, reason, account: await whoActs(ctx) })
  }
}

/** Who could see everything, and since when, must be known even when the log is gone. */
async function noteAdmin(userId: string, way: SignInWay): Promise<void> {
  await audit(database().db, { userId }, 'platform-admin.signed-in', { type: 'user', id: userId, details: { way } })
}

async function whoProves(ctx: GenericEndpointContext): Promise<string | null> {
  return (await challengedUser(ctx)) ?? (await whoActs(ctx))
}

async function whoActs(ctx: GenericEndpointContext): Promise<string | null> {
  return (await getSessionFromCtx(ctx))?.user.id ?? null
}

function requestId(ctx: GenericEndpointContext): string | null {
  return ctx.headers?.get('x-request-id') ?? null
}
