import { distanceKm } from '~/lib/geo'
import { createRandom } from '~/lib/random'
import { stageFor } from '../content/posting-kinds'
import type { MarketApplicant } from './applicants'
import type { MarketPosting } from './job-postings'
import { DAY, HOUR } from './moments'
import { SPECIAL_COMPANIES } from './special-accounts'
import { SPECIAL_COUNTS } from './special-applicants'

export const APPLICATION_COUNT = 1500
/** Nobody commutes further. */
const FAR_KM = 120

/** Nobody applies in the first hours of a posting. */
const KNOWN_AFTER = 5 * HOUR

export type Match = { applicant: MarketApplicant; posting: MarketPosting }

/** Who applies where: postings of the same group of occupations, the nearest first, each applicant in turn. */
export function matchApplicants(
  now: Date,
  applicants: readonly MarketApplicant[],
  postings: readonly MarketPosting[],
): Match[] {
  const known = new Date(now.getTime() - KNOWN_AFTER)
  const open = postings.filter(({ publishedAt }) => publishedAt !== null && publishedAt < known)
  const wishes = applicants.map((applicant) => ({
    applicant,
    list: wishList(now, applicant, open),
    count: wishCount(applicant),
  }))
  const matches: Match[] = []
  for (let round = 0; matches.length < APPLICATION_COUNT; round++) {
    const before = matches.length
    for (const { applicant, list, count } of wishes) {
      const posting = list[round]
      // The first rounds follow everybody's own wish; if that is not enough, all continue to apply.
      const isWilling = round < count || (round >= MOST_WISHES && SPECIAL_COUNTS[applicant.email] === undefined)
      if (posting && isWilling && matches.length < APPLICATION_COUNT) matches.push({ applicant, posting })
    }
    if (matches.length === before && round > MOST_WISHES) throw new Error('Too few postings to apply to')
  }
  return matches
}

const MOST_WISHES = 12

function wishCount({ key, email }: MarketApplicant): number {
  const special = SPECIAL_COUNTS[email]
  if (special !== undefined) return special
  return createRandom(`wishes:${key}`).weighted([
    [2, 2],
    [4, 4],
    [6, 5],
    [8, 3],
    [MOST_WISHES, 1],
  ])
}

function wishList(now: Date, applicant: MarketApplicant, postings: readonly MarketPosting[]): MarketPosting[] {
  const random = createRandom(`wish-list:${applicant.key}`)
  return postings
    .map((posting) => ({ posting, cost: costOf(now, applicant, posting) + random.next() * 40 }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ posting }) => posting)
    .slice(0, MOST_WISHES * 2)
}

/** Distance in kilometres, plus penalties for a worse fit expressed as distance. */
function costOf(now: Date, { occupation, place, stage, email }: MarketApplicant, posting: MarketPosting): number {
  const isRemote = posting.occupation.workplace === 'remote'
  const km = isRemote ? 30 : distanceKm(place, posting.place)
  const occupationCost =
    posting.occupation.key === occupation.key ? 0 : posting.occupation.group === occupation.group ? 60 : 2000
  const isAccount = SPECIAL_COUNTS[email] !== undefined
  // Applications of the login page's accounts are old enough to have a history.
  const isYoung = posting.publishedAt === null || now.getTime() - posting.publishedAt.getTime() < 4 * DAY
  const favourite = posting.company.source.key === SPECIAL_COMPANIES.busy && !isAccount ? -25 : 0
  return (
    km +
    (km > FAR_KM ? 200 : 0) +
    occupationCost +
    (stageFor(posting.kind) === stage ? 0 : 500) +
    favourite +
    (isAccount && isYoung ? 150 : 0)
  )
}
