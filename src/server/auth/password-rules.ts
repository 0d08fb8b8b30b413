import type { GenericEndpointContext } from 'better-auth'
import { getSessionFromCtx } from 'better-auth/api'
import { PASSWORD_MAX, PASSWORD_MIN } from '~/features/accounts/schema'
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
 * Refuses a new password that is too common (ASVS 5, 6.2.4). The library checks the length.
 * @throws {APIError} PASSWORD_TOO_COMMON
 */
export async function refuseCommonPassword(ctx: GenericEndpointContext): Promise<void> {
  const field = SETS_PASSWORD[ctx.path]
  const password: unknown = field === undefined ? undefined : ctx.body?.[field]
  if (typeof password !== 'string' || password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) return
  const owner = ctx.path === '/sign-up/email' ? ctx.body : (await getSessionFromCtx(ctx))?.user
  const known = [owner?.name, owner?.email].filter((word) => typeof word === 'string')
  const { isTriedFirst } = await import('~/features/accounts/password-strength')
  if (!isTriedFirst(password, known)) return
  throw refusal('BAD_REQUEST', 'PASSWORD_TOO_COMMON')
}
