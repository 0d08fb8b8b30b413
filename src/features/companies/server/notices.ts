import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '~/platform/server/database/db'
import { companyError } from '../errors'
import type { noticesSchema } from '../schema'
import { companyMember } from './table'

const columns = {
  notifyApplications: companyMember.notifyApplications,
  notifyMessages: companyMember.notifyMessages,
  notifyPostings: companyMember.notifyPostings,
}

/** Which mails this member wants. */
export async function findNotices(db: Queryable, companyId: string, userId: string) {
  const [notices] = await db
    .select(columns)
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.userId, userId)))
  if (!notices) throw companyError('memberNotFound')
  return notices
}

/** Changes that for oneself; nobody does it for others. */
export async function saveNotices(
  db: Queryable,
  companyId: string,
  userId: string,
  notices: z.infer<typeof noticesSchema>,
): Promise<void> {
  await db
    .update(companyMember)
    .set(notices)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.userId, userId)))
}
