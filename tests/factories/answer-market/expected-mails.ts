import type { Run } from './market.ts'

const WAITS = `a.status = 'submitted' and a.answered_at is null`
const OPEN = `a.status in ('submitted', 'in_review', 'interview', 'offer')`
const DAY = `($1::timestamptz at time zone 'Europe/Berlin')::date`
const DUE = `(a.answer_due_at at time zone 'Europe/Berlin')::date`

/** From an application to its posting, its applicant and the company's members. */
const PERSON = `join applicant_profile p on p.id = a.applicant_profile_id join "user" u on u.id = p.user_id`
const POSTING = `join job_posting j on j.id = a.job_posting_id`
const MEMBERS = `join company_member m on m.company_id = j.company_id join "user" u on u.id = m.user_id`

const HELD = `exists (select 1 from legal_hold h where h.job_posting_id = j.id and h.lifted_at is null)`
/** Fourteen days ahead; after a legal hold at once, however long the date has passed. */
const GOES = `not ${HELD} and a.delete_after <= $1::timestamptz + interval '14 days'
  and (a.delete_after > $2::timestamptz + interval '14 days'
    or exists (select 1 from legal_hold h where h.job_posting_id = j.id and h.lifted_at > $2 and h.lifted_at <= $1))`

/**
 * What a day's round has to write about promised answers, ends and deletions, by the rules of the product description
 * and without what the product notes about its own mails: `$1` is this round, `$2` the one before. Members of companies
 * that are gone get none.
 */
const KINDS: Record<string, string> = {
  // Three days before the date, on the day and three days after, all of a company in one mail.
  'applications-overdue': `
    select u.email as recipient, count(*)::text as about from application a ${POSTING} ${MEMBERS}
    where ${WAITS} and ${DAY} - ${DUE} in (-3, 0, 3) group by u.email`,
  'application-late': `
    select u.email as recipient, j.title as about from application a ${POSTING} ${PERSON}
    where ${WAITS} and ${DAY} - ${DUE} > 0 and ($2::timestamptz at time zone 'Europe/Berlin')::date <= ${DUE}`,
  'posting-paused-overdue': `
    select u.email as recipient, j.title as about from job_posting j ${MEMBERS}
    where j.status = 'published' and exists (select 1 from application a where a.job_posting_id = j.id and ${WAITS}
      and ${DAY} - ${DUE} >= 7)`,
  // At once and after seven days.
  'posting-ended-open': `
    select u.email as recipient, j.title as about from job_posting j ${MEMBERS}
    where exists (select 1 from application a where a.job_posting_id = j.id and ${OPEN}) and (
      j.ended_at > $2 and j.ended_at <= $1
      or j.ended_at > $2::timestamptz - interval '7 days' and j.ended_at <= $1::timestamptz - interval '7 days')`,
  'application-status': `
    select u.email as recipient, j.title as about from application a ${POSTING} ${PERSON}
    where ${OPEN} and j.ended_at <= $1::timestamptz - interval '14 days' + interval '1 hour'`,
  'application-deletion': `
    select u.email as recipient, j.title as about from application a ${POSTING} ${PERSON}
    where ${GOES}`,
  'application-deletion-company': `
    select u.email as recipient, count(*)::text as about from application a ${POSTING} ${MEMBERS}
    where ${GOES}
    group by u.email`,
}

/** Kind, recipient and what it is about (a posting's title or a number), one line for each mail, sorted. */
export async function expectedMails(run: Run, { now, since }: { now: Date; since: Date }): Promise<string[]> {
  const kinds = Object.entries(KINDS).map(
    ([kind, statement]) => `select '${kind} ' || recipient || ' ' || about as line from (${statement}) as mails`,
  )
  const { rows } = await run(`${kinds.join(' union all ')}`, [now, since])
  return rows.map(({ line }) => String(line)).toSorted()
}

/** Takes all mails out of the outbox, so that nothing but the product's own notes keeps one from being written again. */
export async function takeMails(run: Run): Promise<string[]> {
  const { rows } = await run('delete from outbox_mail returning kind, recipient, subject')
  return rows.map(({ kind, recipient, subject }) => `${kind} ${recipient} ${aboutOf(String(subject))}`).toSorted()
}

/** The quoted title, or the number of applications, which a subject begins with or ends with. */
function aboutOf(subject: string): string {
  return /„(Stelle \d+)/.exec(subject)?.[1] ?? /(?:^|löschen wir )(\d+)/.exec(subject)?.[1] ?? '1'
}
