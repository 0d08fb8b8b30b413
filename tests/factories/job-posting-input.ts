import type { JobPostingInput } from '~/features/job-postings/schema'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { uuidv7 } from '~/lib/uuid'

/** The editor's input for a complete posting in Bielefeld. */
export function jobPostingInput(
  given: Partial<JobPostingInput & { id: string }> = {},
): JobPostingInput & { id: string } {
  return {
    id: uuidv7(),
    title: 'Zerspanungsmechaniker (m/w/d)',
    referenceNumber: null,
    employerType: 'direct',
    temporaryWorkPermit: null,
    openings: 1,
    occupationField: 'Metall & Maschinenbau',
    employmentTypes: ['Vollzeit'],
    contract: 'permanent',
    fixedTermUntil: null,
    workplace: 'onsite',
    places: [{ postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.033, lon: 8.533 }],
    salaryMinCents: 340_000,
    salaryMaxCents: 415_000,
    salaryPeriod: 'month',
    collectiveAgreement: null,
    hoursPerWeek: 38,
    shifts: [],
    startDate: null,
    tasks: richTextFromList(['Sie richten CNC-Drehmaschinen ein']),
    profile: richTextFromList(['Abgeschlossene Ausbildung']),
    offer: richTextFromList(['30 Tage Urlaub']),
    contactName: 'Ute Sander',
    contactEmail: null,
    contactPhone: null,
    externalUrl: null,
    questions: [],
    promisedReplyDays: 14,
    isAnonymous: false,
    runDays: 60,
    ...given,
  }
}
