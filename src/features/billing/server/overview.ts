import { eq } from 'drizzle-orm'
import { isReaderActor, type SignedInActor } from '~/features/accounts/actor'
import { accountError } from '~/features/accounts/errors'
import { company } from '~/features/companies/server/table'
import { toIsoDay } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { mandateText, maskIban } from '../debit/mandate'
import { quoteTax, type TaxTerms } from '../invoice/taxation'
import { endsEarly } from '../subscription/engine'
import { currentLicenseState, isLicenseValid } from '../subscription/license'
import { lastDay } from '../subscription/period'
import { nextReference } from './commands/sign-mandate'
import { findRunningDebits } from './debits/debit-queries'
import { findMandate } from './debits/find-mandate'
import { findCreditingStornos } from './invoices/invoice-queries'
import { findCredits } from './invoices/ledger'
import { findOperator } from './operator/operator'
import { billedColumns } from './queries'
import { findDebts, findLicense, loadAccount } from './subscriptions/account'
import { isInternal, standingFrom } from './subscriptions/standing'
import { isTakenBack } from './subscriptions/take-back-period'
import { subscriptionPlan } from './table'

/** Plan, licence, mandate, invoice address and debts of a company, for its admins. */
export async function findBillingOverview(db: Queryable, actor: SignedInActor, companyId: string, now: Date) {
  return overviewOf(db, companyId, await findTerms(db, actor.userId), now)
}

async function overviewOf(db: Queryable, companyId: string, { operator, newMandate, taxTerms }: Terms, now: Date) {
  const known = await findCompany(db, companyId)
  if (!known) return null
  const account = await loadAccount(db, companyId)
  const license = await findLicense(db, companyId)
  const state = currentLicenseState(license, now)
  const isValid = isLicenseValid(license, now)
  const mandate = await findShownMandate(db, companyId)
  const debts = await findDebts(db, companyId)
  const running = await findRunningDebits(
    db,
    debts.map(({ id }) => id),
    now,
  )
  const credits = await findCredits(db, companyId)
  const stornos = await findCreditingStornos(
    db,
    credits.map(({ id }) => id),
  )
  const plan = account ? await findPlan(db, account.subscription.terms.planId) : null
  const next = account?.subscription.next
  const isSuspended = state === 'suspended'
  const standing = await standingFrom(db, companyId, { license, account, hasDebts: debts.length > 0 }, now)
  return {
    company: known,
    plan: plan && account ? { ...plan, ...account.subscription.terms } : null,
    subscription: account
      ? {
          periodStart: account.subscription.periodStart,
          periodEnd: account.subscription.periodEnd,
          trialEndsAt: account.subscription.trialEndsAt,
          cancelledAt: account.subscription.cancelledAt,
          next: next ? { ...next, name: (await findPlan(db, next.planId))?.name ?? '' } : null,
        }
      : null,
    standing,
    license: { state, validUntil: license?.validUntil ?? null, isValid },
    mandate,
    debts: debts.map(({ id, number, openCents }) => {
      const collectionOn = running.get(id)?.collectionOn ?? null
      return { id, number, openCents, collectionOn }
    }),
    credits: credits.map((credit) => ({ ...credit, stornoNumber: stornos.get(credit.id) ?? null })),
    transferTo: debts.length > 0 && operator ? { name: operator.name, iban: operator.iban, bic: operator.bic } : null,
    newMandate,
    // A change that applies at once is charged until the end of the period.
    tax: quoteTax(taxTerms, known, account ? lastDay(now, account.subscription.periodEnd) : toIsoDay(now)),
    can: {
      setUp: mandate === null && !isSuspended,
      bookAgain: mandate !== null && !isValid && !isSuspended && debts.length === 0,
      change:
        account !== null && !isSuspended && debts.length === 0 && account.subscription.cancelledAt === null && isValid,
      withdrawChange: account !== null && !isSuspended && debts.length === 0 && account.subscription.next !== null,
      cancel: account !== null && account.subscription.cancelledAt === null,
      reactivate:
        account !== null &&
        !isSuspended &&
        !isInternal(account) &&
        !isTakenBack(account) &&
        !endsEarly(account) &&
        account.subscription.cancelledAt !== null &&
        account.subscription.periodEnd > now,
      changeAccount: operator !== null,
    },
  }
}

