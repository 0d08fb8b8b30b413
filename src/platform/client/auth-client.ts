import { inferAdditionalFields } from 'better-auth/client/plugins'
import { createAuthClient } from 'better-auth/react'
import { fetchWithRetry } from './fetch-with-retry'

/** Calls to `/api/auth`. After those the specification lists, the client signals and the session is read anew. */
export const authClient = createAuthClient({
  baseURL: typeof window === 'undefined' ? undefined : window.location.origin,
  fetchOptions: { customFetchImpl: fetchWithRetry },
  plugins: [inferAdditionalFields({ user: { type: { type: 'string' } } })],
})
