import { markedUrl } from '~/features/job-postings/sources'
import { toIsoDay } from '~/lib/dates/dates'
import { type XmlContent, xmlDocument } from '~/lib/formats/xml'
import { plainText } from '~/lib/rich-text/rich-text'
import { cutWords } from '~/lib/text/cut-text'
import type { CompanyExport } from './read-postings'

type Posting = CompanyExport['postings'][number]

/** Ids that the Arbeitsagentur gives each supplier and employer; without them the file is only for viewing. */
export type BaCredentials = { supplierId: string; hiringOrgId: string | null }

/**
 * A company's active postings as HR-BA-XML (`HRBAXMLJobPositionPosting`), the Arbeitsagentur's import format, as a full
 * load. `TitleCode` (its number of the occupation) is there when an imported list has the title; otherwise the employer
 * chooses it at the import, we do not guess one.
 */
export function hrBaXml({ company, postings }: CompanyExport, credentials: BaCredentials, appUrl: string): string {
  const newest = new Date(Math.max(0, ...postings.map(({ updatedAt }) => updatedAt.getTime())))
  return xmlDocument({
    HRBAXMLJobPositionPosting: {
      Header: {
        SupplierId: credentials.supplierId,
        Timestamp: newest.toISOString(),
        Amount: postings.length,
        TypeOfLoad: 'F',
      },
      Data: {
        JobPositionPosting: postings.map((posting) => jobPositionPosting(company, posting, credentials, appUrl)),
      },
    },
  })
}

const MAX = { name: 30, title: 60, text: 3_970, street: 30, id: 50 } as const

function jobPositionPosting(
  company: CompanyExport['company'],
  posting: Posting,
  { supplierId, hiringOrgId }: BaCredentials,
  appUrl: string,
): XmlContent {
  const { publishedAt, runsUntil } = posting
  return {
    JobPositionPostingId: `${supplierId}-${posting.id}-S`.slice(-MAX.id),
    HiringOrg: {
      HiringOrgName: cutWords(company.name, MAX.name),
      HiringOrgId: hiringOrgId ?? undefined,
      ProfileWebSite: company.website || undefined,
      Contact: contact(posting.contactName ?? company.contactName),
    },
    PostDetail: {
      StartDate: publishedAt ? toIsoDay(publishedAt) : undefined,
      EndDate: runsUntil ? toIsoDay(runsUntil) : undefined,
      LastModificationDate: posting.updatedAt.toISOString(),
      Status: 1,
      Action: 1,
      SupplierId: supplierId,
      SupplierName: 'Stellwerk',
      PostedBy: {
        Contact: {
          Company: cutWords(company.name, MAX.name),
          PostalAddress: {
            CountryCode: 'DE',
            PostalCode: company.postalCode,
            Municipality: company.city,
            StreetName:
              company.street === '' ? undefined : cutWords(`${company.street} ${company.houseNumber}`, MAX.street),
          },
          JobContactWebSite: markedUrl(`${appUrl}/job-posting/${posting.id}`, 'arbeitsagentur'),
        },
      },
      BASupervision: 0,
      SupervisionDesired: 0,
    },
    JobPositionInformation: information(posting),
  }
}

function information(posting: Posting): XmlContent {
  const isMinijob = posting.employmentTypes.includes('Minijob')
  return {
    // 15: any degree.
    JobPositionTitle: { TitleCode: posting.titleNumber ?? undefined, Degree: 15 },
    JobPositionTitleDescription: cutWords(posting.title, MAX.title),
    JobOfferType: offerType(posting),
    SocialInsurance: isMinijob ? undefined : posting.employmentTypes.includes('Freie Mitarbeit') ? 0 : 1,
    Objective: objective(posting),
    EducationAuthorisation: 0,
    JobPositionDescription: {
      JobPositionLocation: posting.places.map((place) => ({
        Location: { CountryCode: 'DE', PostalCode: place.postalCode, Municipality: place.name },
      })),
      MiniJob: isMinijob ? 1 : undefined,
      Classification: {
        Schedule: { WorkingPlan: workingPlan(posting), HoursPerWeek: posting.hoursPerWeek ?? undefined },
        // 1: permanent, 2: until a date.
        Duration: {
          TermLength: posting.contract === 'permanent' ? 1 : 2,
          // A date of before stays stored when the contract becomes permanent.
          TermDate: (posting.contract !== 'permanent' && posting.fixedTermUntil) || undefined,
        },
      },
    },
    NumberToFill: posting.openings,
    AssignmentStartDate: posting.startDate ?? undefined,
    EmploymentType: { direct: 0, 'temporary-work': 1, placement: 2 }[posting.employerType],
  }
}

/** Names as the format splits them; a family name is required. */
function contact(name: string): XmlContent {
  const words = name.trim().split(/\s+/)
  const family = words.at(-1) ?? ''
  return {
    GivenName: words.length > 1 ? words.slice(0, -1).join(' ') : undefined,
    FamilyName: family === '' ? 'Personalabteilung' : family,
  }
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
  return text.length <= MAX.text ? text : `${cutWords(text, MAX.text - 1).trimEnd()}…`
}
