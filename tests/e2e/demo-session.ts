const PASSWORD = 'demo-stellwerk-2026'

/** The demo accounts of product.md by what they stand for. */
export const demo = {
  platformAdmin: 'admin@demo.stellwerk.example',
  companyAdmin: 'chefin@demo.stellwerk.example',
  companyMember: 'kollege@demo.stellwerk.example',
  newCompany: 'neu@demo.stellwerk.example',
  withoutLicense: 'ohne-lizenz@demo.stellwerk.example',
  withoutPosting: 'ohne-anzeige@demo.stellwerk.example',
  applicant: 'bewerberin@demo.stellwerk.example',
  newApplicant: 'frisch@demo.stellwerk.example',
} as const

const cookies = new Map<string, Promise<string>>()

/** The cookie header of a demo account's session; each signs in once for each test file. */
export function cookieOf(baseUrl: string, email: string): Promise<string> {
  const existing = cookies.get(email)
  if (existing) return existing
  const created = signIn(baseUrl, email)
  cookies.set(email, created)
  return created
}

async function signIn(baseUrl: string, email: string): Promise<string> {
  const response = await fetch(`${baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`sign-in of ${email} answered ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
