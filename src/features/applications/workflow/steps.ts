import type { ApplicationStatus } from '../lifecycle'

/** What a company reads on a button that takes this step. */
export const STEP_LABELS = {
  submitted: 'Zurück auf „Neu“',
  in_review: 'Als gesichtet markieren',
  interview: 'Zum Gespräch einladen',
  offer: 'Angebot machen',
  hired: 'Zusagen',
  rejected: 'Absagen',
  withdrawn: 'Zurückziehen',
} satisfies Record<ApplicationStatus, string>
