import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { NoticeTopic } from '~/features/accounts/notices/topics'
import { wantsMail } from '~/features/accounts/server/notices/settings'
import { user } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { companyMember } from './table'

/** Who works for all of a company, which readers of one posting do not. */
export const worksForAll = isNull(companyMember.readsJobPostingId)

/** Whether anybody has an account of the company; one that an import made has nobody at first. */
export function hasMembers(companyId: SQL | AnyPgColumn): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${companyMember} where ${companyMember.companyId} = ${companyId})`
}

/**
 * E-mail addresses of all admins and recruiters; what each has set decides what becomes of a mail to them, and suspended
 * ones get nothing of applicants (`isWithheld`). Readers of one posting hear of nothing, but when a colleague names them.
 */
export async function memberEmails(db: Queryable, companyId: string): Promise<{ email: string }[]> {
  return db
    .select({ email: user.email })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(eq(companyMember.companyId, companyId), worksForAll))
}

/**
 * Who reads the answer to something a colleague asked: they, as long as they work for the company and are not suspended,
 * otherwise its admins.
 */
export async function askerOrAdmins(
  db: Queryable,
  companyId: string,
  askedByUserId: string | null,
): Promise<{ email: string }[]> {
  const colleagues = await db
    .select({ email: user.email, userId: user.id, isAdmin: companyMember.isAdmin })
    .from(companyMember)
    .innerJoin(user, and(eq(user.id, companyMember.userId), isNull(user.suspendedAt)))
    .where(and(eq(companyMember.companyId, companyId), worksForAll))
  const asker = colleagues.filter(({ userId }) => userId === askedByUserId)
  return (asker.length > 0 ? asker : colleagues.filter(({ isAdmin }) => isAdmin)).map(({ email }) => ({ email }))
}

/**
 * As `memberEmails`, for what somebody outside waits for: when all who may sign in have switched the topic's mails off,
 * those to the admins leave all the same.
 */
export async function essentialRecipients(
  db: Queryable,
  companyId: string,
  topic: NoticeTopic,
): Promise<{ email: string; mustLeave: boolean }[]> {
  const members = await db
    .select({ email: user.email, isAdmin: companyMember.isAdmin, isWilling: wantsMail(topic, companyMember.userId) })
    .from(companyMember)
    .innerJoin(user, and(eq(user.id, companyMember.userId), isNull(user.suspendedAt)))
    .where(and(eq(companyMember.companyId, companyId), worksForAll))
  const isAnyWilling = members.some(({ isWilling }) => isWilling)
  return members.map(({ email, isAdmin }) => ({ email, mustLeave: isAdmin && !isAnyWilling }))
}

/**
 * The members who may know of applications to a posting: its readers, and who works for all of the company. Null for what
 * belongs to no posting.
 */
export function maySee(companyId: string | SQL, jobPostingId: string | SQL | null): SQL {
  const reads = jobPostingId === null ? sql`false` : sql`${companyMember.readsJobPostingId} = ${jobPostingId}`
  return sql`${companyMember.companyId} = ${companyId} and (${worksForAll} or ${reads})`
}
