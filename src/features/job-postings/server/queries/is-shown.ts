import { sql } from 'drizzle-orm'

// The outer column is written out: in a select from one table Drizzle would omit the table's name.

/**
 * Whether the page of a posting that was published still opens for others than platform admins, as a column of a select
 * from `job_posting`: it is neither removed by a decision nor of a company that is suspended. Links ask it first.
 */
export const isShown = sql<boolean>`(
  job_posting.removed_at is null
  and not exists (select 1 from company where id = job_posting.company_id and suspended_at is not null)
)`

/** Whether a decision has removed a posting, as a column. */
export const isRemoved = sql<boolean>`(job_posting.removed_at is not null)`
