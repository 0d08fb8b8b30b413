import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { company } from '~/features/companies/server/table'
import { id, moment, refersTo, timestamps } from '~/platform/server/database/columns'
import { LICENSE_STATES, PLAN_INTERVALS } from '../vocabulary'

/** A plan that companies can book. A limit of null means unlimited. */
export const subscriptionPlan = pgTable('subscription_plan', {
  id: id(),
  name: text().notNull(),
  description: text().notNull(),
  netPriceCents: integer().notNull(),
  currency: text().notNull().default('EUR'),
  interval: text({ enum: PLAN_INTERVALS }).notNull(),
  maxActiveJobPostings: integer(),
  maxMembers: integer(),
  trialDays: integer().notNull(),
  isRecommended: boolean().notNull().default(false),
  status: text({ enum: ['active', 'archived'] })
    .notNull()
    .default('active'),
  position: integer().notNull(),
  ...timestamps(),
})

export const subscription = pgTable(
  'subscription',
  {
    id: id(),
    companyId: refersTo(() => company.id),
    planId: refersTo(() => subscriptionPlan.id),
    startedAt: moment().notNull(),
    /** Price and interval as booked; missing in old rows, then the plan's apply. */
    netPriceCents: integer(),
    interval: text({ enum: PLAN_INTERVALS }),
    /** Its day of the month ends all periods; missing in old rows. */
    anchorAt: moment(),
    currentPeriodStart: moment(),
    currentPeriodEnd: moment().notNull(),
    trialEndsAt: moment(),
    /** The plan of the next period, when it is another one. */
    nextPlanId: uuid().references(() => subscriptionPlan.id),
    nextNetPriceCents: integer(),
    nextInterval: text({ enum: PLAN_INTERVALS }),
    cancelledAt: moment(),
    endedAt: moment(),
    endReason: text({ enum: ['cancelled', 'unpaid', 'replaced'] }),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('subscription_running_idx').on(t.companyId).where(sql`ended_at is null`),
    // What the job searches each minute.
    index('subscription_due_idx').on(t.currentPeriodEnd).where(sql`ended_at is null`),
    index('subscription_plan_idx').on(t.planId),
  ],
)

/** SEPA Core mandate as signed online; a new account needs a new mandate, the old one is revoked. */
export const sepaMandate = pgTable(
  'sepa_mandate',
  {
    id: id(),
    companyId: refersTo(() => company.id),
    reference: text().notNull().unique(),
    accountHolder: text().notNull(),
    iban: text().notNull(),
    scheme: text({ enum: ['CORE'] })
      .notNull()
      .default('CORE'),
    mandateText: text().notNull(),
    signedAt: moment().notNull(),
    signedByUserId: uuid().notNull(),
    signedFromIp: text(),
    /** When it was last used for a debit: 36 months later it expires (SEPA Core Rulebook). */
    lastUsedAt: moment(),
    revokedAt: moment(),
    revokedReason: text({ enum: ['replaced', 'expired', 'returned', 'deleted'] }),
    ...timestamps(),
  },
  (t) => [
    index('sepa_mandate_company_idx').on(t.companyId),
    uniqueIndex('sepa_mandate_valid_idx').on(t.companyId).where(sql`revoked_at is null`),
  ],
)

/**
 * A company's right to use paid functions; `validUntil` limits trial, active and past_due whether or not the job has
 * run.
 */
export const license = pgTable(
  'license',
  {
    companyId: uuid()
      .primaryKey()
      .references(() => company.id, { onDelete: 'cascade' }),
    state: text({ enum: LICENSE_STATES }).notNull(),
    /** The state to restore when a platform admin lifts the suspension. */
    stateBeforeSuspension: text({ enum: LICENSE_STATES }),
    validUntil: moment(),
    ...timestamps(),
  },
  // The platform admins' filter counts and finds the companies of a state from the index alone.
  (t) => [index('license_state_idx').on(t.state, t.validUntil, t.companyId)],
)
