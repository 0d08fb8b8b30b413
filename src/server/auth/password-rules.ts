import type { GenericEndpointContext } from 'better-auth'
import { getSessionFromCtx } from 'better-auth/api'
import { PASSWORD_MAX, PASSWORD_MIN } from '~/features/accounts/schema'
import { addressIn } from './links/confirm-registration'
import { refusal } from './refusal'

/** The endpoints that set a password, and its field. */
export const SETS_PASSWORD: Readonly<Record<string, string>> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/confirm-registration': 'newPassword',
  '/change-password': 'newPassword',
  '/first-password': 'newPassword',
}

/**
 * Refuses a new password that is too short, too long or too common (ASVS 5, 6.2.4).
 * @throws {APIError} PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON
 */
export async function refuseWeakPassword(ctx: GenericEndpointContext): Promise<void> {
  const field = SETS_PASSWORD[ctx.path]
  const password: unknown = field === undefined ? undefined : ctx.body?.[field]
  if (typeof password !== 'string') return
  if (password.length < PASSWORD_MIN) throw refusal('BAD_REQUEST', 'PASSWORD_TOO_SHORT')
  if (password.length > PASSWORD_MAX) throw refusal('BAD_REQUEST', 'PASSWORD_TOO_LONG')
  const owner = await whoSets(ctx)
  const known = [owner?.name, owner?.email].filter((word) => typeof word === 'string')
  const { isTriedFirst } = await import('~/features/accounts/password-strength')
  if (!isTriedFirst(password, known)) return
  throw refusal('BAD_REQUEST', 'PASSWORD_TOO_COMMON')
}

/** Whose name and address the password must not be: also where a link says who it is. */
async function whoSets(ctx: GenericEndpointContext): Promise<{ name?: unknown; email?: unknown } | undefined> {
  if (ctx.path === '/sign-up/email') return ctx.body
  const { internalAdapter } = ctx.context
  const token = String(ctx.body?.token ?? '')
  if (ctx.path === '/reset-password') {
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
    return link ? ((await internalAdapter.findUserById(link.value)) ?? undefined) : undefined
  }
  // The name is the one chosen now: who registered may be a stranger.
  if (ctx.path === '/confirm-registration') return { name: ctx.body?.name, email: await addressIn(ctx, token) }
  return (await getSessionFromCtx(ctx))?.user
}
