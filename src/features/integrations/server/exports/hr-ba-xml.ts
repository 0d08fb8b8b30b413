import { cutText } from '~/lib/cut-text'
import { toIsoDay } from '~/lib/dates'
import { plainText } from '~/lib/rich-text'
import { type XmlElement, xml, xmlDocument } from '~/lib/xml'
import type { CompanyExport } from './read-postings'

type Posting = CompanyExport['postings'][number]

/** What the Arbeitsagentur gives each supplier and employer; without them the file is for looking at only. */
export type BaCredentials = { supplierId: string; hiringOrgId: string | null }

/**
 * A company's active postings as HR-BA-XML (`HRBAXMLJobPositionPosting`), the Arbeitsagentur's format for taking over
 * postings, as a full load. `TitleCode` (the Arbeitsagentur's number of the occupation) is left out: the employer picks
 * it when the file is taken over, we do not guess one.
 */
export function hrBaXml({ company, postings }: CompanyExport, credentials: BaCredentials, appUrl: string): string {
  const newest = new Date(Math.max(0, ...postings.map(({ updatedAt }) => updatedAt.getTime())))
  const root = xml('HRBAXMLJobPositionPosting', [
    xml('Header', [
      xml('SupplierId', credentials.supplierId),
      xml('Timestamp', newest.toISOString()),
      xml('Amount', postings.length),
      xml('TypeOfLoad', 'F'),
    ]),
    xml(
      'Data',
      postings.map((posting) => jobPositionPosting(company, posting, credentials, appUrl)),
    ),
  ])
  return xmlDocument(root)
}

const MAX = { name: 30, title: 60, text: 3_970, street: 30, id: 50 } as const

function jobPositionPosting(
  company: CompanyExport['company'],
  posting: Posting,
  { supplierId, hiringOrgId }: BaCredentials,
  appUrl: string,
): XmlElement {
  const { publishedAt, runsUntil } = posting
  return xml('JobPositionPosting', [
    xml('JobPositionPostingId', `${supplierId}-${posting.id}-S`.slice(-MAX.id)),
    xml('HiringOrg', [
      xml('HiringOrgName', cutText(company.name, MAX.name)),
      hiringOrgId && xml('HiringOrgId', hiringOrgId),
      company.website && xml('ProfileWebSite', company.website),
      contact(posting.contactName ?? company.contactName),
    ]),
    xml('PostDetail', [
      publishedAt && xml('StartDate', toIsoDay(publishedAt)),
      runsUntil && xml('EndDate', toIsoDay(runsUntil)),
      xml('LastModificationDate', posting.updatedAt.toISOString()),
      xml('Status', 1),
      xml('Action', 1),
      xml('SupplierId', supplierId),
      xml('SupplierName', 'Stellwerk'),
      xml('PostedBy', [
        xml('Contact', [
          xml('Company', cutText(company.name, MAX.name)),
          xml('PostalAddress', [
            xml('CountryCode', 'DE'),
            xml('PostalCode', company.postalCode),
            xml('Municipality', company.city),
            company.street !== '' && xml('StreetName', cutText(`${company.street} ${company.houseNumber}`, MAX.street)),
          ]),
          xml('JobContactWebSite', `${appUrl}/job-posting/${posting.id}`),
        ]),
      ]),
      xml('BASupervision', 0),
      xml('SupervisionDesired', 0),
    ]),
    information(posting),
  ])
}

function information(posting: Posting): XmlElement {
  const isMinijob = posting.employmentTypes.includes('Minijob')
  return xml('JobPositionInformation', [
    // 15: which degree does not matter.
    xml('JobPositionTitle', [xml('Degree', 15)]),
    xml('JobPositionTitleDescription', cutText(posting.title, MAX.title)),
    xml('JobOfferType', offerType(posting)),
    !isMinijob && xml('SocialInsurance', posting.employmentTypes.includes('Freie Mitarbeit') ? 0 : 1),
    xml('Objective', objective(posting)),
    xml('EducationAuthorisation', 0),
    xml('JobPositionDescription', [
      posting.places.map((place) =>
        xml('JobPositionLocation', [
          xml('Location', [
            xml('CountryCode', 'DE'),
            xml('PostalCode', place.postalCode),
            xml('Municipality', place.name),
          ]),
        ]),
      ),
      isMinijob && xml('MiniJob', 1),
      xml('Classification', [
        xml('Schedule', [
          xml('WorkingPlan', workingPlan(posting)),
          posting.hoursPerWeek !== null && xml('HoursPerWeek', posting.hoursPerWeek),
        ]),
        xml('Duration', [
          // 1: for good, 2: until a date.
          xml('TermLength', posting.contract === 'permanent' ? 1 : 2),
          posting.fixedTermUntil && xml('TermDate', posting.fixedTermUntil),
        ]),
      ]),
    ]),
    xml('NumberToFill', posting.openings),
    posting.startDate && xml('AssignmentStartDate', posting.startDate),
    xml('EmploymentType', { direct: 0, 'temporary-work': 1, placement: 2 }[posting.employerType]),
  ])
}

/** Names as the format splits them; a family name is required. */
function contact(name: string): XmlElement {
  const words = name.trim().split(/\s+/)
  const family = words.at(-1) ?? ''
  return xml('Contact', [
    words.length > 1 && xml('GivenName', words.slice(0, -1).join(' ')),
    xml('FamilyName', family === '' ? 'Personalabteilung' : family),
  ])
}

/** 1 employee, 2 freelancer, 4 apprenticeship and dual studies, 34 trainee. */
function offerType({ employmentTypes }: Posting): number {
  if (employmentTypes.some((type) => type === 'Ausbildung' || type === 'Duales Studium')) return 4
  if (employmentTypes.includes('Praktikum')) return 34
  return employmentTypes.includes('Freie Mitarbeit') ? 2 : 1
}

/** 1 full time, 3 part time. */
function workingPlan({ employmentTypes }: Posting): number {
  const isPart = employmentTypes.some((type) => type === 'Teilzeit' || type === 'Minijob' || type === 'Werkstudent')
  return isPart && !employmentTypes.includes('Vollzeit') ? 3 : 1
}

function objective({ tasks, profile, offer }: Posting): string {
  const parts = [
    ['Aufgaben', plainText(tasks)],
    ['Profil', plainText(profile)],
    ['Wir bieten', plainText(offer)],
  ]
  const text = parts.flatMap(([heading, words]) => (words === '' ? [] : [`${heading}:\n${words}`])).join('\n\n')
  return text.length <= MAX.text ? text : `${cutText(text, MAX.text - 1).trimEnd()}…`
}
