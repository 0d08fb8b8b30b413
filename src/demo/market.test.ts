import { expect, it } from 'vitest'
import { checkText } from '~/features/ad-check/check-ad'
import { DEFAULT_AD_RULES } from '~/features/ad-check/rules/default-rules'
import { canChangeApplication } from '~/features/applications/lifecycle'
import { resumeSnapshotSchema } from '~/features/applications/schema'
import { ibanSchema } from '~/features/billing/schema'
import { companyProfileInputSchema } from '~/features/companies/schema'
import { INDUSTRIES } from '~/features/companies/vocabulary'
import { missingForPublishing } from '~/features/job-postings/publishing'
import { jobPostingInputSchema } from '~/features/job-postings/schema'
import { placeByPostalCode } from '~/features/places/server/places'
import { LANDS } from '~/features/places/vocabulary'
import { toIsoDay, toWallClock } from '~/lib/dates/dates'
import { addressesAllGenders } from '~/lib/work/title'
import { OCCUPATION_FIELDS } from '~/lib/work/vocabulary'
import { demoOccupations } from './content/occupations/all'
import { demoCompanies } from './market/companies'
import { buildMarket, type Market } from './market/market'
import { MINIMUM_WAGE_CENTS, WEEKS_PER_MONTH } from './market/posting-pay'

const now = new Date('2026-11-20T10:00:00Z')
const plans = [
  { id: '00000000-0000-7000-8000-000000000001', maxActiveJobPostings: 1, netPriceCents: 4900 },
  { id: '00000000-0000-7000-8000-000000000002', maxActiveJobPostings: 20, netPriceCents: 14_900 },
  { id: '00000000-0000-7000-8000-000000000003', maxActiveJobPostings: null, netPriceCents: 34_900 },
]
const market = buildMarket(now, plans)

/** Every id of the market, table by table. */
function idsOf(built: Market): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(built).map(([table, rows]) => [
      table,
      rows.flatMap((row) => ('id' in row && typeof row.id === 'string' ? [row.id] : [])),
    ]),
  )
}

it('is the same each time', () => {
  expect(buildMarket(now, plans)).toEqual(market)
})

it('has the same companies, postings and people on every day', () => {
  const later = buildMarket(new Date('2027-05-02T18:30:00Z'), plans)
  for (const table of ['users', 'companies', 'jobPostings', 'applicantProfiles', 'resumes']) {
    expect(idsOf(later)[table], table).toEqual(idsOf(market)[table])
  }
})

it('gives every row an id of its own in the form of a UUIDv7', () => {
  const ids = Object.values(idsOf(market)).flat()
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toEqual(
    [],
  )
})

it('covers every industry, every field and every Land', () => {
  expect(new Set(market.companyProfiles.map(({ industry }) => industry)).size).toBe(INDUSTRIES.length)
  expect(new Set(market.jobPostings.map(({ occupationField }) => occupationField)).size).toBe(OCCUPATION_FIELDS.length)
  expect(new Set(market.jobPostingPlaces.map(({ land }) => land)).size).toBe(LANDS.length)
})

it('knows the occupations its companies hire for', () => {
  const unknown = demoCompanies.flatMap(({ key, fields, only = [] }) =>
    only
      .filter((wanted) => !demoOccupations.some((known) => known.key === wanted && fields.includes(known.field)))
      .map((wanted) => `${key}: ${wanted}`),
  )
  expect(unknown).toEqual([])
})

it('could have been typed in: companies and postings pass their forms', () => {
  for (const profile of market.companyProfiles) {
    expect(companyProfileInputSchema.safeParse(profile).error, profile.name).toBeUndefined()
  }
  for (const posting of market.jobPostings) {
    const places = market.jobPostingPlaces.filter(({ jobPostingId }) => jobPostingId === posting.id)
    const input = { ...posting, places, externalUrl: null }
    const parsed = jobPostingInputSchema.safeParse(input)
    expect(parsed.error, posting.title).toBeUndefined()
    if (parsed.data) expect(missingForPublishing(parsed.data, 'warn', toIsoDay(now)), posting.title).toEqual([])
  }
})

