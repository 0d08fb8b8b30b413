import type { resumeGrant } from '~/features/resumes/server/table'
import type { poolEntry, poolNote } from '~/features/talent-pool/server/table'
import { POOL_MONTHS, type PoolMonths, type PoolState } from '~/features/talent-pool/vocabulary'
import { addMonths } from '~/lib/dates/dates'
import { createRandom } from '~/lib/random'
import { POOL_MESSAGE, POOL_NOTES, POOL_TAGS } from '../content/outreach'
import { demoId } from '../demo-id'
import type { MarketApplication } from './applications'
import { DAY, stamps } from './moments'
import { SPECIAL_COMPANIES } from './special-accounts'
import { SPECIAL_APPLICANTS } from './special-applicants'

export type PoolRows = {
  poolEntries: (typeof poolEntry.$inferInsert)[]
  poolNotes: (typeof poolNote.$inferInsert)[]
  poolGrants: (typeof resumeGrant.$inferInsert)[]
}

/** Where the people of the busy company stand who were turned down, in the order of their applications. */
const STATES: readonly PoolState[] = ['asked', 'agreed', 'agreed', 'asked', 'agreed', 'declined', 'agreed', 'agreed']

/** Whom the busy company keeps in mind, with consent; and one company asks the applicant of the login page. */
export function buildPool(now: Date, applications: readonly MarketApplication[]): PoolRows {
  const rows: PoolRows = { poolEntries: [], poolNotes: [], poolGrants: [] }
  const turnedDown = applications.filter(({ status }) => status === 'rejected')
  const ofBusy = turnedDown.filter(({ posting }) => posting.company.source.key === SPECIAL_COMPANIES.busy)
  const people = [...new Map(ofBusy.map((each) => [each.applicant.key, each])).values()]
  people.slice(0, STATES.length).forEach((each, index) => {
    addEntry(rows, each, STATES[index] ?? 'asked', now)
  })
  const own = turnedDown.find(({ applicant }) => applicant.email === SPECIAL_APPLICANTS[0]?.email)
  if (own && own.posting.company.source.key !== SPECIAL_COMPANIES.busy) addEntry(rows, own, 'asked', now)
  return rows
}

function addEntry(rows: PoolRows, each: MarketApplication, state: PoolState, now: Date) {
  const { key, id: applicationId, applicant, posting, steps, submittedAt } = each
  const random = createRandom(`pool:${key}`)
  const [asker] = posting.company.members
  const end = steps.at(-1)?.at ?? submittedAt
  const askedAt = new Date(Math.min(end.getTime() + random.int(1, 3) * DAY, now.getTime() - 2 * DAY))
  const answeredAt = new Date(Math.min(askedAt.getTime() + random.int(1, 2) * DAY, now.getTime() - DAY))
  const months: PoolMonths = random.pick(POOL_MONTHS)
  const hasAgreed = state === 'agreed'
  const id = demoId(`pool:${key}`)
  rows.poolEntries.push({
    id,
    companyId: posting.company.id,
    applicantProfileId: applicant.profileId,
    applicationId,
    askedByUserId: asker.userId,
    message: POOL_MESSAGE,
    months,
    state,
    decidedAt: state === 'asked' ? askedAt : answeredAt,
    keepUntil: hasAgreed ? addMonths(answeredAt, Number(months)) : null,
    renewalAskedAt: null,
    tags: hasAgreed ? random.sample(POOL_TAGS, random.int(1, 2)) : [],
    ...stamps(askedAt, state === 'asked' ? askedAt : answeredAt),
  })
  if (!hasAgreed) return
  rows.poolGrants.push({
    id: demoId(`grant:pool:${key}`),
    applicantProfileId: applicant.profileId,
    companyId: posting.company.id,
    reason: 'talent-pool',
    ...stamps(answeredAt),
  })
  if (!random.chance(0.6)) return
  rows.poolNotes.push({
    id: demoId(`pool-note:${key}`),
    entryId: id,
    authorUserId: random.pick(posting.company.members).userId,
    body: random.pick(POOL_NOTES),
    ...stamps(new Date(answeredAt.getTime() + DAY / 2)),
  })
}
