import { and, eq, type SQL } from 'drizzle-orm'
import { type TeamActor, teamScope } from '~/features/accounts/actor'
import { jobPosting } from '~/features/job-postings/server/table'
import { application } from '../table'

/** The applications somebody at a company may read: all of the company's, or those to the one posting of a reader. */
export function ofTeam(actor: TeamActor): SQL | undefined {
  const { companyId, jobPostingId } = teamScope(actor)
  return and(
    eq(application.companyId, companyId),
    jobPostingId === null ? undefined : eq(application.jobPostingId, jobPostingId),
  )
}

/** The same for postings. */
export function postingsOfTeam(actor: TeamActor): SQL | undefined {
  const { companyId, jobPostingId } = teamScope(actor)
  return and(eq(jobPosting.companyId, companyId), jobPostingId === null ? undefined : eq(jobPosting.id, jobPostingId))
}

/** Whether somebody may decide: a reader only reads, notes and rates. */
export function mayDecide(actor: TeamActor): boolean {
  return actor.company !== null
}
