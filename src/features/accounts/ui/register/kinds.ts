import { Building2, CircleUserRound } from 'lucide-react'

/** The two kinds of account, as people choose them. */
export const KINDS = [
  { value: 'APPLICANT', label: 'Bewerber/in', description: 'Ich suche eine Stelle.', icon: CircleUserRound },
  { value: 'COMPANY', label: 'Unternehmen', description: 'Wir suchen Personal.', icon: Building2 },
] as const
