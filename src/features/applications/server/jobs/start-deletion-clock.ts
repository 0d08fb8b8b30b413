import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ApplicantContext } from '~/features/accounts/server/command-context'
import { addDays, addMonths } from '~/lib/dates/dates'
import type { Database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { getSettings } from '~/platform/server/settings/settings'
import type { Settings } from '~/platform/settings/schema'
import { application, applicationEvent } from '../table'

/** Older mails have been delivered, or never will be. */
const LOOK_BACK_DAYS = 14

const isUndelivered = and(eq(application.status, 'rejected'), isNull(application.endDeliveredAt))

/**
 * Counts the months until deletion from the moment the mail server took the rejection, not from when it was written
 * (AGG § 15 Abs. 4). Until then, and for one that no mail server takes, the date from the decision stands. All at
 * once: repeating it finds nothing.
 */
export async function startDeletionClock(db: Database, now: Date, settings: Settings): Promise<void> {
  const months = settings.applicationRetentionMonths
  await db
    .update(application)
    .set({
      endDeliveredAt: outboxMail.deliveredAt,
      // The same day of the month as `addMonths` finds, whatever the time zone of the session.
      deleteAfter: sql`(${outboxMail.deliveredAt} at time zone 'UTC' + make_interval(months => ${months})) at time zone 'UTC'`,
      updatedAt: sql`${application.updatedAt}`,
    })
    .from(outboxMail)
    .innerJoin(applicationEvent, isMailOf())
    .where(
      and(
        eq(outboxMail.kind, 'application-status'),
        sql`${outboxMail.createdAt} > ${addDays(now, -LOOK_BACK_DAYS).toISOString()}`,
        sql`${outboxMail.deliveredAt} is not null`,
        eq(applicationEvent.toStatus, 'rejected'),
        eq(application.id, applicationEvent.applicationId),
        isUndelivered,
      ),
    )
}

/** The applicant has read a rejection here, and no mail server had taken it by then. May be repeated. */
export async function noteRejectionSeen({ db, actor, now }: ApplicantContext, id: string): Promise<void> {
  const { applicationRetentionMonths } = await getSettings(db)
  await db
    .update(application)
    .set({
      endDeliveredAt: now,
      deleteAfter: addMonths(now, applicationRetentionMonths),
      // Told with the former date; the new one is announced in its time.
      deletionAnnouncedAt: null,
    })
    .where(and(eq(application.id, id), eq(application.applicantProfileId, actor.applicantProfileId), isUndelivered))
}

function isMailOf(): SQL {
  return sql`${outboxMail.dedupeKey} = 'application-status:' || ${applicationEvent.id}`
}