it('stores résumés, copies of them and accounts that pass their rules', () => {
  for (const { resumeSnapshot } of market.applications) {
    expect(resumeSnapshotSchema.safeParse(resumeSnapshot).error).toBeUndefined()
  }
  for (const { iban } of market.mandates) expect(ibanSchema.safeParse(iban).success, iban).toBe(true)
})

it('leaves the years of work to the stations, which the pages count', () => {
  const headlines = market.applicantProfiles.flatMap(({ headline }) => headline ?? [])
  expect(headlines.length).toBeGreaterThan(250)
  expect(headlines.filter((headline) => /Jahre|undefined/.test(headline))).toEqual([])
})

it('addresses all genders in every title', () => {
  expect(market.jobPostings.filter(({ title }) => !addressesAllGenders(title))).toEqual([])
})

it('works when its title and its offer say', () => {
  const atNight = market.jobPostings.filter(({ shifts }) => shifts?.includes('night'))
  expect(atNight.length).toBeGreaterThan(10)
  expect(atNight.filter(({ title }) => /^Ausbildung|Frühschicht|Vormittag/.test(title))).toEqual([])
  expect(atNight.filter(({ offer }) => /Keine? (?:Nacht|Schicht)dienst/.test(JSON.stringify(offer)))).toEqual([])
  const named = market.jobPostings.filter(({ title }) => /Nachtwache|Nachtschicht|Nachtdienst/.test(title))
  expect(named.length).toBeGreaterThan(0)
  for (const { title } of named) expect(atNight.map((each) => each.title)).toContain(title)
})

it('pays the minimum wage wherever it applies', () => {
  const isExempt = (types: readonly string[]) => types.includes('Ausbildung') || types.includes('Duales Studium')
  const underpaid = market.jobPostings.filter((posting) => {
    if (isExempt(posting.employmentTypes) || posting.salaryMinCents == null) return false
    const months = posting.salaryPeriod === 'year' ? 12 : 1
    const hours = posting.salaryPeriod === 'hour' ? 1 : (posting.hoursPerWeek ?? 40) * WEEKS_PER_MONTH * months
    return posting.salaryMinCents / hours < MINIMUM_WAGE_CENTS
  })
  expect(underpaid).toEqual([])
})

it('keeps minijobs under their limit', () => {
  const monthly = market.jobPostings
    .filter(({ employmentTypes }) => employmentTypes.includes('Minijob'))
    .map(({ salaryMaxCents, hoursPerWeek }) => (salaryMaxCents ?? 0) * (hoursPerWeek ?? 0) * WEEKS_PER_MONTH)
  expect(Math.max(0, ...monthly)).toBeLessThan(60_300)
})

it('knows every place', () => {
  const codes = [...market.jobPostingPlaces, ...market.companyProfiles, ...market.applicantProfiles].map(
    ({ postalCode }) => postalCode,
  )
  expect(codes.filter((code) => placeByPostalCode(code) === undefined)).toEqual([])
})

it('was mostly published within four weeks, and nothing later than now', () => {
  const online = market.jobPostings.filter(({ status }) => status === 'published')
  const recent = online.filter(
    ({ publishedAt }) => publishedAt && now.getTime() - publishedAt.getTime() < 28 * 86_400_000,
  )
  expect(recent.length / online.length).toBeGreaterThan(0.8)
  expect(online.filter(({ runsUntil }) => !runsUntil || runsUntil <= now)).toEqual([])
  for (const rows of [
    market.jobPostings,
    market.applications,
    market.applicationEvents,
    market.messages,
    market.users,
  ]) {
    expect(rows.filter(({ createdAt }) => !createdAt || createdAt > now)).toEqual([])
  }
})

