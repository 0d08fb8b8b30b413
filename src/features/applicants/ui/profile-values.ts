import { uuidv7 } from '~/lib/uuid'
import type { z } from '~/lib/zod'
import type { saveApplicantProfileSchema } from '../schema'

export type ProfileValues = z.input<typeof saveApplicantProfileSchema>

/** Initial values of an empty profile. The name comes from the account; place and visibility are left to the person. */
export function newProfileValues(accountName: string): ProfileValues {
  const words = accountName.trim().split(/\s+/)
  return {
    id: uuidv7(),
    version: null,
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
    phone: null,
    place: null,
    headline: null,
    availability: 'now',
    availableFrom: null,
    noticePeriodWeeks: null,
    desiredEmploymentTypes: [],
    desiredOccupationFields: [],
    desiredWorkplaces: [],
    radiusKm: 25,
    minSalaryCents: null,
    drivingLicences: [],
    visibility: null,
  }
}
