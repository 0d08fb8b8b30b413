import type { ScreeningQuestion } from '~/features/job-postings/schema'
import type { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import type { Place } from '~/features/places/schema'
import { toIsoDay } from '~/lib/dates/dates'
import { createRandom, type Random } from '~/lib/random'
import { richTextFromList, richTextFromPlain } from '~/lib/rich-text/rich-text'
import type { RichText } from '~/lib/rich-text/rich-text-document'
import type { DemoCompany } from '../content/companies/company'
import { employs } from '../content/companies/industry-occupations'
import { type DemoOccupation, demoOccupations } from '../content/occupations/all'
import { choosePostingKind, employmentTypesOf, type PostingKind, postingTitle } from '../content/posting-kinds'
import { introduction, offerLines, profileLines, screeningQuestions } from '../content/posting-texts'
import { demoId } from '../demo-id'
import type { MarketCompany } from './companies'
import { DAY, daysAgo, stamps } from './moments'
import { placeNear } from './places'
import { payFor } from './posting-pay'
import { choosePostingStatus, type PostingState, postingState } from './posting-status'
import { LICENSES, SPECIAL_COMPANIES } from './special-accounts'
import { workingTimes } from './working-times'

export const POSTING_COUNT = 600

/** A posting with the data that letters, applications and messages need. */
export type MarketPosting = PostingState & {
  id: string
  key: string
  title: string
  company: MarketCompany
  occupation: DemoOccupation
  kind: PostingKind
  place: Place
  taskLines: string[]
  /** The company's benefits mentioned in the posting. */
  benefits: string[]
  questions: ScreeningQuestion[]
  promisedReplyDays: number
}

export type PostingRows = {
  jobPostings: (typeof jobPosting.$inferInsert)[]
  jobPostingPlaces: (typeof jobPostingPlace.$inferInsert)[]
}

/** Six hundred postings, distributed among the companies by size. */
export function buildPostings(
  now: Date,
  companies: readonly MarketCompany[],
): { rows: PostingRows; postings: MarketPosting[] } {
  const rows: PostingRows = { jobPostings: [], jobPostingPlaces: [] }
  const counts = shareOut(companies)
  const postings = companies.flatMap((company, index) =>
    Array.from({ length: counts[index] ?? 0 }, (_, number) => buildPosting(rows, company, number, now)),
  )
  return { rows, postings }
}

const SIZE_WEIGHT = { '1-9': 4, '10-49': 7, '50-249': 11, '250-999': 15, '1000+': 20 } satisfies Record<
  DemoCompany['sizeBand'],
  number
>

/** By size, rounded so that the sum is exact. */
function shareOut(companies: readonly MarketCompany[]): number[] {
  const weights = companies.map(({ source }) => SIZE_WEIGHT[source.sizeBand])
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let given = 0
  let seen = 0
  return weights.map((weight) => {
    seen += weight
    const count = Math.round((POSTING_COUNT * seen) / total) - given
    given += count
    return count
  })
}

function buildPosting(rows: PostingRows, company: MarketCompany, number: number, now: Date): MarketPosting {
  const { source } = company
  const key = `${source.key}:${number}`
  const id = demoId(`job-posting:${key}`)
  const random = createRandom(`posting:${key}`)
  const occupation = chooseOccupation(source, number)
  const kind = choosePostingKind(occupation, random)
  const title = postingTitle(kind, occupation, startYear(now), random)
  const state = stateOf(company, number, now, random)
  const place = number < company.sites.length ? (company.sites[number] ?? company.place) : random.pick(company.sites)
  const hours = hoursOf(kind, source, random)
  const taskLines = random.sample(occupation.tasks, kind === 'minijob' ? 3 : random.int(4, 6))
  const offered = offerLines(kind, source.benefits, random)
  const benefits = source.benefits.filter((benefit) => offered.includes(benefit))
  const promisedReplyDays = createRandom(`promise:${key}`).pick([7, 10, 14, 14, 21])
  const questions = screeningQuestions(key, kind, occupation, random)
  const isTemporary = source.industry === 'Personaldienstleistung'
  const isPlacement = source.key === 'fachkraft-direkt'
  const isLimited = kind === 'internship' || kind === 'student' || (kind === 'full-time' && random.chance(0.08))
  const pay = payFor(kind, occupation, place.land, hours, random)
  const hasPay = random.chance(0.96)
  rows.jobPostings.push({
    id,
    companyId: company.id,
    createdByUserId: random.pick(company.members).userId,
    title,
    referenceNumber: random.chance(0.5) ? `${source.key.slice(0, 2).toUpperCase()}-${2600 + number * 7}` : null,
    temporaryWorkPermit:
      isTemporary && !isPlacement ? 'Agentur für Arbeit Düsseldorf, unbefristete Erlaubnis vom 12.03.2019' : null,
    employerType: isPlacement ? 'placement' : isTemporary ? 'temporary-work' : 'direct',
    openings: random.weighted([
      [1, 8],
      [2, 3],
      [3, 1],
      [5, 1],
    ]),
    occupationField: occupation.field,
    employmentTypes: employmentTypesOf(kind, isTemporary && !isPlacement),
    contract: isLimited ? 'fixed-term' : 'permanent',
    fixedTermUntil: isLimited ? toIsoDay(new Date(now.getTime() + random.int(180, 700) * DAY)) : null,
    workplace: workplaceOf(occupation, kind, random),
    ...pay,
    ...(hasPay ? {} : { salaryMinCents: null, salaryMaxCents: null }),
    collectiveAgreement: source.agreement ?? null,
    hoursPerWeek: hours,
    shifts: workingTimes({ title, kind, occupation, offered }, createRandom(`shifts:${key}`)),
    startDate: startDateOf(kind, now, random),
    tasks: withIntroduction(introduction(kind, place.name, random), taskLines),
    profile: richTextFromList(profileLines(kind, occupation, random)),
    offer: richTextFromList(offered),
    contactName: `${source.contact[1]} ${source.contact[2]}`,
    contactEmail: `bewerbung@${source.key}.example`,
    contactPhone: random.chance(0.4) ? `0800 55502${random.int(10, 99)}` : null,
    questions,
    promisedReplyDays,
    views: state.publishedAt === null ? 0 : viewsSince(state.publishedAt, now, random),
    confirmedAt: confirmedAt(state, now, key),
    ...stateColumns(state),
  })
  const second = random.chance(0.12) ? placeNear(place, 30, random) : place
  const places = second.name === place.name ? [place] : [place, second]
  rows.jobPostingPlaces.push(
    ...places.map((where, position) => ({
      id: demoId(`job-posting-place:${key}:${position}`),
      jobPostingId: id,
      position,
      ...where,
      ...stamps(state.createdAt),
    })),
  )
  return {
    ...state,
    id,
    key,
    title,
    company,
    occupation,
    kind,
    place,
    taskLines,
    benefits,
    questions,
    promisedReplyDays,
  }
}

function stateColumns(state: PostingState) {
  const { createdAt, ...columns } = state
  return { ...columns, ...endOf(state), ...stamps(createdAt, state.archivedAt ?? state.publishedAt ?? createdAt) }
}

function endOf({ status, archivedAt, runsUntil }: PostingState) {
  if (status === 'archived') return { endedAt: archivedAt, endedBy: 'archive' as const }
  return status === 'expired' ? { endedAt: runsUntil, endedBy: 'date' as const } : {}
}

/** Every posting was confirmed within the last two weeks, so that the first questions come days after the start. */
function confirmedAt({ publishedAt }: PostingState, now: Date, key: string): Date | null {
  if (publishedAt === null) return null
  const confirmed = daysAgo(now, createRandom(`confirmed:${key}`), 0, 13)
  return confirmed > publishedAt ? confirmed : publishedAt
}

/** In rotation, so that a company hires for all its occupations before repeating one. */
function chooseOccupation({ key, industry, fields, only }: DemoCompany, number: number): DemoOccupation {
  const field = fields[number % fields.length]
  const inField = demoOccupations.filter((occupation) => occupation.field === field)
  const named = inField.filter((occupation) => only?.includes(occupation.key))
  const fitting = named.length > 0 ? named : inField.filter((occupation) => employs(industry, occupation.key))
  const order = createRandom(`occupations:${key}:${field}`).shuffle(fitting)
  const occupation = order[Math.floor(number / fields.length) % order.length]
  if (occupation === undefined) throw new Error(`${key} hires for nothing in ${field}`)
  return occupation
}

/** The busy company shows every state. */
const AFTER_NINE_ONLINE = ['draft', 'paused', 'expired', 'archived'] as const

function stateOf({ source, createdAt }: MarketCompany, number: number, now: Date, random: Random): PostingState {
  const license = LICENSES[source.key]
  if (license === 'expired' || license === 'suspended') {
    const state = postingState(number % 5 === 4 ? 'draft' : 'paused', now, createdAt, random)
    return { ...state, pausedByLicense: state.status === 'paused' }
  }
  if (source.key === SPECIAL_COMPANIES.withoutActivePosting) {
    const statuses = ['draft', 'archived', 'expired', 'paused'] as const
    return postingState(statuses[number % statuses.length] ?? 'draft', now, createdAt, random)
  }
  if (source.key === SPECIAL_COMPANIES.busy) {
    return postingState(AFTER_NINE_ONLINE[number - 9] ?? 'published', now, createdAt, random)
  }
  const status = choosePostingStatus(random)
  const isNew = license === 'trial'
  return postingState(isNew && status !== 'draft' ? 'published' : status, now, createdAt, random)
}

function hoursOf(kind: PostingKind, { hoursPerWeek }: DemoCompany, random: Random): number {
  if (kind === 'part-time') return random.pick([20, 25, 30])
  if (kind === 'minijob') return 9
  if (kind === 'student') return random.pick([12, 16, 20])
  return hoursPerWeek
}

function workplaceOf({ workplace }: DemoOccupation, kind: PostingKind, random: Random): 'onsite' | 'hybrid' | 'remote' {
  if (workplace === undefined || kind === 'apprenticeship') return 'onsite'
  if (workplace === 'remote' && random.chance(0.3)) return 'remote'
  return random.chance(0.65) ? 'hybrid' : 'onsite'
}

/** The year of the next August a trainee can still apply for. */
function startYear(now: Date): number {
  return now.getUTCMonth() < 6 ? now.getUTCFullYear() : now.getUTCFullYear() + 1
}

function startDateOf(kind: PostingKind, now: Date, random: Random): string | null {
  if (kind === 'apprenticeship') return `${startYear(now)}-08-01`
  if (kind === 'dual-study') return `${startYear(now)}-10-01`
  if (random.chance(0.5)) return null
  const later = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + random.int(1, 4), 1))
  return later.toISOString().slice(0, 10)
}

function withIntroduction(introductionLine: string | null, lines: string[]): RichText {
  const list = richTextFromList(lines)
  if (introductionLine === null) return list
  return { type: 'doc', content: [...richTextFromPlain([introductionLine]).content, ...list.content] }
}

function viewsSince(publishedAt: Date, now: Date, random: Random): number {
  const days = Math.max(1, (now.getTime() - publishedAt.getTime()) / DAY)
  return Math.round(Math.min(days, 40) * random.int(3, 22))
}
