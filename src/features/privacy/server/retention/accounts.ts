import { and, eq, gt, isNull, lte, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import { lastVisits } from '~/features/accounts/server/activity'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { session, user } from '~/features/accounts/server/table'
import { isPersonHeld } from '~/features/applications/server/legal-holds/held'
import { addDays, addMonths } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import type { Settings } from '~/platform/settings/schema'
import { privacyLabels } from '../../labels'
import { eraseAccount } from '../commands/erase-account'
import { inactiveMail } from '../emails'
import { BATCH, type RetentionRule } from './rule'

/** Days before the deletion of an unused account on which its owner is reminded. */
const REMINDERS = [60, 14] as const

/** Records when people were last active, while their sessions still exist. */
export const noteActivity: RetentionRule = {
  name: 'activity noted',
  endsNothing: 'writes down who was here',
  async run(db) {
    const { rowCount } = await db.execute(sql`
      update ${user} set last_active_at = seen.at, inactivity_reminders = 0, inactivity_reminded_at = null
      from (${lastVisits()}) seen
      where ${user.id} = seen.user_id and (${user.lastActiveAt} is null or ${user.lastActiveAt} < seen.at)`)
    // All at once: repeating it finds nothing.
    return rowCount ?? 0
  },
}

/** Deletes accounts with an unconfirmed address, and the empty company that came with one. */
export const deleteUnverified: RetentionRule = {
  name: 'unverified accounts deleted',
  label: privacyLabels.holds['unverified accounts deleted'],
  hurdle: {
    due: ({ db, now, settings }) => db.$count(user, isUnconfirmed(now, settings)),
    total: ({ db }) => db.$count(user),
  },
  async run(db, now, settings) {
    const over = await db
      .select({ id: user.id })
      .from(user)
      .where(isUnconfirmed(now, settings))
      .orderBy(user.createdAt)
      .limit(BATCH)
    let deleted = 0
    for (const { id } of over) {
      if (await eraseAccount(db, { userId: id, by: 'retention', now }, eq(user.emailVerified, false))) deleted += 1
    }
    return deleted
  },
}

const isUnconfirmed = (now: Date, { unverifiedAccountDays }: Settings) =>
  and(eq(user.emailVerified, false), eq(user.isAdmin, false), lte(user.createdAt, addDays(now, -unverifiedAccountDays)))

/** Reminds inactive applicants, twice, before their account is deleted. */
export const remindInactive: RetentionRule = {
  name: 'inactive accounts reminded',
  label: privacyLabels.holds['inactive accounts reminded'],
  // Announced deletions happen automatically some days later.
  hurdle: {
    due: ({ db, now, settings }) => db.$count(user, isToBeReminded(now, settings)),
    total: ({ db }) => db.$count(user),
  },
  run: (db, now, settings) =>
    db.transaction(async (tx) => {
      const { inactiveAccountMonths } = settings
      const due = await tx
        .select({
          ...pick(user, 'id', 'email', 'name'),
          sent: user.inactivityReminders,
          lastActiveAt: sql<Date>`${lastActive}`.mapWith(user.createdAt),
        })
        .from(user)
        .where(isToBeReminded(now, settings))
        .orderBy(user.id)
        .limit(BATCH)
        .for('update', { skipLocked: true })
      for (const { id, email, name, sent, lastActiveAt } of due) {
        const planned = addMonths(lastActiveAt, inactiveAccountMonths)
        const earliest = addDays(now, REMINDERS[sent] ?? REMINDERS[1])
        const on = new Date(Math.max(planned.getTime(), earliest.getTime()))
        await tx
          .update(user)
          .set({ inactivityReminders: sent + 1, inactivityRemindedAt: now, updatedAt: sql`${user.updatedAt}` })
          .where(eq(user.id, id))
        await enqueueMails(tx, [inactiveMail({ email, name }, { on, isLast: sent + 1 === REMINDERS.length })])
      }
      return due.length
    }),
}

function isToBeReminded(now: Date, { inactiveAccountMonths }: Settings) {
  const limit = addMonths(now, -inactiveAccountMonths)
  const isDue = REMINDERS.map((days, sent) =>
    and(eq(user.inactivityReminders, sent), lte(lastActive, addDays(limit, days))),
  )
  const isToldLongAgo = or(isNull(user.inactivityRemindedAt), lte(user.inactivityRemindedAt, addDays(now, -1)))
  return and(isApplicant, or(...isDue), isToldLongAgo)
}

/** Deletes applicants' accounts that stayed unused after both reminders, long enough after the last one. */
export const deleteInactive: RetentionRule = {
  name: 'inactive accounts deleted',
  label: privacyLabels.holds['inactive accounts deleted'],
  hurdle: {
    due: ({ db, now, settings }) => db.$count(user, isUnused(db, now, settings)),
    total: ({ db }) => db.$count(user),
  },
  async run(db, now, settings) {
    const isOver = isUnused(db, now, settings)
    const over = await db.select({ id: user.id }).from(user).where(isOver).orderBy(user.id).limit(BATCH)
    let deleted = 0
    for (const { id } of over) if (await eraseAccount(db, { userId: id, by: 'retention', now }, isOver)) deleted += 1
    return deleted
  },
}

function isUnused(db: Queryable, now: Date, { inactiveAccountMonths }: Settings) {
  return and(
    isApplicant,
    eq(user.inactivityReminders, REMINDERS.length),
    lte(user.inactivityRemindedAt, addDays(now, -REMINDERS[1])),
    lte(lastActive, addMonths(now, -inactiveAccountMonths)),
    not(isPersonHeld(db, user.id)),
    // Somebody currently signed in has not been recorded yet.
    notExists(
      db
        .select({ id: session.id })
        .from(session)
        .where(and(eq(session.userId, user.id), gt(session.updatedAt, user.inactivityRemindedAt))),
    ),
  )
}

const isApplicant = and(eq(user.type, 'APPLICANT'), eq(user.isAdmin, false), eq(user.emailVerified, true))
const lastActive: SQL = sql`coalesce(${user.lastActiveAt}, ${user.createdAt})`
