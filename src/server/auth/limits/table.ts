import type { LimitName } from '~/features/accounts/server/limits/limits'

/**
 * Every open endpoint below `/api/auth` and its limit. `proof`: counted with all checks of a password or code inside a
 * session. Any other text is the reason why the library's general limit is enough.
 */
export const AUTH_LIMITS: Readonly<Record<string, { limit: LimitName } | 'proof' | { free: string }>> = {
  '/sign-in/email': { limit: 'sign-in' },
  '/two-factor/verify-totp': { limit: 'second-factor' },
  '/two-factor/verify-backup-code': { limit: 'second-factor' },
  '/passkey/generate-authenticate-options': { limit: 'passkey' },
  '/passkey/verify-authentication': { limit: 'passkey' },
  '/sign-up/email': { limit: 'sign-up' },
  '/request-password-reset': { limit: 'reset-request' },
  '/send-verification-email': { limit: 'confirmation-request' },
  '/reset-password': { limit: 'set-password' },
  '/confirm-registration': { limit: 'set-password' },
  '/verify-email': { limit: 'confirm-address' },
  '/change-email': { limit: 'change-email' },
  '/delete-user': { limit: 'delete-account' },

  '/change-password': 'proof',
  '/two-factor/enable': 'proof',
  '/two-factor/disable': 'proof',
  '/two-factor/generate-backup-codes': 'proof',

  '/first-password': { free: 'asks for a fresh session; checks no secret' },
  '/passkey/generate-register-options': { free: 'asks for a fresh session; checks no secret' },
  '/passkey/verify-registration': { free: 'asks for a fresh session; checks no secret' },
  '/passkey/delete-passkey': { free: 'asks for a fresh session; checks no secret' },
  '/get-session': { free: 'reads; the cookie is signed' },
  '/list-sessions': { free: 'reads' },
  '/passkey/list-user-passkeys': { free: 'reads' },
  '/update-user': { free: 'changes the own name' },
  '/sign-out': { free: 'takes something from nobody else' },
  '/revoke-session': { free: 'ends own sessions' },
  '/revoke-other-sessions': { free: 'ends own sessions' },
  '/revoke-sessions': { free: 'ends own sessions' },
  '/ok': { free: 'says that the service is there' },
  '/error': { free: 'shows what went wrong' },
}

/** Where the library's own limit, which ignores accounts and form errors, must not apply first. */
export const OWN_LIMITS: Readonly<Record<string, false>> = {
  '/get-session': false,
  ...Object.fromEntries(
    Object.entries(AUTH_LIMITS).flatMap(([path, rule]) =>
      typeof rule === 'object' && 'free' in rule ? [] : [[path, false]],
    ),
  ),
}
