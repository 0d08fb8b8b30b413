import { mandateText } from '~/features/billing/debit/mandate'
import type { license, sepaMandate, subscription } from '~/features/billing/server/table'
import { addIntervals } from '~/features/billing/subscription/period'
import { createRandom } from '~/lib/random'
import { DEMO_OPERATOR } from '../content/operator'
import { demoId } from '../demo-id'
import type { MarketCompany } from './companies'
import { DAY, stamps } from './moments'
import { LICENSES } from './special-accounts'

export type BillingRows = {
  subscriptions: (typeof subscription.$inferInsert)[]
  mandates: (typeof sepaMandate.$inferInsert)[]
  licenses: (typeof license.$inferInsert)[]
}

/** The part of a plan needed for choosing one. */
export type Plan = { id: string; maxActiveJobPostings: number | null; netPriceCents: number }

/** Bank codes from the Bundesbank's documentation; with a computed check digit the IBAN is valid. */
const BANK_CODES = ['51210800', '37040044', '50010517', '10000000'] as const

/** Mandate, subscription and licence of each company; the plan fits the number of its active postings. */
export function buildBilling(
  now: Date,
  companies: readonly MarketCompany[],
  plans: readonly Plan[],
  activePostings: ReadonlyMap<string, number>,
): BillingRows {
  const rows: BillingRows = { subscriptions: [], mandates: [], licenses: [] }
  for (const company of companies) addCompany(rows, company, now, planFor(plans, activePostings.get(company.id) ?? 0))
  return rows
}

function addCompany(rows: BillingRows, { id, source, members, createdAt }: MarketCompany, now: Date, plan: Plan) {
  const random = createRandom(`billing:${source.key}`)
  const state = LICENSES[source.key] ?? 'active'
  const periodEnd = new Date(now.getTime() + periodDays(state, random.int(3, 27)) * DAY)
  const hasEnded = state === 'expired' || state === 'suspended'
  const reference = `SW-${demoId(`mandate:${source.key}`).slice(-8).toUpperCase()}`
  rows.mandates.push({
    id: demoId(`mandate:${source.key}`),
    companyId: id,
    reference,
    accountHolder: source.name.slice(0, 70),
    iban: germanIban(random.pick(BANK_CODES), random.int(100_000_000, 999_999_999)),
    mandateText: mandateText(DEMO_OPERATOR, reference),
    signedAt: createdAt,
    signedByUserId: members[0].userId,
    signedFromIp: `192.0.2.${random.int(1, 254)}`,
    ...stamps(createdAt),
  })
  rows.subscriptions.push({
    id: demoId(`subscription:${source.key}`),
    companyId: id,
    planId: plan.id,
    startedAt: createdAt,
    netPriceCents: plan.netPriceCents,
    interval: 'month',
    anchorAt: periodEnd,
    currentPeriodStart: state === 'trial' ? createdAt : addIntervals(periodEnd, 'month', -1),
    currentPeriodEnd: periodEnd,
    trialEndsAt: state === 'trial' ? periodEnd : null,
    endedAt: hasEnded ? periodEnd : null,
    ...stamps(createdAt),
  })
  // A company in grace got there by a returned debit; until then the licence was ordinary.
  rows.licenses.push({ companyId: id, state, validUntil: periodEnd, ...stamps(createdAt) })
}

function periodDays(state: 'active' | 'trial' | 'past_due' | 'expired' | 'suspended', days: number): number {
  if (state === 'trial') return 4
  // Begun before the run whose debit was returned.
  if (state === 'past_due') return 10
  if (state === 'expired' || state === 'suspended') return -days
  return days
}

/** The cheapest plan that allows this many active postings. */
function planFor(plans: readonly Plan[], postings: number): Plan {
  const [cheapest] = plans
    .filter(({ maxActiveJobPostings }) => maxActiveJobPostings === null || maxActiveJobPostings >= postings)
    .sort((a, b) => a.netPriceCents - b.netPriceCents)
  if (cheapest === undefined) throw new Error('No plan is large enough')
  return cheapest
}

/** A German IBAN with its check digits (ISO 13616: 98 minus the number modulo 97). */
function germanIban(bankCode: string, account: number): string {
  const basic = `${bankCode}${String(account).padStart(10, '0')}`
  const check = 98n - (BigInt(`${basic}131400`) % 97n)
  return `DE${String(check).padStart(2, '0')}${basic}`
}
