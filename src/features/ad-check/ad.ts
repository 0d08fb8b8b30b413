import type { RichText } from '~/lib/rich-text/rich-text-document'
import type { EmploymentType, SALARY_PERIODS } from '~/lib/work/vocabulary'
import type { AdField, AdSeverity } from './schema'

/** What the check reads of a posting. Pay in cents for each period, `startDate` as `YYYY-MM-DD`. */
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
  /** Where it is, for the link to the field. */
  field: AdField | 'salaryMinCents'
  /** The words it is about; null when something is missing. */
  excerpt: string | null
  title: string
  explanation: string
  source: string
  suggestion: string
}
