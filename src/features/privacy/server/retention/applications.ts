import { and, eq, inArray, isNotNull, isNull, lte, ne, not, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { isHeld } from '~/features/applications/server/legal-holds/held'
import { application } from '~/features/applications/server/table'
import { memberEmails } from '~/features/companies/server/recipients'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { resumeGrant } from '~/features/resumes/server/table'
import { addDays } from '~/lib/dates/dates'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { privacyLabels } from '../../labels'
import { deletionMailToApplicant, deletionMailToCompany } from '../emails'
import { BATCH, type RetentionRule } from './rule'

const isToBeAnnounced = (db: Queryable, horizon: Date) =>
  and(isNull(application.deletionAnnouncedAt), lte(application.deleteAfter, horizon), not(isHeld(db)))
const isOver = (db: Queryable, now: Date) =>
  and(isNotNull(application.deletionAnnouncedAt), lte(application.deleteAfter, now), not(isHeld(db)))

/**
 * Tells both sides which applications will be deleted, some days before. A late announcement delays the deletion by as
 * many days, so nothing is deleted unannounced.
 */
export const announceDeletion: RetentionRule = {
  name: 'applications announced',
  label: privacyLabels.holds['applications announced'],
  // Announced deletions happen automatically some days later.
  hurdle: {
    due: ({ db, now, settings }) =>
      db.$count(application, isToBeAnnounced(db, addDays(now, settings.retentionNoticeDays))),
    total: ({ db }) => db.$count(application),
  },
  run: (db, now, { retentionNoticeDays }) =>
    db.transaction(async (tx) => {
      const horizon = addDays(now, retentionNoticeDays)
      const found = await tx
        .select({
          ...pick(application, 'id', 'companyId', 'submittedAt'),
          email: user.email,
          firstName: applicantProfile.firstName,
          title: jobPosting.title,
          companyName: companyProfile.name,
        })
        .from(application)
        .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
        .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
        .innerJoin(user, eq(user.id, applicantProfile.userId))
        .leftJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
        .where(isToBeAnnounced(tx, horizon))
        // As text, so that no index offers this order: PostgreSQL would walk the whole table for the few that are due.
        .orderBy(sql`${application.companyId}::text`, application.id)
        .limit(BATCH)
        .for('update', { of: application, skipLocked: true })
      const due = withoutTornCompany(found, BATCH)
      if (due.length === 0) return 0
      await tx
        .update(application)
        .set({ deletionAnnouncedAt: now, deleteAfter: horizon, updatedAt: sql`${application.updatedAt}` })
        .where(
          inArray(
            application.id,
            due.map(({ id }) => id),
          ),
        )
      await mailEach(tx, due, ({ id, email, firstName, title, companyName }) =>
        deletionMailToApplicant({ email, firstName }, { id, title, companyName, on: horizon }),
      )
      for (const [companyId, ended] of Map.groupBy(due, (row) => row.companyId)) {
        const members = await memberEmails(tx, companyId)
        await mailEach(tx, members, (member) => deletionMailToCompany(member, { ended, on: horizon }))
      }
      return due.length
    }),
}

/**
 * Rows in the order of their companies, without the last company when the batch ends within it: it comes whole with the
 * next batch, and is told once. Only one with more rows than a batch is told in parts.
 * @param limit how many rows a batch has
 */
export function withoutTornCompany<Row extends { companyId: string }>(rows: readonly Row[], limit: number): Row[] {
  const last = rows.at(-1)?.companyId
  if (rows.length < limit || rows[0]?.companyId === last) return [...rows]
  return rows.filter(({ companyId }) => companyId !== last)
}

/**
 * Deletes applications past their retention (AGG § 15 Abs. 4 plus a margin), with everything that depends on them; the
 * company loses the access to the résumé that came from them. Their files are deleted by the sweep.
 */
export const deleteApplications: RetentionRule = {
  name: 'applications deleted',
  label: privacyLabels.holds['applications deleted'],
  hurdle: {
    due: ({ db, now }) => db.$count(application, isOver(db, now)),
    total: ({ db }) => db.$count(application),
  },
  run: (db, now) =>
    db.transaction(async (tx) => {
      const over = await tx
        .select({ id: application.id })
        .from(application)
        .where(isOver(tx, now))
        .orderBy(application.deleteAfter)
        .limit(BATCH)
        .for('update', { skipLocked: true })
      if (over.length === 0) return 0
      const gone = await tx
        .delete(application)
        .where(
          inArray(
            application.id,
            over.map(({ id }) => id),
          ),
        )
        .returning({ applicantProfileId: application.applicantProfileId, companyId: application.companyId })
      const left = alias(application, 'left_application')
      for (const { applicantProfileId, companyId } of gone) {
        await tx.delete(resumeGrant).where(
          and(
            eq(resumeGrant.applicantProfileId, applicantProfileId),
            eq(resumeGrant.companyId, companyId),
            eq(resumeGrant.reason, 'application'),
            notExists(
              tx
                .select({ id: left.id })
                .from(left)
                .where(
                  and(
                    eq(left.applicantProfileId, applicantProfileId),
                    eq(left.companyId, companyId),
                    // As in `closeResume`: these give no right.
                    ne(left.status, 'withdrawn'),
                    or(isNull(left.alias), isNotNull(left.namesShownAt)),
                  ),
                ),
            ),
          ),
        )
      }
      return gone.length
    }),
}
