import { describe, expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { createRandom, type Random } from '~/lib/random'
import {
  type Account,
  advance,
  type Charge,
  changePlan,
  changeTiming,
  endsEarly,
  licenseOf,
  resume,
  startSubscription,
} from './engine'
import { isLicenseValid } from './license'

const NOW = new Date('2027-01-31T09:00:00Z')
const small = { planId: 'small', netPriceCents: 4900, interval: 'month' } as const
const large = { planId: 'large', netPriceCents: 14_900, interval: 'month' } as const
const yearly = { planId: 'yearly', netPriceCents: 149_000, interval: 'year' } as const
const day = (iso: string) => new Date(`${iso}T09:00:00Z`)

function charges(drafts: readonly { kind: 'period' | 'upgrade'; from: Date; until: Date }[]): Charge[] {
  return drafts.map(({ kind, from, until }) => ({ kind, from, until, isCancelled: false, graceUntil: null }))
}

describe('a subscription', () => {
  test('begins with the trial, then a paid period that keeps the day of the month', () => {
    const { subscription, drafts } = startSubscription(small, 14, NOW)
    expect(drafts).toEqual([])
    const account: Account = { isSuspended: false, subscription, charges: [] }
    expect(licenseOf(account, NOW)).toEqual({ state: 'trial', validUntil: day('2027-02-14') })
    const paid = advance(account, day('2027-02-14'))
    expect(paid.drafts).toMatchObject([{ kind: 'period', netCents: 4900, until: day('2027-03-14') }])
    expect(advance({ ...account, subscription: paid.subscription }, day('2027-02-14')).drafts).toEqual([])
  })

  test('without a trial covers 31 January, 28 February, 31 March', () => {
    const first = startSubscription(small, 0, NOW)
    const account: Account = { isSuspended: false, subscription: first.subscription, charges: charges(first.drafts) }
    expect(first.subscription.periodEnd).toEqual(day('2027-02-28'))
    expect(advance(account, day('2027-02-28')).subscription.periodEnd).toEqual(new Date('2027-03-31T08:00:00Z'))
  })

  test('is not billed for a period that passed while nothing ran', () => {
    const first = startSubscription(small, 0, NOW)
    const account: Account = { isSuspended: false, subscription: first.subscription, charges: charges(first.drafts) }
    const late = advance(account, day('2027-06-10'))
    expect(late.drafts).toHaveLength(1)
    expect(late.subscription.periodStart).toEqual(day('2027-06-10'))
  })

  test('upgrades at once for the days that are left, downgrades with the next period', () => {
    const { subscription } = startSubscription(small, 0, day('2027-04-01'))
    expect(changeTiming(subscription, large, day('2027-04-11'))).toBe('now')
    const up = changePlan(subscription, large, day('2027-04-11'))
    // 20 of 30 days of 100 €.
    expect(up.drafts).toMatchObject([{ kind: 'upgrade', netCents: 6667 }])
    const down = changePlan(up.subscription, small, day('2027-04-12'))
    expect(down.drafts).toEqual([])
    expect(down.subscription).toMatchObject({ terms: large, next: small })
    const next = advance({ isSuspended: false, subscription: down.subscription, charges: [] }, day('2027-05-01'))
    expect(next.drafts).toMatchObject([{ terms: small, netCents: 4900 }])
    expect(changeTiming(subscription, yearly, day('2027-04-11'))).toBe('next-period')
  })

  test('changes freely within the trial', () => {
    const { subscription } = startSubscription(large, 14, NOW)
    const changed = changePlan(subscription, small, day('2027-02-01'))
    expect(changed).toMatchObject({ drafts: [], subscription: { terms: small, next: null } })
  })

  test('changes as in a paid period once the first one is opened, although the trial still runs', () => {
    const trial = startSubscription(small, 14, NOW).subscription
    const lastMinutes = new Date('2027-02-14T08:30:00Z')
    const { subscription } = advance({ isSuspended: false, subscription: trial, charges: [] }, lastMinutes, 3_600_000)
    expect(changePlan(subscription, large, lastMinutes).drafts).toMatchObject([{ kind: 'upgrade', netCents: 10_000 }])
    const down = changePlan({ ...subscription, terms: large }, small, lastMinutes)
    expect(down.subscription).toMatchObject({ terms: large, next: small })
  })

  test('that is not paid for goes on through the grace only, and comes back with the payment', () => {
    const first = startSubscription(small, 0, day('2027-04-01'))
    const [charge] = charges(first.drafts)
    if (!charge) throw new Error('no charge')
    const unpaid = { ...charge, graceUntil: day('2027-04-17') }
    const account = { isSuspended: false, subscription: first.subscription, charges: [unpaid] }
    expect(licenseOf(account, day('2027-04-16'))).toEqual({ state: 'past_due', validUntil: day('2027-04-17') })
    expect(licenseOf(account, day('2027-04-18')).state).toBe('expired')
    expect(licenseOf({ ...account, charges: [charge] }, day('2027-04-20')).state).toBe('active')
    expect(advance(account, day('2027-05-01'))).toMatchObject({ drafts: [], end: 'unpaid' })
    expect(advance({ ...account, charges: [charge] }, day('2027-05-01')).drafts).toHaveLength(1)
  })

  test('waits for the payment at the end of a period as long as the grace lasts', () => {
    const first = startSubscription(small, 0, day('2027-04-01'))
    const late = charges(first.drafts).map((charge) => ({ ...charge, graceUntil: day('2027-05-10') }))
    const account = { isSuspended: false, subscription: first.subscription, charges: late }
    expect(advance(account, day('2027-05-02'))).toMatchObject({ drafts: [], end: null })
    expect(licenseOf(account, day('2027-05-09')).state).toBe('past_due')
    expect(advance(account, day('2027-05-10')).end).toBe('unpaid')
  })

  test('is neither renewed nor quietly active while an earlier one is owed, but stays valid where it is paid', () => {
    const { subscription, drafts } = startSubscription(small, 0, day('2027-04-01'))
    const paid = { isSuspended: false, subscription, charges: charges(drafts) }
    const account: Account = { ...paid, earlierGraces: [day('2027-04-17')] }
    expect(licenseOf(account, day('2027-04-10'))).toEqual({ state: 'past_due', validUntil: day('2027-05-01') })
    expect(licenseOf(account, day('2027-04-20'))).toEqual({ state: 'past_due', validUntil: day('2027-05-01') })
    expect(advance(account, day('2027-05-01'))).toMatchObject({ drafts: [], end: 'unpaid' })
    expect(advance({ ...account, earlierGraces: [day('2027-05-10')] }, day('2027-05-01'))).toMatchObject({ end: null })
    expect(advance({ ...account, earlierGraces: [] }, day('2027-05-01')).drafts).toHaveLength(1)
  })

  test.each([0, 60])(
    'that ends early is valid until then, after a trial of %i days, and cannot be taken up again',
    (trial) => {
      const { subscription, drafts } = startSubscription(small, trial, day('2027-04-01'))
      const account = { isSuspended: false, subscription, charges: charges(drafts) }
      expect(endsEarly(account)).toBe(false)
      const cancelled = { ...account, subscription: { ...subscription, cancelledAt: day('2027-04-02') } }
      expect(endsEarly(cancelled)).toBe(false)
      const end = day('2027-04-17')
      const early = { ...cancelled, subscription: { ...cancelled.subscription, periodEnd: end } }
      expect(endsEarly(early)).toBe(true)
      expect(licenseOf(early, day('2027-04-16'))).toEqual({ state: trial > 0 ? 'trial' : 'active', validUntil: end })
      expect(licenseOf(early, end).state).toBe('expired')
      expect(advance(early, end)).toMatchObject({ drafts: [], end: 'cancelled' })
    },
  )

  test('nothing is billed while suspended', () => {
    const first = startSubscription(small, 0, day('2027-04-01'))
    const account = { isSuspended: true, subscription: first.subscription, charges: charges(first.drafts) }
    expect(advance(account, day('2027-08-01'))).toMatchObject({ drafts: [], end: null })
    expect(licenseOf(account, day('2027-04-02')).state).toBe('suspended')
  })

  test('after a suspension the next period begins with the return, not with the end of the last one', () => {
    const first = startSubscription(small, 0, day('2027-04-01'))
    const back = day('2027-05-12')
    const resumed = resume(first.subscription, back)
    const account = { isSuspended: false, subscription: resumed, charges: charges(first.drafts) }
    const outcome = advance(account, back)
    expect(outcome.drafts).toMatchObject([{ kind: 'period', from: back, until: day('2027-06-12'), netCents: 4900 }])
    const paid = {
      ...account,
      subscription: outcome.subscription,
      charges: charges([...first.drafts, ...outcome.drafts]),
    }
    expect(licenseOf(paid, back)).toEqual({ state: 'active', validUntil: day('2027-06-12') })
    expect(resume(first.subscription, day('2027-04-20'))).toEqual(first.subscription)
    const cancelled = { ...first.subscription, cancelledAt: day('2027-04-20') }
    expect(resume(cancelled, back)).toEqual(cancelled)
  })
})

const GRACE_DAYS = 14
type Owed = Charge & { netCents: number; state: 'open' | 'paid'; returns: number }

/** What is owed from subscriptions before the one with these charges. */
function gracesBeside(own: readonly Owed[], all: readonly Owed[]): Date[] {
  return all.flatMap((charge) => (own.includes(charge) ? [] : (charge.graceUntil ?? [])))
}

/** A company of its own for 24 months: every day something may happen, and the rules are checked every day. */
function live(random: Random) {
  let account: { subscription: Account['subscription']; charges: Owed[] } | null = null
  const ledger = { charged: 0, paid: 0, returned: 0 }
  const all: Owed[] = []
  let trialEnd: Date | null = null
  let hadTrial = false
  const take = (drafts: ReturnType<typeof advance>['drafts'], owed: Owed[]) => {
    for (const draft of drafts) {
      const charge: Owed = { ...draft, isCancelled: false, graceUntil: null, state: 'open', returns: 0 }
      owed.push(charge)
      all.push(charge)
      ledger.charged += draft.netCents
    }
  }
  for (let hour = 0; hour < 24 * 731; hour += 24) {
    const now = new Date(Date.parse('2027-01-30T09:00:00Z') + hour * 3_600_000)
    if (account) {
      const { charges: own } = account
      const outcome = advance({ isSuspended: false, ...account, earlierGraces: gracesBeside(own, all) }, now)
      if (outcome.drafts.length > 0 && all.some(({ graceUntil }) => graceUntil !== null)) throw new Error('on credit')
      account.subscription = outcome.subscription
      take(outcome.drafts, account.charges)
      if (outcome.end) account = null
    }
    const debts = all.filter(({ graceUntil }) => graceUntil !== null)
    const license = account ? licenseOf({ isSuspended: false, ...account }, now) : null
    const what = random.weighted([
      ['nothing', 50],
      ['book', 6],
      ['change', 4],
      ['cancel', 2],
      ['reactivate', 2],
      ['pay', 12],
      ['return', 5],
    ] as const)
    if (what === 'book' && !account && debts.length === 0) {
      const started = startSubscription(random.pick([small, large, yearly]), hadTrial ? 0 : 14, now)
      hadTrial = true
      trialEnd ??= started.subscription.trialEndsAt
      account = { subscription: started.subscription, charges: [] }
      take(started.drafts, account.charges)
    } else if (what === 'change' && account && debts.length === 0 && isLicenseValid(license, now)) {
      const outcome = changePlan(account.subscription, random.pick([small, large, yearly]), now)
      account.subscription = outcome.subscription
      take(outcome.drafts, account.charges)
    } else if (what === 'cancel' && account) account.subscription = { ...account.subscription, cancelledAt: now }
    else if (what === 'reactivate' && account) account.subscription = { ...account.subscription, cancelledAt: null }
    else if (what === 'pay') {
      const open = all.find(({ state }) => state === 'open')
      if (open) {
        Object.assign(open, { state: 'paid', graceUntil: null })
        ledger.paid += open.netCents
      }
    } else if (what === 'return') {
      const returnable = all.findLast(({ from }) => addDays(from, 60) > now)
      if (returnable && returnable.returns < 2) {
        if (returnable.state === 'paid') ledger.returned += returnable.netCents
        const graceUntil = returnable.graceUntil ?? addDays(now, GRACE_DAYS)
        Object.assign(returnable, { state: 'open', graceUntil, returns: returnable.returns + 1 })
      }
    }
    check(now, account, all, trialEnd, ledger)
  }
  return all.length
}

function check(
  now: Date,
  account: { subscription: Account['subscription']; charges: Owed[] } | null,
  all: readonly Owed[],
  trialEnd: Date | null,
  ledger: { charged: number; paid: number; returned: number },
) {
  const open = all.filter(({ state }) => state === 'open').reduce((sum, { netCents }) => sum + netCents, 0)
  if (ledger.charged - ledger.paid + ledger.returned !== open) throw new Error('the ledger does not add up')
  const periods = all.filter(({ kind }) => kind === 'period')
  const overlaps = periods.some((a) => periods.some((b) => a !== b && a.from < b.until && b.from < a.until))
  if (overlaps) throw new Error('charged twice')
  const isValid = account !== null && isLicenseValid(licenseOf({ isSuspended: false, ...account }, now), now)
  const isCovered = periods.some(({ from, until, graceUntil }) => from <= now && now < until && graceUntil === null)
  const isGrace = all.some(({ graceUntil }) => graceUntil !== null && now < graceUntil)
  const isTrial = trialEnd !== null && now < trialEnd
  if (isValid && !isCovered && !isGrace && !isTrial) throw new Error(`valid without a reason on ${now.toISOString()}`)
  const paidFor = periods.find(({ from, until, state }) => from <= now && now < until && state === 'paid')
  if (paidFor && !isValid) throw new Error(`paid for, but not valid on ${now.toISOString()}`)
}

test('whatever a company does for two years: sums hold, nothing is charged twice, the licence is what was paid for', () => {
  let invoices = 0
  for (let seed = 0; seed < 40; seed += 1) {
    try {
      invoices += live(createRandom(`company ${seed}`))
    } catch (error) {
      throw new Error(`company ${seed}: ${error instanceof Error ? error.message : error}`)
    }
  }
  // Proof of activity.
  expect(invoices).toBeGreaterThan(200)
})
