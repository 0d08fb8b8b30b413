import { and, count, eq, gt } from 'drizzle-orm'
import { isOneTooMany } from '~/features/accounts/server/attempts'
import { addDays } from '~/lib/dates'
import type { Database } from '~/platform/server/database/db'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { networkOf } from '~/platform/server/rate-limit'
import { reportDueAt } from '../../due'
import { moderationError } from '../../errors'
import type { ReportInput } from '../../schema'
import { reportReceivedMail } from '../emails'
import { findSubject } from '../subject'
import { contentReport } from '../table'

const PER_ADDRESS = { max: 10, windowSeconds: 3600 }
/** Receipts that one mailbox can be sent in a day, whoever asks for them. */
const MAX_PER_MAILBOX = 10

type ReportContext = { db: Database; now: Date; clientIp: string | null }

/**
 * Takes a notice and sends the receipt. Sending it again (double click, lost answer) changes nothing.
 *
 * @throws AppError subjectNotFound, tooManyReports
 */
export async function reportContent({ db, now, clientIp }: ReportContext, input: ReportInput): Promise<{ id: string }> {
  const { goodFaith: _, name, email, ...report } = input
  const [existing] = await db.select({ id: contentReport.id }).from(contentReport).where(eq(contentReport.id, input.id))
  if (existing) return existing
  if (await isOneTooMany(db, `report ${networkOf(clientIp)}`, PER_ADDRESS, now)) throw moderationError('tooManyReports')
  await db.transaction(async (tx) => {
    const { title, companyId } = await findSubject(tx, input)
    const [recent] = await tx
      .select({ count: count() })
      .from(contentReport)
      .where(and(eq(contentReport.reporterEmail, email), gt(contentReport.createdAt, addDays(now, -1))))
    if ((recent?.count ?? 0) >= MAX_PER_MAILBOX) throw moderationError('tooManyReports')
    const dueAt = reportDueAt(report.reason, now)
    const reporter = { reporterName: name, reporterEmail: email, subjectTitle: title, dueAt }
    const [made] = await tx
      .insert(contentReport)
      .values({ ...report, ...reporter, companyId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: contentReport.id })
    if (made) await enqueueMails(tx, [reportReceivedMail({ ...report, ...reporter })])
  })
  return { id: input.id }
}
