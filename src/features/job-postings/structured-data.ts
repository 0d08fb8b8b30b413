import type { Place } from '~/features/places/schema'
import { LAND_NAMES } from '~/features/places/vocabulary'
import { toIsoDay } from '~/lib/dates/dates'
import { plainText } from '~/lib/rich-text/rich-text'
import type { RichText } from '~/lib/rich-text/rich-text-document'
import { escapeHtml, richTextToHtml } from '~/lib/rich-text/rich-text-html'
import type { EmploymentType } from '~/lib/work/vocabulary'
import type { JobPostingInput } from './schema'

type Posting = Pick<
  JobPostingInput,
  | 'referenceNumber'
  | 'employerType'
  | 'employmentTypes'
  | 'contract'
  | 'workplace'
  | 'salaryMinCents'
  | 'salaryMaxCents'
  | 'salaryPeriod'
  | 'hoursPerWeek'
  | 'startDate'
  | 'openings'
  | 'tasks'
  | 'profile'
  | 'offer'
  | 'places'
  | 'externalUrl'
> & {
  id: string
  /** The title without the gender marker, which search engines count as noise. */
  plainTitle: string
  /** Address of the posting's page. */
  url: string
  publishedAt: Date
  runsUntil: Date
  companyName: string
  companyWebsite: string | null
  /** Null only where an import made the profile and did not say. */
  companyIndustry: string | null
  /** Address of the logo, with the host. */
  companyLogoUrl: string | null
  companyAddress: { street: string; houseNumber: string; postalCode: string }
}

const EMPLOYMENT_TYPE_CODES = {
  Vollzeit: 'FULL_TIME',
  Teilzeit: 'PART_TIME',
  Minijob: 'PART_TIME',
  Ausbildung: 'OTHER',
  'Duales Studium': 'OTHER',
  Praktikum: 'INTERN',
  Werkstudent: 'PART_TIME',
  'Freie Mitarbeit': 'CONTRACTOR',
  Zeitarbeit: 'TEMPORARY',
} satisfies Record<EmploymentType, string>

const UNIT_TEXTS = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' } as const

/**
 * A posting as schema.org `JobPosting`, with the fields Google for Jobs requires and recommends
 * (developers.google.com/search/docs/appearance/structured-data/job-posting), as far as the posting says them: nobody is
 * asked for a degree or for months of experience here, so the two fields for those (beta) stay out rather than being
 * guessed from the text. Only for postings that take applications.
 */
export function jobPostingJsonLd(posting: Posting, now: Date) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: posting.plainTitle,
    description: descriptionHtml(posting),
    identifier: { '@type': 'PropertyValue', name: posting.companyName, value: posting.referenceNumber ?? posting.id },
    url: posting.url,
    datePosted: toIsoDay(posting.publishedAt),
    validThrough: posting.runsUntil.toISOString(),
    employmentType: employmentTypeCodes(posting),
    hiringOrganization: {
      '@type': 'Organization',
      name: posting.companyName,
      ...(posting.companyWebsite && { sameAs: posting.companyWebsite }),
      ...(posting.companyLogoUrl && { logo: posting.companyLogoUrl }),
    },
    // Of whoever is lent or placed it is another company's, which the posting does not name.
    ...(posting.companyIndustry && posting.employerType === 'direct' && { industry: posting.companyIndustry }),
    ...(posting.places.length > 0 && { jobLocation: posting.places.map((place) => locationOf(place, posting)) }),
    ...(posting.workplace === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'DE' },
    }),
    ...baseSalary(posting),
    // Here one applies with a form, without an account and without moving on to another site.
    directApply: posting.externalUrl === null,
    totalJobOpenings: posting.openings,
    ...(posting.hoursPerWeek !== null && {
      workHours: `${posting.hoursPerWeek.toLocaleString('de-DE')} Stunden pro Woche`,
    }),
    ...startOf(posting, now),
  }
}

/** JSON that can stand inside a `<script>` element: it can neither close it nor open a comment. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The three texts under their headings. */
export function descriptionHtml({ tasks, profile, offer }: Pick<Posting, 'tasks' | 'profile' | 'offer'>): string {
  const parts: [string, RichText][] = [
    ['Aufgaben', tasks],
    ['Profil', profile],
    ['Wir bieten', offer],
  ]
  return parts
    .filter(([, text]) => plainText(text) !== '')
    .map(([heading, text]) => `<h2>${escapeHtml(heading)}</h2>${richTextToHtml(text)}`)
    .join('')
}

function employmentTypeCodes({ employmentTypes, contract, employerType }: Posting): string[] {
  const codes = employmentTypes.map((type) => EMPLOYMENT_TYPE_CODES[type])
  const isTemporary = contract === 'fixed-term' || employerType === 'temporary-work'
  return [...new Set(isTemporary ? [...codes, 'TEMPORARY'] : codes)]
}

function locationOf(place: Place, { companyAddress, employerType }: Posting) {
  // The company's own street only where the job is there; whoever is lent or placed works elsewhere.
  const isAtCompany = employerType === 'direct' && place.postalCode === companyAddress.postalCode
  const street = isAtCompany ? `${companyAddress.street} ${companyAddress.houseNumber}`.trim() : ''
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(street !== '' && { streetAddress: street }),
      postalCode: place.postalCode,
      addressLocality: place.name,
      addressRegion: LAND_NAMES[place.land],
      addressCountry: 'DE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon },
  }
}

/** A day that has come means at once. */
function startOf({ startDate }: Posting, now: Date) {
  if (startDate === null) return {}
  return startDate <= toIsoDay(now) ? { jobImmediateStart: true } : { jobStartDate: startDate }
}

function baseSalary({ salaryMinCents, salaryMaxCents, salaryPeriod }: Posting) {
  if (salaryMinCents === null && salaryMaxCents === null) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: {
        '@type': 'QuantitativeValue',
        ...amountOf(salaryMinCents, salaryMaxCents),
        unitText: UNIT_TEXTS[salaryPeriod],
      },
    },
  }
}

/** "From 3,000" is no exact figure, and "up to 4,000" neither. */
function amountOf(minCents: number | null, maxCents: number | null) {
  if (minCents !== null && minCents === maxCents) return { value: minCents / 100 }
  return {
    ...(minCents !== null && { minValue: minCents / 100 }),
    ...(maxCents !== null && { maxValue: maxCents / 100 }),
  }
}
