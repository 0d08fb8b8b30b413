import type { Place } from '~/features/places/schema'
import { LAND_NAMES } from '~/features/places/vocabulary'
import { toIsoDay } from '~/lib/dates'
import { plainText } from '~/lib/rich-text'
import { escapeHtml, richTextToHtml } from '~/lib/rich-text-html'
import type { RichText } from '~/lib/rich-text-schema'
import type { JobPostingInput } from './schema'
import { titleWithoutMarker } from './title'
import type { EmploymentType } from './vocabulary'

type Posting = Pick<
  JobPostingInput,
  | 'title'
  | 'referenceNumber'
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
> & { id: string; publishedAt: Date; runsUntil: Date; companyName: string; companyWebsite: string | null }

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
 * A posting as schema.org `JobPosting`, with all fields Google for Jobs requires and recommends
 * (developers.google.com/search/docs/appearance/structured-data/job-posting). Only for postings that take applications.
 *
 * @param url address of the posting's page
 */
export function jobPostingJsonLd(posting: Posting, url: string) {
  const isRemote = posting.workplace === 'remote'
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: titleWithoutMarker(posting.title),
    description: descriptionHtml(posting),
    identifier: { '@type': 'PropertyValue', name: posting.companyName, value: posting.referenceNumber ?? posting.id },
    url,
    datePosted: toIsoDay(posting.publishedAt),
    validThrough: posting.runsUntil.toISOString(),
    employmentType: employmentTypeCodes(posting),
    hiringOrganization: {
      '@type': 'Organization',
      name: posting.companyName,
      ...(posting.companyWebsite && { sameAs: posting.companyWebsite }),
    },
    ...(posting.places.length > 0 && { jobLocation: posting.places.map(locationOf) }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Deutschland' },
    }),
    ...baseSalary(posting),
    // The form stands on a page of its own behind the sign-in.
    directApply: false,
    totalJobOpenings: posting.openings,
    ...(posting.hoursPerWeek !== null && { workHours: `${posting.hoursPerWeek} Stunden pro Woche` }),
    ...(posting.startDate !== null && { jobStartDate: posting.startDate }),
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

function employmentTypeCodes({ employmentTypes, contract }: Posting): string[] {
  const codes = employmentTypes.map((type) => EMPLOYMENT_TYPE_CODES[type])
  return [...new Set(contract === 'fixed-term' ? [...codes, 'TEMPORARY'] : codes)]
}

function locationOf(place: Place) {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      postalCode: place.postalCode,
      addressLocality: place.name,
      addressRegion: LAND_NAMES[place.land],
      addressCountry: 'DE',
    },
  }
}

function baseSalary({ salaryMinCents, salaryMaxCents, salaryPeriod }: Posting) {
  if (salaryMinCents === null && salaryMaxCents === null) return {}
  const isRange = salaryMinCents !== null && salaryMaxCents !== null && salaryMinCents !== salaryMaxCents
  const amount = isRange
    ? { minValue: salaryMinCents / 100, maxValue: salaryMaxCents / 100 }
    : { value: (salaryMinCents ?? salaryMaxCents ?? 0) / 100 }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', ...amount, unitText: UNIT_TEXTS[salaryPeriod] },
    },
  }
}