type Terms = Awaited<ReturnType<typeof findTerms>>

/** Based on the operator's current data: the mandate a person would sign next, as shown in the form, and the tax. */
async function findTerms(db: Queryable, userId: string) {
  const operator = await findOperator(db)
  const taxTerms: TaxTerms = {
    isSmallBusiness: operator?.isSmallBusiness ?? false,
    vatPercent: (await getSettings(db)).vatPercent,
  }
  if (!operator) return { operator, newMandate: null, taxTerms }
  const reference = await nextReference(db, userId)
  return { operator, newMandate: { reference, text: mandateText(operator, reference) }, taxTerms }
}

/**
 * The start of "Bezahlung einrichten". `first`: no mandate yet. `again`: there is one, but no valid licence. `account`:
 * a plan runs or an invoice is open, only an account is missing. `owing`: an invoice has to be paid before anything can
 * be booked. `done`: nothing to do. `closed`: the licence was suspended. `not-admin`: somebody else has to do it.
 * `not-ready`: the operator has not entered who sends the invoices.
 */
export async function findOrderStart(db: Queryable, actor: SignedInActor, now: Date) {
  if (actor.type !== 'COMPANY') throw accountError('companiesOnly')
  if (isReaderActor(actor) || (actor.company && !actor.company.isAdmin))
    return { mode: 'not-admin' as const, held: null }
  const known = await findTerms(db, actor.userId)
  const overview = actor.company ? await overviewOf(db, actor.company.id, known, now) : null
  return { ...orderStart(overview, known), held: overview && heldWithoutMandate(overview) }
}

type Overview = NonNullable<Awaited<ReturnType<typeof overviewOf>>>

/** Whoever has no mandate reaches no other page: what they owe and how they leave the plan is shown with the order. */
function heldWithoutMandate({ mandate, debts, transferTo, plan, subscription, license, standing, tax, can }: Overview) {
  const { cancel, reactivate } = can
  if (mandate !== null || (debts.length === 0 && !cancel && !reactivate)) return null
  return {
    ...{ debts, transferTo, plan, subscription, license, standing },
    taxCategory: tax.category,
    can: { cancel, reactivate },
  }
}

function orderStart(overview: Overview | null, { newMandate, taxTerms }: Terms) {
  if (overview?.license.state === 'suspended') return { mode: 'closed' as const }
  if (!newMandate) return { mode: 'not-ready' as const }
  const terms = { newMandate, taxTerms }
  if (!overview)
    return { mode: 'first' as const, company: null, planId: null, hasTrial: true, licensedUntil: null, ...terms }
  const { can, license, mandate, company: buyer, debts } = overview
  const planId = overview.plan?.planId ?? null
  if (can.setUp && (debts.length > 0 || (overview.plan && license.isValid && overview.standing !== 'internal')))
    return { mode: 'account' as const, newMandate }
  if (can.setUp) {
    // What is left of a licence is used up first.
    const licensedUntil = license.isValid ? license.validUntil : null
    return {
      mode: 'first' as const,
      company: buyer,
      planId,
      hasTrial: license.state === 'none',
      licensedUntil,
      ...terms,
    }
  }
  if (!license.isValid && debts.length > 0) return { mode: 'owing' as const }
  return can.bookAgain && mandate
    ? { mode: 'again' as const, mandate, planId, company: buyer, ...terms }
    : { mode: 'done' as const }
}

async function findCompany(db: Queryable, companyId: string) {
  const [row] = await db
    .select({
      ...billedColumns,
      invoiceEmail: company.invoiceEmail,
      buyerReference: company.buyerReference,
    })
    .from(company)
    .where(eq(company.id, companyId))
  return row
}

async function findShownMandate(db: Queryable, companyId: string) {
  const mandate = await findMandate(db, companyId)
  if (!mandate) return null
  const { reference, accountHolder, iban, signedAt } = mandate
  return { reference, accountHolder, maskedIban: maskIban(iban), signedAt }
}

async function findPlan(db: Queryable, planId: string) {
  const [plan] = await db
    .select(pick(subscriptionPlan, 'name', 'maxActiveJobPostings', 'maxMembers'))
    .from(subscriptionPlan)
    .where(eq(subscriptionPlan.id, planId))
  return plan ?? null
}
