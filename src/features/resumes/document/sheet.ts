import type { AVAILABILITIES, DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import type { Land } from '~/features/places/vocabulary'
import type { EmploymentType } from '~/lib/work/vocabulary'
import type { ResumeContent } from '../schema'
import type { TEMPLATES } from '../vocabulary'

/** A résumé for readers: the person and one résumé. Null is missing or hidden. */
export type ResumeSheet = {
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
  /** Two digits when redacted. */
  postalCode: string
  city: string | null
  land: Land
  headline: string | null
  availability: (typeof AVAILABILITIES)[number]
  availableFrom: string | null
  noticePeriodWeeks: number | null
  desiredEmploymentTypes: EmploymentType[]
  drivingLicences: (typeof DRIVING_LICENCES)[number][]
  title: string
  template: (typeof TEMPLATES)[number]
  content: ResumeContent
  /** The photo's file; always null when redacted. */
  photoFileId: string | null
  attachments: { id: string; name: string; contentType: string; size: number }[]
  updatedAt: Date
}
