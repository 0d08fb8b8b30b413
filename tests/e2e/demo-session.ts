import { inject } from 'vitest'

/** The demo accounts of product.md by their role. */
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

/** The cookie header of a demo account's session, created once for the whole run (see tests/setup/product.ts). */
export function cookieOf(email: string): string {
  const cookie = inject('demoCookies')[email]
  if (cookie === undefined) throw new Error(`nobody is signed in as ${email}`)
  return cookie
}
