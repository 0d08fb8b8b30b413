import type { RichText } from '~/lib/rich-text/rich-text-document'
import type { EmploymentType, SALARY_PERIODS } from '~/lib/work/vocabulary'
import type { Span } from './phrase'
import type { AdField, AdSeverity } from './schema'

/** The parts of a posting that the check reads. Pay in cents per period, `startDate` as `YYYY-MM-DD`. */
export type CheckedAd = {
  title: string
  tasks: RichText
  profile: RichText
  offer: RichText
  questions: readonly { text: string; choices: readonly string[] }[]
  employmentTypes: readonly EmploymentType[]
  salaryMinCents: number | null
  salaryMaxCents: number | null
  salaryPeriod: (typeof SALARY_PERIODS)[number]
  hoursPerWeek: number | null
  startDate: string | null
}

export type AdFinding = {
  rule: string
  severity: AdSeverity
  /** The field, for a link to it. */
  field: AdField | 'salaryMinCents'
  /** The words concerned; null when something is missing. */
  excerpt: string | null
  /** Where they stand in the plain text of the field; null when something is missing. */
  span: Span | null
  title: string
  explanation: string
  source: string
  suggestion: string
}
