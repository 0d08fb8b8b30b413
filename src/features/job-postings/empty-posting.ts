import { emptyRichText } from '~/lib/rich-text/rich-text'
import type { JobPostingInput } from './schema'

/** Initial values of a new posting. */
export function emptyPosting(
  contact: { name: string | null; email: string | null },
  /** From the platform setting. */
  promisedReplyDays = 14,
): JobPostingInput {
  return {
    title: '',
    referenceNumber: null,
    employerType: 'direct',
    temporaryWorkPermit: null,
    openings: 1,
    occupationField: null,
    employmentTypes: ['Vollzeit'],
    contract: 'permanent',
    fixedTermUntil: null,
    workplace: 'onsite',
    places: [],
    salaryMinCents: null,
    salaryMaxCents: null,
    salaryPeriod: 'month',
    collectiveAgreement: null,
    hoursPerWeek: null,
    shifts: [],
    startDate: null,
    tasks: emptyRichText(),
    profile: emptyRichText(),
    offer: emptyRichText(),
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: null,
    externalUrl: null,
    questions: [],
    promisedReplyDays,
    isAnonymous: false,
    runDays: 60,
  }
}
