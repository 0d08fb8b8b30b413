import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { companyMember } from './table'

/** Who works for all of a company, which readers of one posting do not. */
export const worksForAll = isNull(companyMember.readsJobPostingId)

const WANTED = {
  applications: companyMember.notifyApplications,
  messages: companyMember.notifyMessages,
} as const

export type NoticeKind = keyof typeof WANTED

/**
 * E-mail addresses of admins and recruiters who want mails of this kind; without a kind all of them, for what nobody may
 * miss. Readers of one posting get no mails, but when a colleague names them.
 */
export async function memberEmails(db: Queryable, companyId: string, kind?: NoticeKind): Promise<{ email: string }[]> {
  return db
    .select({ email: user.email })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(eq(companyMember.companyId, companyId), worksForAll, kind && eq(WANTED[kind], true)))
}

/** Members who want mails of this kind; when there are none, the admins: for what somebody outside waits for. */
export async function wantedOrAdminEmails(
  db: Queryable,
  companyId: string,
  kind: NoticeKind,
): Promise<{ email: string }[]> {
  const wanted = await memberEmails(db, companyId, kind)
  if (wanted.length > 0) return wanted
  return db
    .select({ email: user.email })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.isAdmin, true)))
}

/**
 * The members who may know of applications to a posting: its readers, and who works for all of the company. Null for what
 * belongs to no posting.
 */
export function maySee(companyId: string | SQL, jobPostingId: string | SQL | null): SQL {
  const reads = jobPostingId === null ? sql`false` : sql`${companyMember.readsJobPostingId} = ${jobPostingId}`
  return sql`${companyMember.companyId} = ${companyId} and (${worksForAll} or ${reads})`
}
