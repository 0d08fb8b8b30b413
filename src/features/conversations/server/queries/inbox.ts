import { and, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { CompanyActor, SignedInActor } from '~/features/accounts/actor'
import { applicantProfile } from '~/features/applicants/server/table'
import { seenName } from '~/features/applications/server/anonymous/company-view'
import { application } from '~/features/applications/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { maskContacts } from '~/features/resumes/redaction/mask-contacts'
import { type QueryWord, queryTerms, quoteLexeme, tsqueryText } from '~/lib/german/text'
import { cutText } from '~/lib/text/cut-text'
import type { Queryable } from '~/platform/server/database/db'
import { foldedText } from '~/platform/server/database/folded-text'
import type { ListInput } from '../../schema'
import type { Side } from '../../vocabulary'
import { conversationScope, type Scope } from '../scope'
import { conversation, message } from '../table'
import { beginningFor, isPartnerHidden, isShielded, partnerName } from './columns'

const PAGE_SIZE = 25
/** Characters of a message in the list. */
const BEGINNING = 200

/**
 * "Nachrichten": one page of conversations, the latest first, each with its last message and the number of unread ones.
 * The page is cut first, by the conversation's own columns, and only its rows are completed.
 */
export async function listConversations(db: Queryable, actor: SignedInActor, input: ListInput) {
  const scope = conversationScope(actor)
  const { side, own } = scope
  const page = input.page ?? 1
  const unread = unreadOf(side)
  const where = and(
    own,
    input.ungelesen ? gt(unread, 0) : undefined,
    input.suche ? inArray(conversation.id, matching(db, input.suche, scope)) : undefined,
  )
  const isSearch = input.suche !== undefined && input.suche !== ''
  const shown = db
    // A search counts its matches; without one the page comes from an index and need not read the rest.
    .select({ id: conversation.id, total: (isSearch ? sql<number>`count(*) over ()` : sql<number>`0`).as('total') })
    .from(conversation)
    .where(where)
    .orderBy(desc(conversation.lastMessageAt), desc(conversation.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .as('shown')
  const [items, [counted]] = await Promise.all([
    db
      .select({
        id: conversation.id,
        lastMessageAt: conversation.lastMessageAt,
        lastMessageId: message.id,
        lastBody: beginningFor(side, BEGINNING),
        lastSide: message.senderSide,
        unread,
        isShielded: isShielded(),
        partner: partnerName(side),
        partnerLogoFileId: companyProfile.logoFileId,
        isHidden: isPartnerHidden(side),
        subject: jobPosting.title,
        total: sql<number>`${shown.total}`.mapWith(Number),
      })
      .from(shown)
      .innerJoin(conversation, eq(conversation.id, shown.id))
      .innerJoin(message, eq(message.id, conversation.lastMessageId))
      .innerJoin(applicantProfile, eq(applicantProfile.id, conversation.applicantProfileId))
      .leftJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
      .leftJoin(application, eq(application.id, conversation.applicationId))
      .leftJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .orderBy(desc(conversation.lastMessageAt), desc(conversation.id)),
    isSearch ? [] : db.select({ count: count() }).from(conversation).where(where),
  ])
  return {
    items: items.map(({ isShielded: shielded, lastBody, total: _total, ...item }) => ({
      ...item,
      lastBody: cutText(shielded && item.lastSide !== side ? maskContacts(lastBody) : lastBody, BEGINNING),
    })),
    // After the last page no row carries the total.
    total: counted?.count ?? items[0]?.total ?? (page > 1 ? await db.$count(conversation, where) : 0),
    page,
    pageSize: PAGE_SIZE,
    side,
  }
}

/** How many messages are unread. */
export async function countUnread(db: Queryable, actor: SignedInActor): Promise<number> {
  const { side, own } = conversationScope(actor)
  const unread = unreadOf(side)
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${unread}), 0)`.mapWith(Number) })
    .from(conversation)
    .where(and(own, gt(unread, 0)))
  return row?.count ?? 0
}

/** The last message about an application, for the link from an application to its conversation. */
export async function findLastMessageOf(db: Queryable, actor: SignedInActor, applicationId: string) {
  const { own } = conversationScope(actor)
  const [row] = await db
    .select({ id: conversation.lastMessageId })
    .from(conversation)
    .where(and(eq(conversation.applicationId, applicationId), own))
  return row?.id ? { id: row.id } : null
}

/** The last message of the company's conversation with a person about their résumé. */
export async function findLastMessageTo(db: Queryable, actor: CompanyActor, applicantProfileId: string) {
  const [row] = await db
    .select({ id: conversation.lastMessageId })
    .from(conversation)
    .where(
      and(
        eq(conversation.companyId, actor.company.id),
        eq(conversation.applicantProfileId, applicantProfileId),
        isNull(conversation.applicationId),
      ),
    )
  return row?.id ? { id: row.id } : null
}

function unreadOf(side: Side) {
  return side === 'company' ? conversation.companyUnread : conversation.applicantUnread
}

/**
 * Own conversations that contain a text: parts of names and postings, folded, and words of messages by our own
 * normaliser, so that other forms are found as well. Several queries, each with an index, instead of one `or` without.
 */
function matching(db: Queryable, text: string, scope: Scope) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const folded = foldedText(sql`${pattern}::text`)
  const named = namedLike(db, folded, scope).unionAll(aboutTitleLike(db, folded, scope))
  const written = queryTerms(text)
  return written.length === 0 ? named : named.unionAll(withAllWords(db, written, scope))
}

/** Own conversations that contain every word of the text, possibly in different messages. */
function withAllWords(db: Queryable, words: QueryWord[], { lexeme }: Scope) {
  const each = words.map((word) => {
    const asked = `${quoteLexeme(lexeme)} & ${tsqueryText([word])}`
    return sql`select ${message.conversationId} as id from ${message} where ${message.terms} @@ ${asked}::tsquery`
  })
  return db.select({ id: sql<string>`id` }).from(sql`(${sql.join(each, sql` intersect `)}) as found`)
}

/** Own conversations by the other side's name. */
function namedLike(db: Queryable, folded: SQL, { side, own }: Scope) {
  const ids = db.select({ id: conversation.id }).from(conversation).$dynamic()
  if (side === 'company') {
    return ids
      .innerJoin(applicantProfile, eq(applicantProfile.id, conversation.applicantProfileId))
      .leftJoin(application, eq(application.id, conversation.applicationId))
      .where(
        and(
          own,
          sql`case when ${isPartnerHidden(side)} then ${foldedText(seenName)} else ${applicantProfile.searchName} end like ${folded}`,
        ),
      )
  }
  return ids
    .leftJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
    .where(and(own, sql`${foldedText(partnerName(side))} like ${folded}`))
}

/** Own conversations by the title of their posting; a company has few postings compared to its applications. */
function aboutTitleLike(db: Queryable, folded: SQL, { own, companyId }: Scope) {
  const isLike = sql`${foldedText(sql`${jobPosting.title}`)} like ${folded}`
  const ids = db
    .select({ id: conversation.id })
    .from(conversation)
    .innerJoin(application, eq(application.id, conversation.applicationId))
    .$dynamic()
  if (companyId === null) {
    return ids.innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId)).where(and(own, isLike))
  }
  const postings = db
    .select({ id: jobPosting.id })
    .from(jobPosting)
    .where(and(eq(jobPosting.companyId, companyId), isLike))
  return ids.where(and(own, inArray(application.jobPostingId, postings)))
}
