import { calendarDays } from '~/lib/dates/dates'
import type { License } from './license'
import { addInterval, type PlanInterval, periodEndAfter } from './period'

/** The terms a company agreed to; the price stays as booked whatever happens to the plan. */
export type Terms = { planId: string; netPriceCents: number; interval: PlanInterval }

export type Subscription = {
  terms: Terms
  /** The day of the month on which all periods end. */
  anchorAt: Date
  periodStart: Date
  periodEnd: Date
  /** Null when there was no trial. */
  trialEndsAt: Date | null
  cancelledAt: Date | null
  /** The terms of the next period, when they are different. */
  next: Terms | null
}

/** What a company owes for a period: an invoice, as far as the licence is concerned. */
export type Charge = {
  kind: ChargeKind
  from: Date
  until: Date
  /** Cancelled charges cover nothing and are not owed. */
  isCancelled: boolean
  /** Runs from a returned debit or a missing transfer; null while nothing is wrong. */
  graceUntil: Date | null
}
export type ChargeKind = 'period' | 'upgrade'
export type ChargeDraft = { kind: ChargeKind; from: Date; until: Date; terms: Terms; netCents: number }

/** A company with a running subscription, and the charges of that subscription. */
export type Account = {
  isSuspended: boolean
  subscription: Subscription
  charges: readonly Charge[]
  /** When the graces of unpaid charges of earlier subscriptions end: debts like any other, but they cover nothing. */
  earlierGraces?: readonly Date[]
}
export type Outcome = { subscription: Subscription; drafts: ChargeDraft[]; end: 'cancelled' | 'unpaid' | null }

/** The first booking ever starts with the trial; every other one with a paid period. */
export function startSubscription(terms: Terms, trialDays: number, now: Date): Outcome {
  const common = { terms, cancelledAt: null, next: null }
  if (trialDays > 0) {
    const trialEnd = new Date(now.getTime() + trialDays * 24 * 60 * 60 * 1000)
    const trial = { anchorAt: trialEnd, periodStart: now, periodEnd: trialEnd, trialEndsAt: trialEnd }
    return { subscription: { ...common, ...trial }, drafts: [], end: null }
  }
  const periodEnd = addInterval(now, terms.interval)
  const subscription = { ...common, anchorAt: now, periodStart: now, periodEnd, trialEndsAt: null }
  return { subscription, drafts: [periodCharge(subscription)], end: null }
}

/**
 * Lets time pass: continues into the periods that have begun and ends what was cancelled or not paid. A period is
 * opened `aheadMs` early, so that no licence has a gap until the job's next run. Repeating it changes nothing.
 */
export function advance(account: Account, now: Date, aheadMs = 0): Outcome {
  let { subscription } = account
  const drafts: ChargeDraft[] = []
  if (account.isSuspended) return { subscription, drafts, end: null }
  const soon = new Date(now.getTime() + aheadMs)
  while (subscription.periodEnd <= soon) {
    const isOver = subscription.periodEnd <= now
    if (subscription.cancelledAt) return { subscription, drafts, end: isOver ? 'cancelled' : null }
    const graces = gracesOf(account)
    if (graces.length > 0) {
      // Nothing new is sold on credit: the next period waits for the payment, or the subscription ends with the grace.
      const isGraceOver = graces.some((graceUntil) => graceUntil <= now)
      return { subscription, drafts, end: isOver && isGraceOver ? 'unpaid' : null }
    }
    subscription = nextPeriod(subscription, now)
    drafts.push(periodCharge(subscription))
  }
  return { subscription, drafts, end: null }
}

/**
 * After a suspension: a period that ended meanwhile counts until now, so that the next one, and what it costs, begins
 * with this moment.
 */
export function resume(subscription: Subscription, now: Date): Subscription {
  if (subscription.cancelledAt !== null || subscription.periodEnd > now) return subscription
  return { ...subscription, anchorAt: now, periodEnd: now }
}

/** When a change of the plan applies: `now` within the trial or for a higher price, else from the next period on. */
export function changeTiming(subscription: Subscription, to: Terms, now: Date): 'now' | 'next-period' {
  if (isFree(subscription, now)) return 'now'
  const { terms } = subscription
  return to.interval === terms.interval && to.netPriceCents >= terms.netPriceCents ? 'now' : 'next-period'
}

/**
 * Changes the plan. An upgrade applies immediately and costs the difference for the rest of the period by calendar
 * days, including today; everything else begins with the next period. The caller has checked that it is allowed.
 * @param charges those there are: two upgrades before their period begins must not be taken for the same one
 */
