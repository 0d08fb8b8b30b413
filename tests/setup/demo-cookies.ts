import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../src/features/accounts/demo-accounts.ts'
import { ownAddress } from './own-address.ts'

/**
 * Signs in every demo account once and returns its cookie header by address. One after the other: ten passwords at once
 * keep a busy machine from opening connections to the database for longer than sign-in waits for one.
 */
export async function signInDemoAccounts(baseUrl: string): Promise<Record<string, string>> {
  const cookies: Record<string, string> = {}
  for (const { email } of DEMO_ACCOUNTS) cookies[email] = await signIn(baseUrl, email)
  return cookies
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
