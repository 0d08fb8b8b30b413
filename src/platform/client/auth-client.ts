import { passkeyClient } from '@better-auth/passkey/client'
import { inferAdditionalFields, twoFactorClient } from 'better-auth/client/plugins'
import { createAuthClient } from 'better-auth/react'
import { forgetAllDrafts } from './browser-drafts'
import { fetchWithRetry } from './calls/fetch-with-retry'
import { signalSessionChange } from './session-signal'

/** Fetches, and takes what was typed out of the browser with whoever signs out. */
const fetchAndLeave: typeof fetchWithRetry = async (input, init) => {
  const response = await fetchWithRetry(input, init)
  if (response.ok && /\/(?:sign-out|revoke-sessions)$/.test(String(input))) forgetAllDrafts()
  return response
}

/** Calls to `/api/auth`; only pages with such calls load it. After those the specification lists, the client signals and the session is read anew. */
export const authClient = createAuthClient({
  baseURL: typeof window === 'undefined' ? undefined : window.location.origin,
  fetchOptions: { customFetchImpl: fetchAndLeave },
  plugins: [inferAdditionalFields({ user: { type: { type: 'string' } } }), twoFactorClient(), passkeyClient()],
})

let isFirst = true
authClient.$store.listen('$sessionSignal', () => {
  // Subscribing calls back at once; only later signals tell of a call.
  if (isFirst) isFirst = false
  else signalSessionChange()
})
