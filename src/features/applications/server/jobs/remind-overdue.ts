import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { wantedOrAdminEmails } from '~/features/companies/server/recipients'
import { toIsoDay } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import type { Database } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { APPLICATION_STATUSES, isFinal } from '../../lifecycle'
import { overdueMail } from '../emails'
import { application } from '../table'

const OPEN = APPLICATION_STATUSES.filter((status) => !isFinal(status))
const FROM_HOUR = 7
const BATCH = 50

const hourFormat = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: 'numeric', hourCycle: 'h23' })

/**
 * Once a day, from seven in the morning, tells each company how many applications wait longer than promised. May be
 * repeated or run twice at once: the day is written on the applications in the same transaction.
 * @returns how many companies were informed
 */
export async function remindOfOverdue(db: Database, now: Date): Promise<number> {
  if (Number.parseInt(hourFormat.format(now), 10) < FROM_HOUR) return 0
  const today = toIsoDay(now)
  const isDue = and(
    isNull(application.answeredAt),
    inArray(application.status, OPEN),
    lt(application.answerDueAt, now),
    or(isNull(application.overdueMailedOn), ne(application.overdueMailedOn, today)),
  )
  const companies = await db.selectDistinct({ id: application.companyId }).from(application).where(isDue).limit(BATCH)
  let told = 0
  for (const company of companies) {
    const isTold = await db.transaction(async (tx) => {
      const marked = await tx
        .update(application)
        .set({ overdueMailedOn: today, updatedAt: sql`${application.updatedAt}` })
        .where(and(eq(application.companyId, company.id), isDue))
        .returning({ id: application.id, dueAt: application.answerDueAt })
      if (marked.length === 0) return false
      const oldest = marked.reduce((first, { dueAt }) => (dueAt && dueAt < first ? dueAt : first), now)
      const url = `${getConfig().APP_URL}/app/company/applications?ueberfaellig=true&ansicht=liste`
      await enqueueMails(
        tx,
        (await wantedOrAdminEmails(tx, company.id, 'applications')).map((member) =>
          overdueMail(member, { companyId: company.id, day: today, count: marked.length, oldest, url, now }),
        ),
      )
      return true
    })
    if (isTold) told += 1
  }
  return told
}
