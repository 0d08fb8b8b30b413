import type { INDUSTRIES, SIZE_BANDS } from '~/features/companies/vocabulary'
import type { OccupationField } from '~/lib/work/vocabulary'

/** An invented company of the demo market. Its key is its domain, too: `www.{key}.example`. */
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
  /** Whom applicants turn to; also the company's first admin. */
  contact: readonly [salutation: 'Frau' | 'Herr', firstName: string, lastName: string]
  /** Two to four sentences in the company's own voice. */
  description: string
  benefits: readonly string[]
  /** What it hires for … */
  fields: readonly OccupationField[]
  /** … and, where a field is too wide for it, the occupations by key; fields of which none is named stay whole. */
  only?: readonly string[]
  hoursPerWeek: number
  agreement?: string
  /** Postal codes of further places people work at. */
  sites?: readonly string[]
}
