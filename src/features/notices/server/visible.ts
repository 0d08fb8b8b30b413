import { type SQL, sql } from 'drizzle-orm'

// With names written out: a statement that reads one table alone would leave them out, and compare a column with itself.

/** Whose things they are: the applicant's own, or those of a company that the reader belongs to now. */
const isOwn = (profileId: SQL) =>
  sql`exists (select 1 from applicant_profile own where own.id = ${profileId} and own.user_id = notice.user_id)`
/** Readers of one posting have a seat, too, but only for that one. */
const isOfCompany = (jobPostingId: SQL) =>
  sql`exists (
    select 1 from company_member seat where seat.company_id = about.company_id and seat.user_id = notice.user_id
    and (seat.reads_job_posting_id is null or seat.reads_job_posting_id = ${jobPostingId}))`
const concerns = (jobPostingId: SQL) => sql`(${isOwn(sql`about.applicant_profile_id`)} or ${isOfCompany(jobPostingId)})`
const NO_POSTING = sql`null`

/**
 * Whether what a notice is about still exists and still concerns its reader: somebody who has left a company reads
 * nothing of it any more, who is no platform admin any more reads nothing of their work, and what was deleted is gone
 * from the bell at once.
 */
export const isVisible: SQL = sql`((notice.kind not like 'admin-%' or exists (
    select 1 from "user" reader where reader.id = notice.user_id and reader.is_admin and reader.suspended_at is null))
  and case notice.subject_type
  when 'application' then exists (
    select 1 from application about where about.id = notice.subject_id and ${concerns(sql`about.job_posting_id`)})
  when 'contact-request' then exists (
    select 1 from contact_request about where about.id = notice.subject_id and ${concerns(NO_POSTING)})
  when 'pool-entry' then exists (
    select 1 from pool_entry about where about.id = notice.subject_id and ${concerns(NO_POSTING)})
  when 'message' then exists (
    select 1 from message join conversation about on about.id = message.conversation_id
    where message.id = notice.subject_id and ${concerns(NO_POSTING)})
  when 'posting' then exists (
    select 1 from job_posting about where about.id = notice.subject_id and ${isOfCompany(sql`about.id`)})
  else true end)`

/** Whether what a notice is about no longer exists. */
export const isGone: SQL = sql`(case notice.subject_type
  when 'application' then not exists (select 1 from application about where about.id = notice.subject_id)
  when 'contact-request' then not exists (select 1 from contact_request about where about.id = notice.subject_id)
  when 'pool-entry' then not exists (select 1 from pool_entry about where about.id = notice.subject_id)
  when 'message' then not exists (select 1 from message about where about.id = notice.subject_id)
  when 'posting' then not exists (select 1 from job_posting about where about.id = notice.subject_id)
  else false end)`
