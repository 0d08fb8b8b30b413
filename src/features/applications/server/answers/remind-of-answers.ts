import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { essentialRecipients } from '~/features/companies/server/recipients'
import { addDays, toIsoDay, toWallClock } from '~/lib/dates/dates'
import { anyOf, type Database } from '~/platform/server/database/db'
import { ANSWER_REMINDERS } from '../../answer-promise'
import { application } from '../table'
import { answersDueMail } from './answer-emails'
import { isWaiting } from './conditions'

const FROM_HOUR = 7
/** The first reminder comes this many days before the date. */
const EARLIEST = -Math.min(...ANSWER_REMINDERS)

/** Whether people may get mails that a job writes: from seven in the morning. */
export function isDaytime(now: Date): boolean {
  return Number(toWallClock(now).slice(11, 13)) >= FROM_HOUR
}

/** The last reminder that is due on this German day, as days after the promised one. */
const reached = (today: string) => {
  const days = sql`(${today}::date - (${application.answerDueAt} at time zone 'Europe/Berlin')::date)`
  const cases = ANSWER_REMINDERS.toReversed().map((reminder) => sql`when ${days} >= ${reminder} then ${reminder}::int`)
  return sql<number>`case ${sql.join(cases, sql` `)} end`
}

/**
 * Reminds companies of answers they have promised: three days before the date, on that day and three days after it,
 * each once for each application. One mail for each company and day; what becomes due later that day waits for the
 * next. May be repeated or run twice at once: the reminder is written on the applications in the same transaction.
 * @returns how many companies were reminded
 */
export async function remindOfAnswers(db: Database, now: Date): Promise<number> {
  if (!isDaytime(now)) return 0
  const today = toIsoDay(now)
  const isDue = and(
    isWaiting,
    lt(application.answerDueAt, addDays(now, EARLIEST + 1)),
    sql`${reached(today)} > coalesce(${application.dueRemindedDays}, ${-EARLIEST - 1})`,
    or(isNull(application.overdueMailedOn), lt(application.overdueMailedOn, today)),
  )
  const [due, told] = await Promise.all([
    db.selectDistinct({ id: application.companyId }).from(application).where(isDue),
    db.selectDistinct({ id: application.companyId }).from(application).where(eq(application.overdueMailedOn, today)),
  ])
  const done = new Set(told.map(({ id }) => id))
  let reminded = 0
  for (const { id } of due) if (!done.has(id) && (await remindCompany(db, id, { now, today, isDue }))) reminded += 1
  return reminded
}

type Round = { now: Date; today: string; isDue: ReturnType<typeof and> }

function remindCompany(db: Database, companyId: string, { now, today, isDue }: Round): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: application.id, dueAt: application.answerDueAt, reminder: reached(today) })
      .from(application)
      .where(and(eq(application.companyId, companyId), isDue))
      .orderBy(application.answerDueAt)
      .for('update')
    if (rows.length === 0) return false
    await tx
      .update(application)
      .set({ dueRemindedDays: reached(today), overdueMailedOn: today, updatedAt: sql`${application.updatedAt}` })
      .where(
        anyOf(
          application.id,
          rows.map(({ id }) => id),
        ),
      )
    const count = (reminder: number) => rows.filter((row) => row.reminder === reminder).length
    const counts = { soon: count(-3), today: count(0), late: count(3) }
    const oldest = rows[0]?.dueAt ?? now
    await enqueueMails(
      tx,
      (await essentialRecipients(tx, companyId, 'applications')).map(({ mustLeave, ...member }) => ({
        ...answersDueMail(member, { companyId, day: today, ...counts, oldest, now }),
        mustLeave,
      })),
    )
    return true
  })
}
