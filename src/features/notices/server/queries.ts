import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isNoticeKind, type NoticeKind, noticeTopic } from '~/features/accounts/notices/notice-kinds'
import { notice } from '~/features/accounts/server/notices/table'
import { seenName } from '~/features/applications/server/anonymous/company-view'
import { application } from '~/features/applications/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { conversation, message } from '~/features/conversations/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { contactRequest } from '~/features/resumes/server/contact-table'
import { resumeGrant } from '~/features/resumes/server/table'
import { poolEntry } from '~/features/talent-pool/server/table'
import { PAGE_SIZE, pageOffset } from '~/lib/paging'
import { pick } from '~/lib/pick'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { noticePlace } from '../notice-place'
import { noticeText } from '../notice-text'
import { isVisible } from './visible'

export type NoticeReader = { userId: string; side: 'applicant' | 'company' }

/** The bell counts up to here. */
const MOST_UNREAD = 99
/** Notices of one kind about one thing on one German day show as one, read and unread ones apart. */
const groups = [
  notice.kind,
  notice.groupId,
  sql`(${notice.readAt} is null)`,
  sql`(${notice.createdAt} at time zone 'Europe/Berlin')::date`,
] as const

const latestAt = sql<Date>`max(${notice.createdAt})`.mapWith(notice.createdAt)
const latestId = sql<string>`(array_agg(${notice.id} order by ${notice.createdAt} desc, ${notice.id} desc))[1]`

/** How many unread notices the bell shows, at most 99. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const some = db
    .select({ kind: notice.kind })
    .from(notice)
    .where(and(inBellOf(userId), isNull(notice.readAt), isVisible))
    .groupBy(...groups)
    .limit(MOST_UNREAD)
    .as('some')
  const [found] = await db.select({ count: count() }).from(some)
  return found?.count ?? 0
}

/** A page of somebody's notices, the latest first, and how many there are. */
export async function listNotices(
  { db, now }: { db: Queryable; now: Date },
  reader: NoticeReader,
  { page, size = PAGE_SIZE }: PageOf,
) {
  const which = and(inBellOf(reader.userId), isVisible)
  const rows = await db
    .select({ id: latestId, at: latestAt, count: count(), total: sql<number>`count(*) over ()::int` })
    .from(notice)
    .where(which)
    .groupBy(...groups)
    .orderBy(desc(latestAt), desc(latestId))
    .limit(size)
    .offset(pageOffset({ page }))
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countGroups(db, which))
  return { items: await told(db, reader, rows), total, now }
}

type PageOf = { page: number; size?: number }

async function countGroups(db: Queryable, which: SQL | undefined): Promise<number> {
  const all = db
    .select({ kind: notice.kind })
    .from(notice)
    .where(which)
    .groupBy(...groups)
    .as('all_groups')
  const [found] = await db.select({ count: count() }).from(all)
  return found?.count ?? 0
}

type Group = { id: string; at: Date; count: number }

/** These notices with their sentences: names are read here and now, as this reader may see them at this moment. */
export async function told(db: Queryable, { side }: NoticeReader, shown: readonly Group[]) {
  const ids = shown.map(({ id }) => id)
  if (ids.length === 0) return []
  const isType = (type: string, id: SQL | typeof notice.subjectId) =>
    sql`(case when ${notice.subjectType} = ${type} then ${id} end)`
  const facts = await db
    .select({
      ...pick(notice, 'id', 'kind', 'detail', 'readAt'),
      title: jobPosting.title,
      companyName: companyProfile.name,
      person: sql<string | null>`(case when ${application.id} is not null then ${seenName} end)`,
      applicationId: application.id,
      postingId: jobPosting.id,
      messageId: message.id,
      // Only as long as the person lets this company read the résumé.
      applicantProfileId: resumeGrant.applicantProfileId,
    })
    .from(notice)
    .leftJoin(message, eq(message.id, isType('message', notice.subjectId)))
    .leftJoin(conversation, eq(conversation.id, message.conversationId))
    .leftJoin(contactRequest, eq(contactRequest.id, isType('contact-request', notice.subjectId)))
    .leftJoin(poolEntry, eq(poolEntry.id, isType('pool-entry', notice.subjectId)))
    .leftJoin(
      application,
      eq(application.id, sql`coalesce(${conversation.applicationId}, ${isType('application', notice.subjectId)})`),
    )
    .leftJoin(
      jobPosting,
      eq(jobPosting.id, sql`coalesce(${application.jobPostingId}, ${isType('posting', notice.subjectId)})`),
    )
    .leftJoin(
      companyProfile,
      eq(
        companyProfile.companyId,
        sql`coalesce(${jobPosting.companyId}, ${conversation.companyId}, ${contactRequest.companyId}, ${poolEntry.companyId})`,
      ),
    )
    .leftJoin(
      resumeGrant,
      and(
        eq(resumeGrant.applicantProfileId, contactRequest.applicantProfileId),
        eq(resumeGrant.companyId, contactRequest.companyId),
      ),
    )
    .where(anyOf(notice.id, ids))
  const byId = new Map(facts.map((row) => [row.id, row]))
  return shown.flatMap(({ id, at, count: size }) => {
    const row = byId.get(id)
    if (!row || !isNoticeKind(row.kind)) return []
    const known = { ...row, kind: row.kind, side, count: size }
    return [noticeOf(known, at)]
  })
}

type Known = Parameters<typeof noticeText>[1] &
  Parameters<typeof noticePlace>[1] & { id: string; kind: NoticeKind; readAt: Date | null }

function noticeOf(known: Known, at: Date) {
  const { id, kind, readAt } = known
  return {
    id,
    topic: noticeTopic(kind),
    text: noticeText(kind, known),
    href: noticePlace(kind, known),
    at,
    isUnread: readAt === null,
  }
}

/** Notices in somebody's bell. */
export function inBellOf(userId: string): SQL | undefined {
  return and(eq(notice.userId, userId), eq(notice.inBell, true))
}
