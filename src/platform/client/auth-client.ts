import { passkeyClient } from '@better-auth/passkey/client'
import { inferAdditionalFields, twoFactorClient } from 'better-auth/client/plugins'
import { createAuthClient } from 'better-auth/react'
import { forgetAllDrafts } from './browser-drafts'
import { fetchWithRetry } from './calls/fetch-with-retry'
import { signalSessionChange } from './session-signal'

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
