export const OCCUPATION_FIELDS = [
  'Bau & Handwerk',
  'Elektro & Energie',
  'Metall & Maschinenbau',
  'Produktion & Fertigung',
  'IT & Software',
  'Ingenieurwesen & Technik',
  'Gesundheit & Pflege',
  'Soziales & Erziehung',
  'Bildung & Wissenschaft',
  'Verkauf & Handel',
  'Vertrieb, Marketing & Medien',
  'Büro, Verwaltung & Personal',
  'Finanzen, Steuern & Recht',
  'Transport & Logistik',
  'Gastronomie, Hotel & Tourismus',
  'Reinigung, Sicherheit, Landwirtschaft & Umwelt',
] as const
export type OccupationField = (typeof OCCUPATION_FIELDS)[number]

export const EMPLOYMENT_TYPES = [
  'Vollzeit',
  'Teilzeit',
  'Minijob',
  'Ausbildung',
  'Duales Studium',
  'Praktikum',
  'Werkstudent',
  'Freie Mitarbeit',
  'Zeitarbeit',
] as const
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]

/** Types of employment for people in training. */
export const TRAINING_TYPES: readonly EmploymentType[] = ['Ausbildung', 'Duales Studium', 'Praktikum', 'Werkstudent']

export const EMPLOYER_TYPES = ['direct', 'temporary-work', 'placement'] as const
export const employerTypeLabels = {
  direct: 'Direkt beim Unternehmen',
  'temporary-work': 'Zeitarbeit',
  placement: 'Personalvermittlung',
} satisfies Record<(typeof EMPLOYER_TYPES)[number], string>

export const CONTRACTS = ['permanent', 'fixed-term'] as const
export const contractLabels = { permanent: 'Unbefristet', 'fixed-term': 'Befristet' } satisfies Record<
  (typeof CONTRACTS)[number],
  string
>

export const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const
export const workplaceLabels = { onsite: 'Vor Ort', hybrid: 'Hybrid', remote: 'Homeoffice' } satisfies Record<
  (typeof WORKPLACES)[number],
  string
>

/** Working times other than by day on weekdays. */
export const SHIFTS = ['day', 'shift', 'night', 'weekend'] as const
export const shiftLabels = {
  day: 'Tagsüber, Montag bis Freitag',
  shift: 'Schichtarbeit',
  night: 'Nachtarbeit',
  weekend: 'Wochenendarbeit',
} satisfies Record<(typeof SHIFTS)[number], string>

/** What an occupation asks of people, in the order of the last digit of its KldB code. */
export const REQUIREMENT_LEVELS = ['helper', 'skilled', 'specialist', 'expert'] as const
export const requirementLevelLabels = {
  helper: 'Helfer (angelernt)',
  skilled: 'Fachkraft (mit Ausbildung)',
  specialist: 'Spezialist (Meister, Techniker)',
  expert: 'Experte (mit Studium)',
} satisfies Record<(typeof REQUIREMENT_LEVELS)[number], string>

export const SALARY_PERIODS = ['hour', 'month', 'year'] as const
export const salaryPeriodLabels = { hour: 'pro Stunde', month: 'im Monat', year: 'im Jahr' } satisfies Record<
  (typeof SALARY_PERIODS)[number],
  string
>
