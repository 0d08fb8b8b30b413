import type { INDUSTRIES, SIZE_BANDS } from '~/features/companies/vocabulary'
import type { OccupationField } from '~/lib/work/vocabulary'

/** An invented company of the demo market. Its key is also its domain: `www.{key}.example`. */
export type DemoCompany = {
  key: string
  name: string
  legalForm: string
  industry: (typeof INDUSTRIES)[number]
  sizeBand: (typeof SIZE_BANDS)[number]
  street: string
  houseNumber: string
  postalCode: string
  city: string
  /** The applicants' contact; also the company's first admin. */
  contact: readonly [salutation: 'Frau' | 'Herr', firstName: string, lastName: string]
  /** Two to four sentences in the company's own voice. */
  description: string
  benefits: readonly string[]
  /** The fields it hires for … */
  fields: readonly OccupationField[]
  /** … and, for fields that are too wide, the occupations by key; fields without any are used completely. */
  only?: readonly string[]
  hoursPerWeek: number
  agreement?: string
  /** Postal codes of further places of work. */
  sites?: readonly string[]
}
