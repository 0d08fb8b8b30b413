import { adTexts, checkAd } from '~/features/ad-check/check-ad'
import { mendOf } from '~/features/ad-check/mends'
import { adRuleBook } from '~/features/ad-check/server/rules'
import { missingForPublishing } from '~/features/job-postings/publishing'
import { similarPostings } from '~/features/job-search/server/search/similar'
import { payBandOf } from '~/features/job-search/server/statistics/pay-band'
import { toIsoDay } from '~/lib/dates/dates'
import { plainText } from '~/lib/rich-text/rich-text'
import type { Database } from '~/platform/server/database/db'
import { textOfDocument } from '../split/document'
import { findAd } from './change-ad'
import { NO_TITLE } from './input-of-ad'
import { peopleNearby } from './people-nearby'

/** How many of the market's postings stand beside the own one. */
const NEIGHBOURS = 2
/** Pay to ask the usual range for; any amount will do. */
const ANY_PAY = { salaryMinCents: 1, salaryMaxCents: null }

/**
 * An ad as its writer sees it: the parts, what the check finds with the correction of each, the usual pay, the people
 * nearby, and the postings it will stand beside.
 * @throws AppError unknown
 */
export async function viewAd({ db, reads, now }: { db: Database; reads: Database; now: Date }, token: string) {
  const draft = await findAd(db, token, now)
  const { input } = draft
  const today = toIsoDay(now)
  const rules = await adRuleBook(reads)
  const texts = adTexts(input)
  const land = input.places[0]?.land ?? null
  const [people, neighbours, usualPay] = await Promise.all([
    peopleNearby(input, now),
    similarPostings(reads, { ...input, id: draft.id }, now, { limit: NEIGHBOURS }),
    payBandOf(reads, { ...input, ...ANY_PAY }, land, now),
  ])
  return {
    version: draft.version,
    savedAt: draft.updatedAt,
    expiresAt: draft.expiresAt,
    input,
    hasTitle: input.title !== NO_TITLE && !input.title.startsWith(`${NO_TITLE} `),
    parts: {
      tasks: textOfDocument(input.tasks),
      profile: textOfDocument(input.profile),
      offer: textOfDocument(input.offer),
    },
    partsFilled: [input.tasks, input.profile, input.offer].filter((part) => plainText(part) !== '').length,
    leftText: draft.leftText,
    isContractAssumed: draft.assumed.includes('contract'),
    missing: missingForPublishing(input, rules.payTransparency, today),
    findings: checkAd(input, rules, today).map((finding) => ({
      ...finding,
      mend:
        finding.field === 'message' || finding.field === 'salaryMinCents'
          ? null
          : mendOf(finding, texts[finding.field]),
    })),
    people,
    neighbours,
    usualPay,
  }
}
