import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { type ApplicationStatus, isFinal } from '~/features/applications/lifecycle'
import { application } from '~/features/applications/server/table'
import { company } from '~/features/companies/server/table'
import type { Queryable } from '~/platform/server/database/db'
import type { AboutInput } from '../../schema'
import type { Hindrance } from '../../vocabulary'
import { conversation } from '../table'

/** A suspended company answers those who wait for it, and writes to nobody else. */
export function mustBeSilent(isSuspended: boolean, status: ApplicationStatus | null): boolean {
  return isSuspended && (status === null || isFinal(status))
}

type Known = {
  blockedBy: Exclude<Hindrance, 'suspended'> | null
  isSuspended: boolean
  status: ApplicationStatus | null
}

/** Why nothing can be written in a conversation. */
export function hindranceOf({ blockedBy, isSuspended, status }: Known): Hindrance | null {
  return blockedBy ?? (mustBeSilent(isSuspended, status) ? 'suspended' : null)
}

/** Why a company cannot write to somebody, for the box in which it would; null when it can. */
export async function findHindrance(db: Queryable, actor: CompanyActor, about: AboutInput): Promise<Hindrance | null> {
  const [applicationId, applicantProfileId] =
    'applicationId' in about ? [about.applicationId, null] : [null, about.applicantProfileId]
  const thread = applicationId
    ? eq(conversation.applicationId, applicationId)
    : and(eq(conversation.applicantProfileId, sql`${applicantProfileId}::uuid`), isNull(conversation.applicationId))
  const [row] = await db
    .select({
      isSuspended: sql<boolean>`${isNotNull(company.suspendedAt)}`,
      blockedBy: conversation.blockedBy,
      status: application.status,
    })
    .from(company)
    .leftJoin(conversation, and(eq(conversation.companyId, company.id), thread))
    .leftJoin(application, and(eq(application.companyId, company.id), eq(application.id, sql`${applicationId}::uuid`)))
    .where(eq(company.id, actor.company.id))
  return row ? hindranceOf(row) : null
}
