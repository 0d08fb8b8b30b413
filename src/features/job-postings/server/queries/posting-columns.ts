import { pick } from '~/lib/pick'
import type { JobPostingInput } from '../../schema'
import { jobPosting } from '../table'

/** The public columns, without places (`places-of-row.ts`). */
export const publicColumns = {
  ...pick(jobPosting, 'title', 'referenceNumber', 'employerType', 'temporaryWorkPermit', 'openings', 'occupationField'),
  ...pick(jobPosting, 'employmentTypes', 'contract', 'fixedTermUntil', 'workplace', 'salaryMinCents', 'salaryMaxCents'),
  ...pick(jobPosting, 'salaryPeriod', 'collectiveAgreement', 'hoursPerWeek', 'shifts', 'startDate', 'tasks', 'profile'),
  ...pick(jobPosting, 'offer', 'contactName', 'contactEmail', 'contactPhone', 'externalUrl', 'promisedReplyDays'),
  isAnonymous: jobPosting.isAnonymous,
} satisfies Partial<Record<keyof JobPostingInput, unknown>>

/** The editor's columns, without places. */
export const inputColumns = {
  ...publicColumns,
  questions: jobPosting.questions,
  runDays: jobPosting.runDays,
} satisfies Record<Exclude<keyof JobPostingInput, 'places'>, unknown>
