import { AUTH_MESSAGES } from '~/features/accounts/auth-messages'
import { FormProblem } from '~/ui/form/server-errors'
import { AuthProblem } from '../auth-call'

/** Shown when a passkey did not work: the browser's own messages are English. */
export function passkeyMessage(error: Error): string {
  const code = error instanceof AuthProblem ? error.code : undefined
  const known = code === undefined ? undefined : AUTH_MESSAGES[code]
  if (known) return known
  if (error instanceof FormProblem && !(error instanceof AuthProblem)) return error.message
  if (isAddress(window.location.hostname)) {
    return 'Passkeys gehören zu einem Namen, nicht zu einer Adresse aus Zahlen. Bitte Stellwerk unter seinem Namen öffnen, auf diesem Rechner unter „localhost“.'
  }
  // German sentences of our server are shown, the browser's messages are not.
  return 'Das hat mit dem Passkey nicht geklappt. Bitte noch einmal versuchen oder das Passwort verwenden.'
}

function isAddress(hostname: string): boolean {
  return /^[\d.]+$|:/.test(hostname)
}
