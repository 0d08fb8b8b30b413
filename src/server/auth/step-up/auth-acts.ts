/**
 * Every endpoint below `/api/auth` and its requirement. `fresh`: the person must have proved their identity recently.
 * `password`: the call itself brings the password; the second factor, where the account has one, must be fresh.
 * `closed`: not offered, because nothing of ours calls it. Any other text is the reason why it needs no proof. Missing
 * endpoints are closed, so that a new version of the library opens nothing by itself.
 */
export const AUTH_ACTS: Readonly<Record<string, string>> = {
  '/change-password': 'password',
  '/first-password': 'fresh',
  '/change-email': 'fresh',
  '/delete-user': 'fresh',
  '/two-factor/enable': 'password',
  '/two-factor/disable': 'password',
  '/two-factor/generate-backup-codes': 'password',
  '/passkey/generate-register-options': 'fresh',
  '/passkey/verify-registration': 'fresh',
  '/passkey/delete-passkey': 'fresh',

  '/sign-up/email': 'nobody is signed in',
  '/sign-in/email': 'is a proof itself',
  '/two-factor/verify-totp': 'is a proof itself; the secret it completes was asked for by a fresh session',
  '/two-factor/verify-backup-code': 'is a proof itself',
  '/passkey/generate-authenticate-options': 'begins a proof',
  '/passkey/verify-authentication': 'is a proof itself',
  '/request-password-reset': 'sends a link to the owner of the address',
  '/reset-password': 'takes the link of a mail; signs nobody in and ends all sessions',
  '/verify-email': 'takes the link of a mail; asked for by a fresh session or by a registration',
  '/send-verification-email': 'sends a link to the owner of the address',
  '/confirm-registration': 'takes the link of a mail and decides the first password',
  '/get-session': 'reads',
  '/list-sessions': 'reads',
  '/passkey/list-user-passkeys': 'reads',
  '/update-user': 'changes the name only',
  '/sign-out': 'takes something from nobody else',
  '/revoke-session': 'locks others out, which is what somebody does who suspects a thief',
  '/revoke-sessions': 'locks others out and oneself, which is what somebody does who suspects a thief',
  '/revoke-other-sessions': 'locks others out, which is what somebody does who suspects a thief',
  '/ok': 'says that the service is there',
  '/error': 'shows what went wrong',

  '/callback/:id': 'closed',
  '/delete-user/callback': 'closed',
  '/sign-in/social': 'closed',
  '/link-social': 'closed',
  '/unlink-account': 'closed',
  '/list-accounts': 'closed',
  '/account-info': 'closed',
  '/get-access-token': 'closed',
  '/refresh-token': 'closed',
  '/reset-password/:token': 'closed',
  '/update-session': 'closed',
  '/verify-password': 'closed',
  '/two-factor/get-totp-uri': 'closed',
  '/two-factor/send-otp': 'closed',
  '/two-factor/verify-otp': 'closed',
  '/passkey/update-passkey': 'closed',
}

/** Endpoints that check a code. */
export const CHECKS_CODE: readonly string[] = ['/two-factor/verify-totp', '/two-factor/verify-backup-code']
