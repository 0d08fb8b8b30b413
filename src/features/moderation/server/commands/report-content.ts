import { eq } from 'drizzle-orm'
import type { Actor } from '~/features/accounts/actor'
import { isHeldUp } from '~/features/accounts/server/limits/limits'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import type { Database } from '~/platform/server/database/db'
import { reportDueAt } from '../../due'
import { moderationError } from '../../errors'
import type { ReportInput } from '../../schema'
import { reportReceivedMail } from '../emails'
import { findSubject } from '../subject'
import { contentReport } from '../table'

type ReportContext = { db: Database; actor: Actor; now: Date; clientIp: string | null }

/**
 * Stores a report and sends the receipt. Sending it again (double click, lost answer) changes nothing.
 * @throws AppError subjectNotFound, tooManyReports
 */
export async function reportContent(ctx: ReportContext, input: ReportInput): Promise<{ id: string }> {
  const { db, actor, now, clientIp } = ctx
  const { goodFaith: _, name, email, ...report } = input
  const [existing] = await db.select({ id: contentReport.id }).from(contentReport).where(eq(contentReport.id, input.id))
  if (existing) return existing
  if (await isHeldUp(db, 'report', { address: clientIp })) throw moderationError('tooManyReports')
  await db.transaction(async (tx) => {
    const { title, companyId } = await findSubject(tx, actor, input)
    const dueAt = reportDueAt(report.reason, now)
    const reporter = { reporterName: name, reporterEmail: email, subjectTitle: title, dueAt }
    const [made] = await tx
      .insert(contentReport)
      .values({ ...report, ...reporter, companyId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: contentReport.id })
    if (!made) return
    await enqueueMails(tx, [reportReceivedMail({ ...report, ...reporter })])
    await tellAdmins(tx, 'admin-report', made.id)
  })
  return { id: input.id }
}
