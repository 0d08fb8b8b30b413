import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import { timedJob } from '~/features/accounts/server/holds/timed-job'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { company, companyProfile } from '~/features/companies/server/table'
import { addDays } from '~/lib/dates/dates'
import { anyOf, type Database } from '~/platform/server/database/db'
import { inTransactions } from '~/platform/server/jobs/batches'
import { EVERY_TEN_MINUTES } from '~/platform/server/jobs/job'
import { talentPoolLabels } from '../labels'
import { ASKED_DAYS, RENEWAL_DAYS } from '../vocabulary'
import { poolRenewalMail } from './emails'
import { transition } from './pool-lifecycle'
import { poolEntry } from './table'

const BATCH = 200

const isRenewable = (now: Date): SQL | undefined =>
  and(
    eq(poolEntry.state, 'agreed'),
    isNull(poolEntry.renewalAskedAt),
    gt(poolEntry.keepUntil, now),
    lte(poolEntry.keepUntil, addDays(now, RENEWAL_DAYS)),
  )

const isOver = (now: Date): SQL | undefined =>
  or(
    and(eq(poolEntry.state, 'agreed'), lte(poolEntry.keepUntil, now)),
    and(eq(poolEntry.state, 'asked'), lte(poolEntry.createdAt, addDays(now, -ASKED_DAYS))),
  )

/** Asks for another period, once for each; may be repeated or run twice at once. */
export function askForRenewal(db: Database, now: Date): Promise<number> {
  return inTransactions(db, async (tx) => {
    const due = await tx
      .select({
        id: poolEntry.id,
        keepUntil: poolEntry.keepUntil,
        email: user.email,
        firstName: applicantProfile.firstName,
        companyName: companyProfile.name,
      })
      .from(poolEntry)
      .innerJoin(applicantProfile, eq(applicantProfile.id, poolEntry.applicantProfileId))
      .innerJoin(user, eq(user.id, applicantProfile.userId))
      .innerJoin(companyProfile, eq(companyProfile.companyId, poolEntry.companyId))
      // A suspended company asks nobody; if it comes back in time, it asks then.
      .innerJoin(company, and(eq(company.id, poolEntry.companyId), isNull(company.suspendedAt)))
      .where(isRenewable(now))
      .orderBy(asc(poolEntry.id))
      .limit(BATCH)
      .for('update', { of: poolEntry, skipLocked: true })
    if (due.length === 0) return null
    const ids = due.map(({ id }) => id)
    await tx.update(poolEntry).set({ renewalAskedAt: now }).where(anyOf(poolEntry.id, ids))
    await enqueueMails(
      tx,
      due.flatMap(({ keepUntil, ...to }) => (keepUntil ? [poolRenewalMail(to, { ...to, keepUntil })] : [])),
    )
    return due.length
  })
}

/** Ends consents on their day, and questions that nobody answered; may be repeated. */
export async function endPools(db: Database, now: Date): Promise<number> {
  const ended = await db.transaction((tx) => transition(tx, isOver(now), 'expire', now))
  return ended.length
}

export const talentPoolJobs = [
  timedJob({
    name: 'talent-pools',
    label: 'Kandidatenpools: Ende und Verlängerung',
    schedule: EVERY_TEN_MINUTES,
    acts: () => [
      { name: 'pool renewals asked', endsNothing: 'writes a mail', run: askForRenewal },
      {
        name: 'pool consents ended',
        label: talentPoolLabels.holds['pool consents ended'],
        hurdle: {
          due: ({ db, now }) => db.$count(poolEntry, isOver(now)),
          total: ({ db }) => db.$count(poolEntry),
        },
        run: endPools,
      },
    ],
  }),
]
