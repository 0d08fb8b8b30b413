import { and, eq } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { companyMember } from './table'

const WANTED = {
  applications: companyMember.notifyApplications,
  messages: companyMember.notifyMessages,
} as const

export type NoticeKind = keyof typeof WANTED

/** E-mail addresses of members who want mails of this kind; without a kind everybody, for what nobody may miss. */
export async function memberEmails(db: Queryable, companyId: string, kind?: NoticeKind): Promise<{ email: string }[]> {
  return db
    .select({ email: user.email })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(eq(companyMember.companyId, companyId), kind && eq(WANTED[kind], true)))
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
