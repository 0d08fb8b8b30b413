import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { type ApplicationStatus, isFinal } from '~/features/applications/lifecycle'
import { application } from '~/features/applications/server/table'
import { company } from '~/features/companies/server/table'
import { releaseNow } from '~/features/resumes/server/release'
import type { Queryable } from '~/platform/server/database/db'
import type { AboutInput } from '../../schema'
import type { Hindrance } from '../../vocabulary'
import { conversation } from '../table'
import { isPartnerHidden } from './columns'

/** A suspended company answers those who wait for it, and writes to nobody else. */
export function mustBeSilent(isSuspended: boolean, status: ApplicationStatus | null): boolean {
  return isSuspended && (status === null || isFinal(status))
}

/**
 * Why a company writes to nobody about this résumé: the person has taken back its yes, has blocked the company, or has
 * ended a conversation with it, which a second one must not get around.
 */
export async function resumeHindrance(
  db: Queryable,
  { companyId, applicantProfileId }: { companyId: string; applicantProfileId: string },
): Promise<Extract<Hindrance, 'applicant' | 'closed'> | null> {
  const release = await releaseNow(db, applicantProfileId, companyId)
  if (!release?.hasAgreed || release.shown === 'nothing') return 'closed'
  const [ended] = await db
    .select({ id: conversation.id })
    .from(conversation)
    .leftJoin(application, eq(application.id, conversation.applicationId))
    .where(
      and(
        eq(conversation.companyId, companyId),
        eq(conversation.applicantProfileId, applicantProfileId),
        eq(conversation.blockedBy, 'applicant'),
        // An end in an application without a name would tell whose it is.
        not(isPartnerHidden('company')),
      ),
    )
    .limit(1)
  return ended ? 'applicant' : null
}

type Known = {
  blockedBy: Exclude<Hindrance, 'suspended' | 'closed'> | null
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
  const found = row ? hindranceOf(row) : null
  if (found || applicantProfileId === null) return found
  return resumeHindrance(db, { companyId: actor.company.id, applicantProfileId })
}
