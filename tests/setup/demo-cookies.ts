import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../src/features/accounts/demo-accounts.ts'
import { ownAddress } from './own-address.ts'

/**
 * Signs in every demo account once and returns its cookie header by address.
 */
export async function signInDemoAccounts(baseUrl: string): Promise<Record<string, string>> {
  const entries = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ email }) => [email, await signIn(baseUrl, email)] as const),
  )
  return Object.fromEntries(entries)
}

/** The cookie header of a new session of somebody from the demo market. */
export async function signIn(baseUrl: string, email: string): Promise<string> {
  const response = await fetch(`${baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl, ...ownAddress() },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  if (!response.ok) throw new Error(`sign-in of ${email} answered ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
