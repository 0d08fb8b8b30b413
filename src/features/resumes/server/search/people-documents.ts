import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { licencesOf } from '~/features/applicants/driving-licences'
import { applicantProfile } from '~/features/applicants/server/table'
import { currentTime } from '~/lib/current-time'
import { pick } from '~/lib/pick'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import type { Due, Known } from '~/platform/server/search/definition'
import type { SearchDocument } from '~/platform/server/search/document'
import { resume } from '../table'
import { newsOf } from './news'
import { reachedLanguages, reachedYears, resumeTerms } from './resume-terms'

/** Every company that may search. */
export const COMPANIES = 'companies'

/** The group of one company's members, whom somebody may block. */
export function blockedTerm(companyId: string): string {
  return `company:${companyId}`
}

const DAY_MS = 86_400_000
/** No known day. */
const NEVER = 2 ** 31 - 1

/** Documents of those of these applicants who can be found. */
export async function readPeople(db: Queryable, due: readonly Due[], known: Known): Promise<Iterable<SearchDocument>> {
  const people = await readRows(
    db,
    due.map(({ id }) => id),
  )
  const before = await known(people.map(({ id }) => id))
  return makeDocuments(people, before, new Map(due.map((each) => [each.id, each])))
}

function* makeDocuments(
  people: readonly Person[],
  before: Awaited<ReturnType<Known>>,
  due: ReadonlyMap<string, Due>,
): Generator<SearchDocument> {
  const now = currentTime()
  for (const person of people) {
    const plain = documentOf(person, now)
    const { markedAt = now, isBulk = false } = due.get(person.id) ?? {}
    const news = newsOf(plain, person.updatedAt, { before: before.get(person.id), now: markedAt, isBulk })
    yield { ...plain, numbers: { ...plain.numbers, ...news } }
  }
}

type Person = Awaited<ReturnType<typeof readRows>>[number]

function documentOf(person: Person, now: Date): SearchDocument {
  const { id, content, visibility, availability, updatedAt } = person
  const isAnonymous = visibility === 'anonymous'
  return {
    id,
    terms: resumeTerms({ ...person, isAnonymous }, now),
    numbers: {
      changed: Math.floor(updatedAt.getTime() / 1000),
      changedMs: updatedAt.getTime() % 1000,
      firstDay: availability === 'now' ? 0 : dayOf(availability === 'from-date' ? person.availableFrom : null),
      noticeWeeks: availability === 'notice-period' ? (person.noticePeriodWeeks ?? -1) : -1,
    },
    labels: {
      types: person.desiredEmploymentTypes,
      fields: person.desiredOccupationFields,
      availability: [availability],
      years: reachedYears(content, now),
      licences: licencesOf(person.drivingLicences),
      languages: reachedLanguages(content.languages),
      shown: [isAnonymous ? 'anonymous' : 'visible'],
    },
    points: [isAnonymous ? middleOfField(person) : { lat: person.lat, lon: person.lon }],
    audience: [COMPANIES],
    hiddenFrom: person.blocks.map(blockedTerm),
  }
}

/** Days since 1970. */
function dayOf(day: string | null): number {
  return day === null ? NEVER : Math.floor(Date.parse(day) / DAY_MS)
}

/**
 * For an anonymous person the search knows only the centre of a grid cell of 0.4° by 0.6° (about 43 km in each
 * direction): with the exact place, different radii would reveal where they live.
 */
function middleOfField({ lat, lon }: { lat: number; lon: number }) {
  return { lat: Math.floor(lat / 0.4) * 0.4 + 0.2, lon: Math.floor(lon / 0.6) * 0.6 + 0.3 }
}

async function readRows(db: Queryable, ids: readonly string[]) {
  return db
    .select({
      ...pick(applicantProfile, 'id', 'visibility', 'availability', 'availableFrom', 'noticePeriodWeeks'),
      ...pick(applicantProfile, 'desiredEmploymentTypes', 'desiredOccupationFields', 'drivingLicences', 'lat', 'lon'),
      ...pick(applicantProfile, 'firstName', 'lastName', 'city', 'headline'),
      email: user.email,
      ...pick(resume, 'title', 'content', 'updatedAt'),
      blocks: sql<string[]>`array(
        select company_id::text from company_block where applicant_profile_id = applicant_profile.id order by 1)`,
    })
    .from(applicantProfile)
    .innerJoin(user, eq(user.id, applicantProfile.userId))
    .innerJoin(resume, and(eq(resume.applicantProfileId, applicantProfile.id), eq(resume.isDefault, true)))
    .where(
      and(
        anyOf(applicantProfile.id, ids),
        inArray(applicantProfile.visibility, ['visible', 'anonymous']),
        isNull(user.suspendedAt),
      ),
    )
}
