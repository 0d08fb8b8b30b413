import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { pick } from '~/lib/pick'
import { getConfig } from '~/platform/server/config'
import type { Database } from '~/platform/server/database/db'
import { appointmentColumns } from '../interviews/interview-columns'
import { reminderMail } from '../interviews/interview-emails'
import { applicantOf } from '../interviews/interview-sides'
import { lockApplication } from '../lifecycle'
import { interviewRecipients } from '../slots/interview-recipients'
import { application } from '../table'
import { interview } from '../workflow-table'

const HOURS_BEFORE = 24
const BATCH = 100

/**
 * Reminds both sides of an appointment a day before, once; not of one that was chosen later than that.
 * @returns how many appointments were handled
 */
export async function remindOfInterviews(db: Database, now: Date): Promise<number> {
  let handled = 0
  while (handled < BATCH && (await remindNext(db, now))) handled += 1
  return handled
}

function remindNext(db: Database, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + HOURS_BEFORE * 60 * 60 * 1000)
  const isDue = and(
    eq(interview.status, 'agreed'),
    isNull(interview.remindedAt),
    gt(interview.startsAt, now),
    lte(interview.startsAt, until),
    or(
      isNull(interview.chosenAt),
      sql`${interview.chosenAt} < ${interview.startsAt} - make_interval(hours => ${HOURS_BEFORE})`,
    ),
  )
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: interview.id, applicationId: interview.applicationId })
      .from(interview)
      .where(isDue)
      .orderBy(asc(interview.startsAt))
      .limit(1)
    if (!due) return false
    // The application's lock comes first, as everywhere; only then it is certain that nobody else has sent the
    // reminder.
    const current = await lockApplication(tx, eq(application.id, due.applicationId))
    const [claimed] = await tx
      .update(interview)
      .set({ remindedAt: now })
      .where(and(eq(interview.id, due.id), isDue))
      .returning({
        ...appointmentColumns,
        ...pick(interview, 'sequence', 'slotId'),
      })
    if (!claimed?.startsAt) return true
    const { seenName: applicantName, title: jobTitle, companyName } = current
    const facts = {
      ...claimed,
      startsAt: claimed.startsAt,
      jobTitle,
      companyName,
      applicantName,
      now,
      applicationId: current.id,
    }
    const { APP_URL } = getConfig()
    const search = `?bewerbung=${current.id}`
    await enqueueMails(tx, [
      reminderMail(
        { ...applicantOf(current), side: 'applicant' },
        { ...facts, url: `${APP_URL}/app/applicant/applications${search}` },
      ),
      ...(await interviewRecipients(tx, current, [claimed.slotId])).map((member) =>
        reminderMail({ ...member, side: 'company' }, { ...facts, url: `${APP_URL}/app/company/applications${search}` }),
      ),
    ])
    return true
  })
}
