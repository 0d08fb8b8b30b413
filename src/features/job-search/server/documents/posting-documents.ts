import { setImmediate } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { type KnownOccupation, occupationsOf } from '~/features/job-postings/server/occupations/occupation-of'
import { places } from '~/features/job-postings/server/queries/places-of-row'
import { jobPosting } from '~/features/job-postings/server/table'
import { requirementLevelOf } from '~/lib/occupations/kldb/occupation-of-title'
import { plainText } from '~/lib/rich-text/rich-text'
import { type EmploymentType, TRAINING_TYPES } from '~/lib/work/vocabulary'
import { anyOf } from '~/platform/server/database/any-of'
import type { Queryable } from '~/platform/server/database/db'
import type { Due } from '~/platform/server/search/definition'
import type { SearchDocument } from '~/platform/server/search/document'
import { facets } from '../../facets'
import { documentTerms } from './document-terms'
import { monthlyPay } from './monthly-pay'
import { benefitTerm, companyNameTerms, landTerm, nameKey, PLACELESS, TRAINING_ONLY, titleTerm } from './posting-terms'

/** Documents made between two yields to requests: some milliseconds. */
const AT_ONCE = 10
/** Documents passed on together. */
const PART = 100

/** Documents of the published ones among these postings. */
export async function* readPostingDocuments(db: Queryable, due: readonly Due[]): AsyncGenerator<SearchDocument[]> {
  const postings = await readPostings(
    db,
    due.map(({ id }) => id),
  )
  for (let start = 0; start < postings.length; start += PART) {
    const part = postings.slice(start, start + PART)
    const occupations = await occupationsOf(
      db,
      part.map(({ title }) => title),
    )
    const documents: SearchDocument[] = []
    for (const [at, posting] of part.entries()) {
      documents.push(...documentOf(posting, occupations.get(posting.title) ?? null))
      if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
    }
    yield documents
  }
}

type Posting = Awaited<ReturnType<typeof readPostings>>[number]

function documentOf(posting: Posting, occupation: KnownOccupation | null): SearchDocument[] {
  if (posting.publishedAt === null || posting.runsUntil === null) return []
  const body = [posting.tasks, posting.profile, posting.offer].map(plainText).join('\n')
  const pay = monthlyPay(posting)
  const level = occupation === null ? undefined : requirementLevelOf(occupation.code)
  const isTraining = posting.employmentTypes.length > 0 && posting.employmentTypes.every(isTrainingType)
  return [
    {
      id: posting.id,
      terms: [
        ...documentTerms({ ...posting, body }),
        ...(isTraining ? [TRAINING_ONLY] : []),
        ...(posting.places.length === 0 ? [PLACELESS] : posting.places.map(({ land }) => landTerm(land))),
        titleTerm(posting.title),
        ...companyNameTerms(posting.companyName),
        ...posting.benefits.map(benefitTerm),
      ],
      numbers: { published: seconds(posting.publishedAt), ends: seconds(posting.runsUntil), pay },
      labels: {
        field: posting.occupationField === null ? [] : [posting.occupationField],
        level: level === undefined ? [] : [level],
        types: posting.employmentTypes,
        contract: [posting.contract],
        shifts: posting.shifts,
        workplace: [posting.workplace],
        employer: [posting.employerType],
        paySteps: facets.gehalt.steps.filter((step) => pay >= step).map(String),
        company: [nameKey(posting.companyName)],
        benefits: posting.benefits.map(nameKey),
      },
      points: posting.places.map(({ lat, lon }) => ({ lat, lon })),
      audience: ['everyone'],
      hiddenFrom: [],
    },
  ]
}

function isTrainingType(type: EmploymentType): boolean {
  return TRAINING_TYPES.includes(type)
}

async function readPostings(db: Queryable, ids: readonly string[]) {
  return db
    .select({
      id: jobPosting.id,
      publishedAt: jobPosting.publishedAt,
      runsUntil: jobPosting.runsUntil,
      occupationField: jobPosting.occupationField,
      employmentTypes: jobPosting.employmentTypes,
      contract: jobPosting.contract,
      shifts: jobPosting.shifts,
      workplace: jobPosting.workplace,
      employerType: jobPosting.employerType,
      salaryMinCents: jobPosting.salaryMinCents,
      salaryMaxCents: jobPosting.salaryMaxCents,
      salaryPeriod: jobPosting.salaryPeriod,
      hoursPerWeek: jobPosting.hoursPerWeek,
      referenceNumber: jobPosting.referenceNumber,
      title: jobPosting.title,
      tasks: jobPosting.tasks,
      profile: jobPosting.profile,
      offer: jobPosting.offer,
      companyName: companyProfile.name,
      benefits: companyProfile.benefits,
      places,
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(and(anyOf(jobPosting.id, [...ids]), eq(jobPosting.status, 'published')))
}

/** Since 1970. */
function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
