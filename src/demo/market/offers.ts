import type { jobOffer } from '~/features/applications/server/offers/offer-table'
import type { jobPosting } from '~/features/job-postings/server/table'
import { toIsoDay } from '~/lib/dates/dates'
import { createRandom } from '~/lib/random'
import { demoId } from '../demo-id'
import type { MarketApplication } from './applications'
import { nextWorkday } from './interviews'
import { DAY, stamps } from './moments'

export type OfferRows = { jobOffers: (typeof jobOffer.$inferInsert)[] }

const HOLIDAYS = [28, 29, 30]

/** Open offers of everybody at "Angebot", within what the posting says. */
export function buildOffers(
  now: Date,
  applications: readonly MarketApplication[],
  postings: readonly (typeof jobPosting.$inferInsert)[],
): OfferRows {
  const byId = new Map(postings.map((row) => [row.id, row]))
  const rows: OfferRows = { jobOffers: [] }
  for (const application of applications) {
    const posting = byId.get(application.posting.id)
    if (application.status === 'offer' && posting) rows.jobOffers.push(offerOf(application, posting, now))
  }
  return rows
}

function offerOf(
  { id, key, posting, steps, submittedAt }: MarketApplication,
  row: typeof jobPosting.$inferInsert,
  now: Date,
): OfferRows['jobOffers'][number] {
  const random = createRandom(`offer:${key}`)
  const madeAt = steps.findLast(({ to }) => to === 'offer')?.at ?? submittedAt
  const [member] = posting.company.members
  const { salaryMinCents: min, salaryMaxCents: max } = row
  return {
    id: demoId(`offer:${key}`),
    applicationId: id,
    createdByUserId: member.userId,
    number: 1,
    jobTitle: posting.title,
    companyName: posting.company.source.name,
    senderName: member.name,
    terms: {
      startsOn: firstOfMonth(new Date(now.getTime() + random.int(40, 90) * DAY)),
      payCents: payBetween(min ?? max ?? 320_000, max ?? min ?? 320_000),
      payPeriod: row.salaryPeriod,
      payExtra: '',
      hoursPerWeek: row.hoursPerWeek ?? 38,
      contract: row.contract,
      fixedTermUntil: row.fixedTermUntil ?? null,
      workplace: row.workplace,
      place: posting.place.name,
      holidayDays: random.pick(HOLIDAYS),
      trialMonths: 6,
    },
    answerUntil: toIsoDay(nextWorkday(now, random.int(4, 8))),
    words: 'Wir haben uns gern mit Ihnen unterhalten und würden uns freuen, wenn Sie zu uns kommen.',
    // A new market sends no mails about its past.
    remindedAt: null,
    ...stamps(madeAt),
  }
}

/** Two thirds up the range, in round numbers. */
function payBetween(min: number, max: number): number {
  const step = max > 100_000 ? 5_000 : 50
  return Math.round((min + ((max - min) * 2) / 3) / step) * step
}

function firstOfMonth(day: Date): string {
  return `${toIsoDay(day).slice(0, 7)}-01`
}
