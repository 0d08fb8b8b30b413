import type { GenericEndpointContext } from 'better-auth'
import { APIError, getSessionFromCtx } from 'better-auth/api'
import { FREQUENT_PASSWORD_WORDS } from '~/features/accounts/frequent-password-words'
import { passwordStrength } from '~/features/accounts/password-strength'
import { PASSWORD_MAX, PASSWORD_MIN } from '~/features/accounts/schema'

/** The endpoints that set a password, and its field. */
export const SETS_PASSWORD: Readonly<Record<string, string>> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/confirm-registration': 'newPassword',
  '/change-password': 'newPassword',
}

/** Words this short are part of many others. */
const LEAST = 6

let loading: Promise<Set<string>> | undefined

/** The most frequent passwords, words and names, in lower case. Two megabytes, loaded on first use. */
function triedFirst(): Promise<Set<string>> {
  loading ??= Promise.all([import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-de')]).then(
    ([{ dictionary: common }, { dictionary: german }]) =>
      new Set(
        [common['passwords-common'], ...Object.values(german), FREQUENT_PASSWORD_WORDS]
          .flatMap((words) => [...words])
          .filter((word) => word.length >= LEAST),
      ),
  )
  return loading
}

/**
 * Whether a password is among the most frequent ones, also with digits or other characters around it, or consists
 * mostly of such words, repetitions and what others know about the person.
 */
export async function isTriedFirst(password: string, known: readonly string[] = []): Promise<boolean> {
  if (passwordStrength(password, known).score <= 1) return true
  const words = await triedFirst()
  const lower = password.toLowerCase()
  const core = lower.replace(/^[^\p{L}]{1,128}/u, '').replace(/(?<=\p{L})[^\p{L}]{1,128}$/u, '')
  return words.has(lower) || words.has(core)
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
  if (!(await isTriedFirst(password, known))) return
  throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_COMMON', message: 'PASSWORD_TOO_COMMON' })
}