it('tells of each application a story that the rules allow, in order', () => {
  const postings = new Map(market.jobPostings.map((posting) => [posting.id, posting]))
  for (const application of market.applications) {
    const events = market.applicationEvents.filter(({ applicationId }) => applicationId === application.id)
    expect(events[0]).toMatchObject({ fromStatus: null, toStatus: 'submitted', createdAt: application.submittedAt })
    expect(events.at(-1)?.toStatus).toBe(application.status)
    events.slice(1).forEach((event, index) => {
      expect(event.fromStatus).toBe(events[index]?.toStatus)
      expect(canChangeApplication(event.fromStatus ?? 'submitted', event.toStatus, event.actorSide)).toBe(true)
      expect(event.createdAt?.getTime()).toBeGreaterThanOrEqual(events[index]?.createdAt?.getTime() ?? 0)
    })
    const publishedAt = postings.get(application.jobPostingId)?.publishedAt?.getTime() ?? Number.POSITIVE_INFINITY
    expect(application.submittedAt.getTime()).toBeGreaterThanOrEqual(publishedAt)
  }
})

it('answers every rejected applicant with words', () => {
  const silent = market.applicationEvents.filter(({ toStatus, message }) => toStatus === 'rejected' && !message)
  expect(silent).toEqual([])
})

it('keeps messages of a thread in order, the company first', () => {
  for (const { id } of market.conversations) {
    const thread = market.messages.filter(({ conversationId }) => conversationId === id)
    const times = thread.map(({ createdAt }) => createdAt?.getTime() ?? 0)
    expect(thread[0]?.senderSide).toBe('company')
    expect(times).toEqual([...times].sort((a, b) => a - b))
  }
  expect(market.messages.some(({ readAt }) => readAt === null)).toBe(true)
})

it('leaves no placeholder in what people read', () => {
  const texts = [
    ...market.messages.map(({ body }) => body),
    ...market.applications.map(({ coverLetter }) => coverLetter),
    ...market.applicationEvents.map(({ message }) => message ?? ''),
    JSON.stringify(market.jobPostings.map(({ tasks }) => tasks)).replace(/"[a-z]+":|[{}]/gi, ''),
    JSON.stringify(market.resumes.map(({ content }) => content.experience.map(({ employer }) => employer))),
  ]
  expect(texts.filter((text) => /\{|\}|undefined|null|NaN/.test(text))).toEqual([])
})

it('has free slots to pick, and nobody talks to two at the same time', () => {
  const taken = new Set(market.interviews.flatMap(({ slotId }) => slotId ?? []))
  const free = market.interviewSlots.filter(({ id }) => !taken.has(id ?? ''))
  expect(taken.size).toBeGreaterThan(10)
  expect(free.length).toBeGreaterThan(50)
  const byMember = Map.groupBy(market.interviewSlotMembers, ({ memberId }) => memberId)
  for (const own of byMember.values()) {
    const ids = new Set(own.map(({ slotId }) => slotId))
    const spans = market.interviewSlots
      .filter(({ id }) => ids.has(id ?? ''))
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    for (const [index, { startsAt }] of spans.entries()) {
      expect(startsAt.getTime()).toBeGreaterThanOrEqual(spans[index - 1]?.busyUntil.getTime() ?? 0)
    }
  }
})

it('has an appointment or a choice of times for everybody who is at an interview, in office hours to come', () => {
  const ids = new Set(market.interviews.map(({ applicationId }) => applicationId))
  expect(
    market.applications.flatMap(({ id, status }) => (status === 'interview' && !ids.has(id ?? '') ? [id] : [])),
  ).toEqual([])
  expect(new Set(market.interviews.map(({ status }) => status))).toEqual(new Set(['agreed', 'proposed']))
  for (const { startsAt, proposedTimes } of market.interviews) {
    for (const time of startsAt ? [startsAt] : proposedTimes.map((each) => new Date(each))) {
      expect(time.getTime()).toBeGreaterThan(now.getTime() - 24 * 60 * 60 * 1000)
      expect(Number(toWallClock(time).slice(11, 13))).toBeGreaterThanOrEqual(8)
      expect([1, 2, 3, 4]).toContain(time.getUTCDay())
    }
  }
})

it('introduces its companies without a word that the check would correct', () => {
  const texts = demoCompanies.flatMap(({ description, benefits }) => [description, benefits.join('\n')])
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.flatMap((text) => checkText('offer', text, { rules: DEFAULT_AD_RULES }))).toEqual([])
})
