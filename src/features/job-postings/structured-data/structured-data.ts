import type { Place } from '~/features/places/schema'
import { LAND_NAMES } from '~/features/places/vocabulary'
import { toIsoDay } from '~/lib/dates/dates'
import { plainText } from '~/lib/rich-text/rich-text'
import type { RichText } from '~/lib/rich-text/rich-text-document'
import { escapeHtml, richTextToHtml } from '~/lib/rich-text/rich-text-html'
import type { EmploymentType } from '~/lib/work/vocabulary'
import type { JobPostingInput } from '../schema'
import { statedRequirements } from './stated-requirements'

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
  | 'externalUrl'
> & {
  id: string
  /** The title without the gender marker, which search engines treat as noise. */
  plainTitle: string
  /** Address of the posting's page. */
  url: string
  publishedAt: Date
  runsUntil: Date
  /** Its places, and those of the alike postings that are listed under its address. */
  cardPlaces: readonly Place[]
  companyName: string
  companyWebsite: string | null
  /** Null only when an import created the profile without it. */
  companyIndustry: string | null
  /** Address of the logo, with the host. */
  companyLogoUrl: string | null
  companyAddress: { street: string; houseNumber: string; postalCode: string }
  /** KldB 2010 (2020), five digits; null when the title names no work. */
  occupationCode: string | null
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
 * (developers.google.com/search/docs/appearance/structured-data/job-posting), as far as the posting has them:
 * degree and experience only where its profile states them. Only for postings that accept applications.
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
    // For agency work and placement it is another company's, which the posting does not name.
    ...(posting.companyIndustry && posting.employerType === 'direct' && { industry: posting.companyIndustry }),
    ...(posting.cardPlaces.length > 0 && {
      jobLocation: posting.cardPlaces.map((place) => locationOf(place, posting)),
    }),
    ...(posting.workplace === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'DE' },
    }),
    ...baseSalary(posting),
    // Applying here needs a form, but no account and no other site.
    directApply: posting.externalUrl === null,
    totalJobOpenings: posting.openings,
    ...(posting.hoursPerWeek !== null && {
      workHours: `${posting.hoursPerWeek.toLocaleString('de-DE')} Stunden pro Woche`,
    }),
    ...startOf(posting, now),
    ...requirements(posting),
    ...(posting.occupationCode && {
      occupationalCategory: {
        '@type': 'CategoryCode',
        codeValue: posting.occupationCode,
        inCodeSet: { '@type': 'CategoryCodeSet', name: 'KldB 2010 (2020)' },
      },
    }),
  }
}

function requirements({ profile }: Posting) {
  const { education, experienceMonths } = statedRequirements(plainText(profile))
  return {
    ...(education && {
      educationRequirements:
        education === 'no requirements'
          ? education
          : { '@type': 'EducationalOccupationalCredential', credentialCategory: education },
    }),
    ...(experienceMonths !== null && {
      experienceRequirements:
        experienceMonths === 0
          ? 'no requirements'
          : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: experienceMonths },
    }),
  }
}

/** JSON that is safe inside a `<script>` element: it can neither close it nor open a comment. */
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
  // The company's own street only when the job is there; agency workers are elsewhere.
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

/** A past day means immediately. */
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

/** "From 3,000" is no exact figure, nor is "up to 4,000". */
function amountOf(minCents: number | null, maxCents: number | null) {
  if (minCents !== null && minCents === maxCents) return { value: minCents / 100 }
  return {
    ...(minCents !== null && { minValue: minCents / 100 }),
    ...(maxCents !== null && { maxValue: maxCents / 100 }),
  }
}