export function changePlan(
  subscription: Subscription,
  to: Terms,
  now: Date,
  charges: readonly Pick<Charge, 'kind' | 'from'>[] = [],
): Outcome {
  if (changeTiming(subscription, to, now) === 'next-period') {
    return { subscription: { ...subscription, next: to }, drafts: [], end: null }
  }
  const changed = { ...subscription, terms: to, next: null }
  const { periodStart, periodEnd, terms } = subscription
  const difference = to.netPriceCents - terms.netPriceCents
  if (isFree(subscription, now) || difference === 0) return { subscription: changed, drafts: [], end: null }
  const from = now > periodStart ? now : periodStart
  const share = calendarDays(from, periodEnd) / calendarDays(periodStart, periodEnd)
  const netCents = Math.round(difference * Math.min(1, share))
  const draft: ChargeDraft = { kind: 'upgrade', from: freeMoment(from, charges), until: periodEnd, terms: to, netCents }
  return { subscription: changed, drafts: netCents > 0 ? [draft] : [], end: null }
}

/** The first moment from which no upgrade is charged yet: it is what tells one upgrade from another. */
function freeMoment(from: Date, charges: readonly Pick<Charge, 'kind' | 'from'>[]): Date {
  const taken = new Set(charges.flatMap((charge) => (charge.kind === 'upgrade' ? charge.from.getTime() : [])))
  let moment = from.getTime()
  while (taken.has(moment)) moment += 1
  return new Date(moment)
}

/** Whether nothing is billed yet: the first paid period is opened, with its invoice, a little before the trial ends. */
function isFree({ trialEndsAt, periodEnd }: Subscription, now: Date): boolean {
  return trialEndsAt !== null && now < trialEndsAt && periodEnd <= trialEndsAt
}

/**
 * The licence of a running subscription: valid through the trial, through every billed and not unpaid period, and
 * through the grace.
 */
export function licenseOf(account: Account, now: Date): License {
  const { isSuspended, subscription, charges } = account
  const graces = gracesOf(account)
  const validUntil = latest([coveredUntil(subscription, charges, now), earliest(graces)])
  if (isSuspended) return { state: 'suspended', validUntil }
  if (!validUntil || validUntil <= now) return { state: 'expired', validUntil }
  if (graces.length > 0) return { state: 'past_due', validUntil }
  const isTrial = subscription.trialEndsAt !== null && validUntil <= subscription.trialEndsAt
  return { state: isTrial ? 'trial' : 'active', validUntil }
}

/**
 * Whether a subscription ends before what it was charged for, or its trial, would: a cancellation for the end of the
 * period can be withdrawn, this one cannot.
 */
export function endsEarly({ subscription, charges }: Account): boolean {
  const { cancelledAt, periodEnd, trialEndsAt } = subscription
  if (cancelledAt === null) return false
  const isChargedLonger = charges.some(({ isCancelled, until }) => !isCancelled && until > periodEnd)
  return isChargedLonger || (trialEndsAt !== null && trialEndsAt > periodEnd)
}

/** End of the continuous coverage from the trial or a paid period on, at most that of a cancelled subscription. */
function coveredUntil(subscription: Subscription, charges: readonly Charge[], now: Date): Date | null {
  const { trialEndsAt, cancelledAt, periodEnd } = subscription
  const good = charges
    .filter(({ kind, isCancelled, graceUntil }) => kind === 'period' && !isCancelled && graceUntil === null)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  let end = trialEndsAt
  for (const { from, until } of good) {
    if (end === null || from <= end || end <= now) end = latest([end, until])
  }
  return cancelledAt !== null && end !== null && periodEnd < end ? periodEnd : end
}

/** When the graces of all debts end. */
function gracesOf({ charges, earlierGraces = [] }: Account): Date[] {
  const own = charges.flatMap(({ isCancelled, graceUntil }) => (isCancelled ? [] : (graceUntil ?? [])))
  return [...own, ...earlierGraces]
}

function nextPeriod(subscription: Subscription, now: Date): Subscription {
  const { periodEnd, next, trialEndsAt } = subscription
  const terms = next ?? subscription.terms
  const changesRhythm = terms.interval !== subscription.terms.interval
  const wasTrial = trialEndsAt?.getTime() === periodEnd.getTime()
  const anchorAt = changesRhythm || wasTrial ? periodEnd : subscription.anchorAt
  const end = periodEndAfter(anchorAt, terms.interval, periodEnd)
  // Nobody pays for a period that passed while Stellwerk was not running.
  if (end <= now) {
    return {
      ...subscription,
      terms,
      next: null,
      anchorAt: now,
      periodStart: now,
      periodEnd: addInterval(now, terms.interval),
    }
  }
  return { ...subscription, terms, next: null, anchorAt, periodStart: periodEnd, periodEnd: end }
}

function periodCharge({ terms, periodStart, periodEnd }: Subscription): ChargeDraft {
  return { kind: 'period', from: periodStart, until: periodEnd, terms, netCents: terms.netPriceCents }
}

function earliest(moments: readonly Date[]): Date | null {
  return moments.length > 0 ? new Date(Math.min(...moments.map((moment) => moment.getTime()))) : null
}

function latest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.flatMap((moment) => moment?.getTime() ?? [])
  return known.length > 0 ? new Date(Math.max(...known)) : null
}
