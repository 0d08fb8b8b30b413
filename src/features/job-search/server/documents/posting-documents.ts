import { and, eq } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { type KnownOccupation, occupationsOf } from '~/features/job-postings/server/occupations/occupation-of'
import { type CardMember, cardMembers } from '~/features/job-postings/server/one-job/cards'
import { isLead } from '~/features/job-postings/server/one-job/leads'
import { jobPosting } from '~/features/job-postings/server/table'
import { wholePlaceOf } from '~/features/places/server/whole-places'
import { requirementLevelOf } from '~/lib/occupations/kldb/occupation-of-title'
import { pick } from '~/lib/pick'
import { plainText } from '~/lib/rich-text/rich-text'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import type { Due } from '~/platform/server/search/definition'
import type { SearchDocument } from '~/platform/server/search/document'
import { facets } from '../../facets'
import { documentTerms, referenceTerms } from './document-terms'
import { factTerms } from './fact-terms'
import { hourlyPay, middlePay, monthlyPay } from './monthly-pay'
import {
  benefitTerm,
  companyNameTerms,
  isTrainingType,
  landTerm,
  nameKey,
  PLACELESS,
  TRAINING_ONLY,
  titleTerm,
} from './posting-terms'

/** Documents of the published ones among these postings for which their card is shown. */
export async function readPostingDocuments(db: Queryable, due: readonly Due[]): Promise<Iterable<SearchDocument>> {
  const postings = await readPostings(
    db,
    due.map(({ id }) => id),
  )
  const members = await cardMembers(
    db,
    postings.map(({ id }) => id),
  )
  const texts = await readTexts(db, members)
  return makeDocuments(postings, { members, texts, occupations: await readOccupations(db, postings) })
}

type Read = {
  members: ReadonlyMap<string, readonly CardMember[]>
  texts: ReadonlyMap<string, Posting>
  occupations: ReadonlyMap<string, KnownOccupation | null>
}

function* makeDocuments(
  postings: readonly Posting[],
  { members, texts, occupations }: Read,
): Generator<SearchDocument> {
  for (const posting of postings) {
    const card = members.get(posting.id) ?? []
    const others = card.flatMap(({ id }) => texts.get(id) ?? [])
    yield* documentOf(posting, occupations.get(posting.title) ?? null, { members: card, others })
  }
}

type Posting = Awaited<ReturnType<typeof readPostings>>[number]

/** The postings of a card, and those of the others on it whose text is not the same. */
type OfCard = { members: readonly CardMember[]; others: readonly Posting[] }

/** One document for each card: found by the words, places and numbers of every posting on it, with the oldest date. */
function documentOf(
  posting: Posting,
  occupation: KnownOccupation | null,
  { members, others }: OfCard,
): SearchDocument[] {
  if (posting.publishedAt === null || posting.runsUntil === null) return []
  const own = withBody(posting)
  const places = members.flatMap((member) => member.places)
  const pay = monthlyPay(posting)
  const level = occupation === null ? undefined : requirementLevelOf(occupation.code)
  const isTraining = posting.employmentTypes.length > 0 && posting.employmentTypes.every(isTrainingType)
  return [
    {
      id: posting.id,
      terms: [
        ...documentTerms([own, ...others.map(withBody)]),
        ...factTerms({ ...own, level }),
        ...referenceTerms(members),
        ...(isTraining ? [TRAINING_ONLY] : []),
        ...(places.length === 0 ? [PLACELESS] : new Set(places.map(({ land }) => landTerm(land)))),
        titleTerm(posting.title),
        ...companyNameTerms(posting.companyName),
        ...posting.benefits.map(benefitTerm),
      ],
      numbers: {
        published: seconds(posting.publishedAt),
        newest: Math.max(...members.map(({ publishedAt }) => seconds(publishedAt))),
        ends: Math.max(...members.map(({ runsUntil }) => seconds(runsUntil))),
        pay,
        wage: hourlyPay(posting),
        middle: middlePay(posting),
      },
      labels: {
        field: posting.occupationField === null ? [] : [posting.occupationField],
        level: level === undefined ? [] : [level],
        types: posting.employmentTypes,
        contract: [posting.contract],
        shifts: posting.shifts,
        workplace: [posting.workplace],
        employer: [posting.employerType],
        paySteps: facets.gehalt.steps.filter((step) => pay >= step).map(String),
        place: [...new Set(places.map(wholePlaceOf))],
        company: [nameKey(posting.companyName)],
        benefits: posting.benefits.map(nameKey),
      },
      points: places.map(({ lat, lon }) => ({ lat, lon })),
      audience: ['everyone'],
      hiddenFrom: [],
    },
  ]
}

function withBody(posting: Posting) {
  return { ...posting, body: [posting.tasks, posting.profile, posting.offer].map(plainText).join('\n') }
}

/** Titles whose occupations are read between two yields to requests: some milliseconds. */
const TITLES_AT_ONCE = 100

async function readOccupations(db: Queryable, postings: readonly Posting[]) {
  const titles = [...new Set(postings.map(({ title }) => title))]
  const found = new Map<string, KnownOccupation | null>()
  for (let start = 0; start < titles.length; start += TITLES_AT_ONCE) {
    const part = await occupationsOf(db, titles.slice(start, start + TITLES_AT_ONCE))
    for (const [title, occupation] of part) found.set(title, occupation)
  }
  return found
}

/** Texts of a card that are read; with more of them its words are known. */
const MOST_TEXTS = 20

/** The postings whose text differs from the one their card is shown for. */
async function readTexts(db: Queryable, members: ReadonlyMap<string, readonly CardMember[]>) {
  const wanted = [...members.values()].flatMap(([first, ...others]) => {
    const byText = new Map(others.map((each) => [each.text, each.id]))
    byText.delete(first?.text ?? '')
    return [...byText.values()].slice(0, MOST_TEXTS)
  })
  return new Map((await readPostings(db, wanted, false)).map((posting) => [posting.id, posting]))
}

/** The published ones of these postings for which their card is shown, or all of them. */
async function readPostings(db: Queryable, ids: readonly string[], isShownOnly = true) {
  return db
    .select({
      ...pick(jobPosting, 'id', 'publishedAt', 'runsUntil', 'occupationField', 'employmentTypes', 'contract', 'shifts'),
      ...pick(jobPosting, 'workplace', 'employerType', 'salaryMinCents', 'salaryMaxCents', 'salaryPeriod'),
      ...pick(jobPosting, 'hoursPerWeek', 'referenceNumber', 'title', 'tasks', 'profile', 'offer'),
      companyName: companyProfile.name,
      benefits: companyProfile.benefits,
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(and(anyOf(jobPosting.id, ids), eq(jobPosting.status, 'published'), isShownOnly ? isLead : undefined))
}

/** Since 1970. */
function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
