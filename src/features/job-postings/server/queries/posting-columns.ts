import type { JobPostingInput } from '../../schema'
import { jobPosting } from '../table'

/** The public columns, without places (`places-of-row.ts`). */
export const publicColumns = {
  title: jobPosting.title,
  referenceNumber: jobPosting.referenceNumber,
  employerType: jobPosting.employerType,
  temporaryWorkPermit: jobPosting.temporaryWorkPermit,
  openings: jobPosting.openings,
  occupationField: jobPosting.occupationField,
  employmentTypes: jobPosting.employmentTypes,
  contract: jobPosting.contract,
  fixedTermUntil: jobPosting.fixedTermUntil,
  workplace: jobPosting.workplace,
  salaryMinCents: jobPosting.salaryMinCents,
  salaryMaxCents: jobPosting.salaryMaxCents,
  salaryPeriod: jobPosting.salaryPeriod,
  collectiveAgreement: jobPosting.collectiveAgreement,
  hoursPerWeek: jobPosting.hoursPerWeek,
  shifts: jobPosting.shifts,
  startDate: jobPosting.startDate,
  tasks: jobPosting.tasks,
  profile: jobPosting.profile,
  offer: jobPosting.offer,
  contactName: jobPosting.contactName,
  contactEmail: jobPosting.contactEmail,
  contactPhone: jobPosting.contactPhone,
  externalUrl: jobPosting.externalUrl,
  promisedReplyDays: jobPosting.promisedReplyDays,
  isAnonymous: jobPosting.isAnonymous,
} satisfies Partial<Record<keyof JobPostingInput, unknown>>

/** The editor's columns, without places. */
export const inputColumns = {
  ...publicColumns,
  questions: jobPosting.questions,
  runDays: jobPosting.runDays,
} satisfies Record<Exclude<keyof JobPostingInput, 'places'>, unknown>
