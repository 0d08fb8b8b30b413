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

export const INVITATION_STATES = ['pending', 'accepted', 'revoked', 'expired'] as const
