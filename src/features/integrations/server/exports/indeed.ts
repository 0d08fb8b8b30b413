import { payText } from '~/features/job-postings/posting-texts'
import { descriptionHtml } from '~/features/job-postings/structured-data'
import type { Place } from '~/features/places/schema'
import { LAND_NAMES } from '~/features/places/vocabulary'
import { titleWithoutMarker } from '~/lib/work/title'
import type { EmploymentType } from '~/lib/work/vocabulary'
import { type XmlElement, xml, xmlDocument } from '~/lib/xml'
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

/**
 * The XML feed that Indeed and many other boards read: one `job` for each posting and place, for a job has one place
 * there. HTML in the description is text of the element.
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
  const source = xml('source', [
    xml('publisher', 'Stellwerk'),
    xml('publisherurl', appUrl),
    newest && xml('lastBuildDate', newest.toUTCString()),
    jobs,
  ])
  return xmlDocument(source)
}

function job(
  company: CompanyExport['company'],
  posting: Posting,
  place: Place | null,
  index: number,
  appUrl: string,
): XmlElement {
  const { id, publishedAt, runsUntil, workplace, hoursPerWeek } = posting
  const pay = payText(posting)
  return xml('job', [
    xml('title', titleWithoutMarker(posting.title)),
    publishedAt && xml('date', publishedAt.toUTCString()),
    // Unique for each place; the posting's own number stands beside it.
    xml('referencenumber', index === 0 ? id : `${id}-${index + 1}`),
    xml('requisitionid', posting.referenceNumber ?? id),
    xml('url', `${appUrl}/job-posting/${id}`),
    xml('company', company.name),
    xml('city', place?.name ?? company.city),
    place && xml('state', LAND_NAMES[place.land]),
    xml('country', 'DE'),
    xml('postalcode', place?.postalCode ?? company.postalCode),
    // The company's own street only where the job is there.
    place?.postalCode === company.postalCode &&
      company.street !== '' &&
      xml('streetaddress', `${company.street} ${company.houseNumber}`),
    xml('description', descriptionHtml(posting)),
    pay && xml('salary', `${pay.amount} ${pay.period}`),
    xml('jobtype', [...new Set(posting.employmentTypes.map((type) => JOB_TYPES[type]))].join(', ')),
    posting.occupationField && xml('category', posting.occupationField),
    hoursPerWeek !== null && xml('workinghours', String(hoursPerWeek)),
    workplace === 'remote' && xml('remotetype', 'Fully remote'),
    workplace === 'hybrid' && xml('remotetype', 'Hybrid remote'),
    runsUntil && xml('expirationdate', runsUntil.toUTCString()),
  ])
}
