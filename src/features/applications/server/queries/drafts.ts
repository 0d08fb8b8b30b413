import { desc, eq } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import { hasMembers } from '~/features/companies/server/recipients'
import { companyProfile } from '~/features/companies/server/table'
import { isActive } from '~/features/job-postings/lifecycle'
import { isRemoved, isShown } from '~/features/job-postings/server/queries/is-shown'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { applicationDraft } from '../apply-table'

const SHOWN = 20

/** A person's unsent applications, the latest first. Closed postings stay, so that people can read their own letter. */
export async function listDrafts(db: Queryable, actor: ApplicantActor, now: Date) {
  const rows = await db
    .select({
      ...pick(applicationDraft, 'jobPostingId', 'content', 'updatedAt'),
      jobTitle: jobPosting.title,
      companyName: companyProfile.name,
      isShown,
      isRemoved,
      ...pick(jobPosting, 'status', 'runsUntil', 'externalUrl'),
      isRead: hasMembers(jobPosting.companyId),
    })
    .from(applicationDraft)
    .innerJoin(jobPosting, eq(jobPosting.id, applicationDraft.jobPostingId))
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(eq(applicationDraft.userId, actor.userId))
    .orderBy(desc(applicationDraft.updatedAt))
    .limit(SHOWN)
  return rows.map(({ content, status, runsUntil, externalUrl, isRead, ...row }) => ({
    ...row,
    coverLetter: content.coverLetter,
    isOpen: isActive({ status, runsUntil }, now) && externalUrl === null && isRead,
  }))
}
