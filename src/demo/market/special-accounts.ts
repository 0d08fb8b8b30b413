/** The companies and people behind the accounts of the login page (product.md "Demo and operation"). */
export const SPECIAL_COMPANIES = {
  /** `chefin@` is its admin, `kollege@` a member. */
  busy: 'hartmann-praezision',
  withoutActivePosting: 'dreiklang-hausverwaltung',
  withoutLicense: 'klinker-und-kelle',
} as const

/** E-mail addresses of company admins who are demo accounts, by the company's key. */
export const ADMIN_EMAILS: Readonly<Record<string, string>> = {
  [SPECIAL_COMPANIES.busy]: 'chefin@demo.stellwerk.example',
  [SPECIAL_COMPANIES.withoutActivePosting]: 'ohne-anzeige@demo.stellwerk.example',
  [SPECIAL_COMPANIES.withoutLicense]: 'ohne-lizenz@demo.stellwerk.example',
}

export const COLLEAGUE = { email: 'kollege@demo.stellwerk.example', firstName: 'Jonas', lastName: 'Brandt' } as const
export const NEWCOMER = { email: 'neu@demo.stellwerk.example', name: 'Svenja Rieke' } as const
export const FRESH_APPLICANT = { email: 'frisch@demo.stellwerk.example', name: 'Mila Sommer' } as const
export const PLATFORM_ADMIN = { email: 'admin@demo.stellwerk.example', name: 'Hannelore Vogt' } as const
/** Releases the direct-debit runs that the other admin created, and vice versa. */
export const PLATFORM_AUDITOR = { email: 'revision@demo.stellwerk.example', name: 'Konrad Seidel' } as const

/** Licences that are not simply active. Companies whose licence ended have paused postings. */
export const LICENSES: Readonly<Record<string, 'trial' | 'past_due' | 'expired' | 'suspended'>> = {
  [SPECIAL_COMPANIES.withoutLicense]: 'expired',
  'steuerbuero-achterdeck': 'expired',
  'hofgut-wendland': 'suspended',
  'autohaus-petersen': 'past_due',
  'lernhaus-kraichgau': 'past_due',
  'blickfang-koeln': 'trial',
  'werkzeug-winkler': 'trial',
  'rebenhof-haardt': 'trial',
}
