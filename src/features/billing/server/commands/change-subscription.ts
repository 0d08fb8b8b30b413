import type { CompanyActor } from '~/features/accounts/actor'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { billingError } from '../../errors'
import type { Seen } from '../../schema'
import { advance, changePlan as changedPlan, changeTiming, endsEarly, type Outcome } from '../../subscription/engine'
import { findMandate } from '../debits/find-mandate'
import { findOperator, requireOperator } from '../operator/operator'
import { findBookablePlan, findPlanName } from '../queries'
import {
  applyOutcome,
  findDebts,
  findLicense,
  type LoadedAccount,
  loadAccount,
  lockCompany,
} from '../subscriptions/account'
import { type SubscriptionChange, subscriptionChangeMail } from '../subscriptions/change-emails'
import { creditUnused } from '../subscriptions/credit-unused'
import { isInternal } from '../subscriptions/standing'
import { isTakenBack, takeBackPeriod } from '../subscriptions/take-back-period'
import type { BillingContext } from './billing-context'
import { isBillable, requireBillable, requireSeen } from './open-subscription'

type Ctx = BillingContext<CompanyActor>

/**
 * Books another plan: a higher one immediately with the difference for the rest of the period, a lower one from the
 * next.
 */
export async function changePlan(ctx: Ctx, input: { planId: string; seen: Seen }) {
  return change(ctx, async (tx, account) => {
    if (account.subscription.cancelledAt) throw billingError('isCancelled')
    if ((await findDebts(tx, account.companyId)).length > 0) throw billingError('openInvoices')
    const { subscription } = account
    if (input.planId === subscription.terms.planId) return keptPlan(account)
    if (input.planId === subscription.next?.planId) throw billingError('plannedAlready')
    const plan = await findBookablePlan(tx, input.planId)
    if (!plan) throw billingError('planGone')
    await requireBillable(tx, account.companyId, await requireOperator(tx))
    const terms = { planId: plan.id, netPriceCents: plan.netPriceCents, interval: plan.interval }
    const mandate = (await findMandate(tx, account.companyId))?.reference ?? null
    const limits = pick(plan, 'maxActiveJobPostings', 'maxMembers')
    requireSeen(input.seen, { ...terms, ...limits, trialDays: 0, mandateReference: mandate })
    const ordered = {
      netPriceCents: plan.netPriceCents,
      interval: plan.interval,
      maxActiveJobPostings: plan.maxActiveJobPostings,
      maxMembers: plan.maxMembers,
      mandate,
    }
    const isNow = changeTiming(subscription, terms, ctx.now) === 'now'
    const outcome = changedPlan(subscription, terms, ctx.now, account.charges)
    return isNow
      ? { outcome, ordered, action: 'billing.changed', what: 'now' }
      : { outcome, ordered, action: 'billing.change-planned', what: 'later' }
  })
}

/** Cancels the planned change for the next period; that is no order. */
export async function withdrawChange(ctx: Ctx) {
  return change(ctx, async (_tx, account) => {
    if (!account.subscription.next) throw billingError('nothingPlanned')
    return keptPlan(account)
  })
}

function keptPlan({ subscription }: LoadedAccount): Decision {
  if (!subscription.next) throw billingError('samePlan')
  const outcome = { subscription: { ...subscription, next: null }, drafts: [], end: null }
  return { outcome, action: 'billing.change-withdrawn', what: 'kept' }
}

/**
 * Cancels for the end of the period that runs; the licence continues until then. Also while the company is suspended or
 * cannot be billed: nobody has to keep a contract that may be used again some day.
 */
export async function cancelSubscription(ctx: Ctx) {
  const decide = async (tx: Transaction, account: LoadedAccount): Promise<Decision> => {
    if (account.subscription.cancelledAt) throw billingError('isCancelled')
    const subscription = await takeBackPeriod(tx, account, ctx.now)
    const cancelled = { ...subscription, cancelledAt: ctx.now, next: null }
    const outcome = { subscription: cancelled, drafts: [], end: null }
    return { outcome, action: 'billing.cancelled', what: 'cancelled' }
  }
  return change(ctx, decide, { isLeaving: true })
}

