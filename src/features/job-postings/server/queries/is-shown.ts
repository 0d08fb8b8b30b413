import { sql } from 'drizzle-orm'

// The outer column is written out: in a select from one table Drizzle would omit the table's name.

/**
 * Whether a decision of the platform has removed a posting, as a column of a select from `job_posting`. A program of
 * before `removed_at` only wrote how the posting ended, which is taken back with the decision.
 */
export const isRemoved = sql<boolean>`(
  job_posting.removed_at is not null or coalesce(job_posting.ended_by = 'removal', false)
)`

/**
 * Whether the page of a posting that was published still opens for others than platform admins, as a column: it is
 * neither removed nor of a company that is suspended. Links ask it first.
 */
export const isShown = sql<boolean>`(
  not ${isRemoved}
  and not exists (select 1 from company where id = job_posting.company_id and suspended_at is not null)
)`
