export const SIZE_BANDS = ['1-9', '10-49', '50-249', '250-999', '1000+'] as const
export const sizeBandLabels = {
  '1-9': '1 bis 9 Beschäftigte',
  '10-49': '10 bis 49 Beschäftigte',
  '50-249': '50 bis 249 Beschäftigte',
  '250-999': '250 bis 999 Beschäftigte',
  '1000+': '1.000 und mehr Beschäftigte',
} satisfies Record<(typeof SIZE_BANDS)[number], string>

/** Industries a company can belong to; our own list in everyday words. */
export const INDUSTRIES = [
  'Bauwesen',
  'Handel',
  'Industrie & Maschinenbau',
  'Automobil',
  'Chemie & Pharma',
  'Lebensmittel',
  'Energie & Versorgung',
  'IT & Telekommunikation',
  'Medien & Agenturen',
  'Banken & Versicherungen',
  'Immobilien',
  'Beratung, Recht & Steuern',
  'Gesundheitswesen',
  'Soziale Dienste',
  'Bildung & Forschung',
  'Öffentlicher Dienst',
  'Verkehr & Logistik',
  'Gastgewerbe & Tourismus',
  'Personaldienstleistung',
  'Land- & Forstwirtschaft',
] as const

export const COMPANY_SEARCH_SIZE = 20
/** Nobody pages further. */
export const COMPANY_SEARCH_PAGES = 500

/** What a colleague may do: all, all but members and bills, or read the applications to one posting. */
export const MEMBER_ROLES = ['admin', 'recruiter', 'reader'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]
export const memberRoleLabels = {
  admin: 'Admin',
  recruiter: 'Recruiting',
  reader: 'Nur lesen',
} satisfies Record<MemberRole, string>

/** What an invitation says that one can do: "Sie können dann …". */
export function invitedTo(role: MemberRole): string {
  return role === 'reader' ? 'Bewerbungen zu einer Stelle lesen' : 'Stellen ausschreiben und Bewerbungen bearbeiten'
}

/** The role that two columns say. */
export function memberRole({ isAdmin, readsJobPostingId }: { isAdmin: boolean; readsJobPostingId: string | null }) {
  if (isAdmin) return 'admin' as const satisfies MemberRole
  return readsJobPostingId === null ? ('recruiter' as const) : ('reader' as const)
}

export const INVITATION_STATES = ['pending', 'accepted', 'revoked', 'expired'] as const
