import { payText } from '~/features/job-postings/posting-texts'
import { markedUrl } from '~/features/job-postings/sources'
import { descriptionHtml } from '~/features/job-postings/structured-data/structured-data'
import type { Place } from '~/features/places/schema'
import { LAND_NAMES } from '~/features/places/vocabulary'
import { type XmlContent, xmlDocument } from '~/lib/formats/xml'
import { titleWithoutMarker } from '~/lib/work/title'
import type { EmploymentType } from '~/lib/work/vocabulary'
import type { CompanyExport } from './read-postings'

type Posting = CompanyExport['postings'][number]

const JOB_TYPES = {
  Vollzeit: 'fulltime',
  Teilzeit: 'parttime',
  Minijob: 'parttime',
  Ausbildung: 'apprenticeship',
  'Duales Studium': 'apprenticeship',
  Praktikum: 'internship',
  Werkstudent: 'parttime',
  'Freie Mitarbeit': 'contract',
  Zeitarbeit: 'temporary',
} satisfies Record<EmploymentType, string>

const REMOTE_TYPES = { remote: 'Fully remote', hybrid: 'Hybrid remote' }

/**
 * The XML feed that Indeed and many other boards read: one `job` for each posting and place, because a job has one
 * place there. The description is escaped HTML.
 */
export function indeedFeed({ company, postings }: CompanyExport, appUrl: string): string {
  const newest = postings.reduce<Date | null>(
    (last, { updatedAt }) => (last && last > updatedAt ? last : updatedAt),
    null,
  )
  const jobs = postings.flatMap((posting) => {
    const places = posting.places.length === 0 ? [null] : posting.places
    return places.map((place, index) => job(company, posting, place, index, appUrl))
  })
  return xmlDocument({
    source: { publisher: 'Stellwerk', publisherurl: appUrl, lastBuildDate: newest?.toUTCString(), job: jobs },
  })
}

function job(
  company: CompanyExport['company'],
  posting: Posting,
  place: Place | null,
  index: number,
  appUrl: string,
): XmlContent {
  const { id, publishedAt, runsUntil, workplace, hoursPerWeek } = posting
  const pay = payText(posting)
  const isInTown = place?.postalCode === company.postalCode && company.street !== ''
  // Whoever is lent or placed does not work at the agency.
  const isAtCompany = isInTown && posting.employerType === 'direct'
  return {
    title: titleWithoutMarker(posting.title),
    date: publishedAt?.toUTCString(),
    // Unique for each place; the posting's own number is a separate field.
    referencenumber: index === 0 ? id : `${id}-${index + 1}`,
    requisitionid: posting.referenceNumber ?? id,
    url: markedUrl(`${appUrl}/job-posting/${id}`, 'indeed'),
    company: company.name,
    city: place?.name ?? company.city,
    state: place ? LAND_NAMES[place.land] : undefined,
    country: 'DE',
    postalcode: place?.postalCode ?? company.postalCode,
    // The company's street only when the job is there.
    streetaddress: isAtCompany ? `${company.street} ${company.houseNumber}` : undefined,
    description: descriptionHtml(posting),
    salary: pay ? `${pay.amount} ${pay.period}` : undefined,
    jobtype: [...new Set(posting.employmentTypes.map((type) => JOB_TYPES[type]))].join(', '),
    category: posting.occupationField ?? undefined,
    workinghours: hoursPerWeek ?? undefined,
    remotetype: workplace === 'onsite' ? undefined : REMOTE_TYPES[workplace],
    expirationdate: runsUntil?.toUTCString(),
  }
}