/**
 * Ends the subscription before its period does, because the terms change: the unused days are credited. Where the period
 * ends earlier anyway, that stays its end. The caller has checked the reason.
 * @param unusedFrom the beginning of the first day without it
 * @throws AppError also when it has ended early before
 */
export async function terminateEarly(ctx: Ctx, unusedFrom: Date) {
  return change(ctx, async (tx, account) => {
    if (isInternal(account)) throw billingError('internalPlan')
    if (endsEarly(account)) throw billingError('endsEarly')
    const subscription = await takeBackPeriod(tx, account, ctx.now)
    if (subscription.cancelledAt && subscription.periodEnd <= unusedFrom) throw billingError('endsBefore')
    await creditUnused(tx, account.subscriptionId, unusedFrom, ctx.now)
    // The last moment of the day before: that is the day which everybody reads.
    const end = new Date(unusedFrom.getTime() - 1)
    const periodEnd = subscription.periodEnd < end ? subscription.periodEnd : end
    const ended = { ...subscription, periodEnd, cancelledAt: ctx.now, next: null }
    return { outcome: { subscription: ended, drafts: [], end: null }, action: 'billing.terminated', what: 'terminated' }
  })
}

/** Withdraws a cancellation while the period still runs. */
export async function reactivateSubscription(ctx: Ctx) {
  return change(ctx, async (_tx, account) => {
    const { subscription } = account
    if (!subscription.cancelledAt) throw billingError('notCancelled')
    if (isInternal(account)) throw billingError('internalPlan')
    if (endsEarly(account)) throw billingError('endsEarly')
    if (isTakenBack(account)) throw billingError('endsSoon')
    const outcome = { subscription: { ...subscription, cancelledAt: null }, drafts: [], end: null }
    return { outcome, action: 'billing.reactivated', what: 'reactivated' }
  })
}

type Decision = {
  outcome: Outcome
  action: string
  what: SubscriptionChange
  /** What an order promises, kept as its evidence. */
  ordered?: Record<string, string | number | null>
}

async function change(
  ctx: Ctx,
  decide: (tx: Transaction, account: LoadedAccount) => Promise<Decision>,
  { isLeaving = false } = {},
) {
  const { actor, now, db } = ctx
  const companyId = actor.company.id
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    const isSuspended = (await findLicense(tx, companyId))?.state === 'suspended'
    if (isSuspended && !isLeaving) throw billingError('suspended')
    const account = await upToDate(tx, companyId, now, isLeaving)
    if (!account) throw billingError('nothingBooked')
    const { outcome, action, what, ordered } = await decide(tx, account)
    const license = await applyOutcome(tx, account, outcome, now)
    const { terms, next, periodEnd } = outcome.subscription
    const plan = await findPlanName(tx, next?.planId ?? terms.planId)
    // The next period was opened and is taken back: the way back is closed with it.
    const isShortened = periodEnd < account.subscription.periodEnd
    const changed = {
      ...{ what, plan, periodEnd, license, terms: next ?? terms, isCharged: outcome.drafts.length > 0 },
      canWithdraw: !isSuspended && !isShortened && periodEnd > now,
    }
    await enqueueMails(tx, [subscriptionChangeMail(actor, changed, now)])
    await audit(tx, actor, action, { type: 'company', id: companyId, details: { plan, ...ordered } })
    return { what, license }
  })
}

/** What has become due since the job last ran comes first. Who leaves is not held by a period that cannot be billed. */
async function upToDate(tx: Transaction, companyId: string, now: Date, isLeaving: boolean) {
  const account = await loadAccount(tx, companyId)
  if (!account) return null
  const outcome = advance(account, now)
  if (outcome.drafts.length === 0 && !outcome.end) return account
  if (isLeaving && outcome.drafts.length > 0) {
    const operator = await findOperator(tx)
    if (!operator || !(await isBillable(tx, companyId, operator))) return account
  }
  await applyOutcome(tx, account, outcome, now)
  return loadAccount(tx, companyId)
}
