import { passkeyClient } from '@better-auth/passkey/client'
import { inferAdditionalFields, twoFactorClient } from 'better-auth/client/plugins'
import { createAuthClient } from 'better-auth/react'
import { forgetAllDrafts } from '~/platform/client/browser-drafts'
import { fetchWithRetry } from '~/platform/client/calls/fetch-with-retry'
import { signalSessionChange } from '~/platform/client/session-signal'
import { FormProblem } from '~/ui/form/server-errors'

/** Fetches, and clears the drafts in the browser when somebody signs out. */
const fetchAndLeave: typeof fetchWithRetry = async (input, init) => {
  const response = await fetchWithRetry(input, init)
  if (response.ok && /\/(?:sign-out|revoke-sessions)$/.test(String(input))) forgetAllDrafts()
  return response
}

/**
 * Calls to `/api/auth`; only pages that make such calls load it. After the calls listed in the specification the client
 * signals, and the session is read again.
 */
export const authClient = createAuthClient({
  baseURL: typeof window === 'undefined' ? undefined : window.location.origin,
  fetchOptions: { customFetchImpl: fetchAndLeave },
  plugins: [inferAdditionalFields({ user: { type: { type: 'string' } } }), twoFactorClient(), passkeyClient()],
})

let isFirst = true
authClient.$store.listen('$sessionSignal', () => {
  // Subscribing calls back immediately; only later signals follow a call.
  if (isFirst) isFirst = false
  else signalSessionChange()
})

/** A refused call to `/api/auth`; the message is the server's German sentence. */
export class AuthProblem extends FormProblem {
  readonly code: string | undefined
  constructor(message: string, code: string | undefined, field: string | undefined) {
    super(message, field === undefined ? {} : { [field]: [message] })
    this.code = code
  }
}

type Answer<Data> = { data: Data | null; error: { code?: string; message?: string } | null }

const NO_ANSWER = 'Keine Verbindung zum Server. Die Eingaben sind noch da; bitte noch einmal versuchen.'

/**
 * Waits for a call of the auth client.
 * @param fields the form field a code belongs to, so that its sentence is shown there
 * @throws {AuthProblem} with the German sentence
 * @throws {FormProblem} when there was no answer
 */
export async function authCall<Data>(
  call: Promise<Answer<Data>>,
  fields: Partial<Record<string, string>> = {},
): Promise<Data | null> {
  const { data, error } = await call.catch(() => ({ data: null, error: { message: undefined, code: undefined } }))
  if (!error) return data
  const { code, message } = error
  if (message === undefined) throw new FormProblem(NO_ANSWER)
  throw new AuthProblem(message, code, code === undefined ? undefined : fields[code])
}
