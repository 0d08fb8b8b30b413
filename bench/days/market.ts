import {
  createPostings,
  createSides,
  marketId,
  numberOf,
  type Run,
  sendApplications,
} from '../../tests/factories/answer-market/market.ts'

/** How long the market has lived. */
const DAYS = 420
const RUN_DAYS = 60
/** Of 32 letters each. */
const RESUME_WORDS = 46

const number = numberOf('a.id')
/** What is due on a day was done on that day: the market stands as the last round left it. */
const YESTERDAY = `$1::timestamptz - interval '1 day'`

/**
 * A market that has lived fourteen months, as yesterday's round left it: postings begin and end every day, of those who
 * wait most have an answer, some wait too long, and what is six months old is gone. Twice as many
 * applications are made as are left.
 */
export async function marketDaysOld(run: Run, applications: number, now: Date): Promise<void> {
  const size = {
    companies: Math.ceil(applications / 100),
    postings: Math.ceil(applications / 10),
    people: Math.ceil(applications / 5),
  }
  await createSides(run, size, now)
  await run(`update license set valid_until = '2099-01-01' where valid_until < $1::timestamptz + interval '200 days'`, [
    now,
  ])
  await createPostings(run, size, {
    publishedAt: `timestamptz '${now.toISOString()}' - make_interval(mins => (n::bigint * 7919 % ${DAYS * 1440})::int)`,
    runDays: String(RUN_DAYS),
  })
  await run(
    `update job_posting set status = 'expired', ended_at = runs_until, ended_by = 'date', end_reminded_days = 1,
       open_end_reminded_at = case when runs_until < $1::timestamptz - interval '8 days' then runs_until + interval '7 days' else runs_until end
     where runs_until < ${YESTERDAY}`,
    [now],
  )
  await run(
    `update job_posting set end_reminded_days = case when runs_until < $1::timestamptz then 1 else 7 end
     where status = 'published' and runs_until < $1::timestamptz + interval '6 days'`,
    [now],
  )
  const CHOSEN = `
    select n, j.id as posting_id, j.company_id, 1 + ${numberOf(`'person' || n`)} % ${size.people} as person, at
    from generate_series(1, ${Math.ceil(applications * 2.1)}) n
    join job_posting j on j.id = ${marketId('j', `1 + ${numberOf(`'posting' || n`)} % ${size.postings}`)}
    cross join lateral (select j.published_at + make_interval(mins => ${numberOf(`'sent' || n`)} % ${RUN_DAYS * 1440}) as at) as sent
    where at < ${YESTERDAY}
      and (at > $1::timestamptz - interval '7 months' or n % 4 > 0 and at > $1::timestamptz - interval '8 months')`
  await withoutIndexes(run, async () => {
    await sendApplications(run, CHOSEN, [now])
    await live(run, now)
    await writeResumes(run)
  })
  await run('vacuum analyze')
}

/** Four of five are answered within their date or soon after; one in twelve never. Then the rounds until yesterday. */
async function live(run: Run, now: Date): Promise<void> {
  await run(
    `update application a set answered_at = at, status = case ${number} % 5 when 0 then 'in_review' when 1 then 'interview' else 'rejected' end,
       status_changed_at = at, delete_after = case when ${number} % 5 > 1 then at + interval '6 months' end
     from (select id, submitted_at + make_interval(mins => ${numberOf('id')} % (18 * 1440)) as at from application) as answers
     where answers.id = a.id and ${number} % 12 > 0 and at < ${YESTERDAY}`,
    [now],
  )
  await run(
    `update application a set status = 'rejected', end_reason = 'posting-ended', status_changed_at = j.ended_at + interval '14 days',
       delete_after = j.ended_at + interval '14 days' + interval '6 months'
     from job_posting j where j.id = a.job_posting_id and a.delete_after is null
       and j.ended_at < $1::timestamptz - interval '15 days'`,
    [now],
  )
  await run(`delete from application where delete_after < ${YESTERDAY}`, [now])
  await run(
    `update application set deletion_announced_at = delete_after - interval '14 days'
     where delete_after < $1::timestamptz + interval '13 days'`,
    [now],
  )
  await run(
    `insert into application_event (id, application_id, to_status, actor_side, created_at)
     select gen_random_uuid(), id, 'submitted', 'applicant', submitted_at from application
     union all select gen_random_uuid(), id, status, 'company', status_changed_at from application where status <> 'submitted'`,
  )
  const days = `((${YESTERDAY}) at time zone 'Europe/Berlin')::date - (answer_due_at at time zone 'Europe/Berlin')::date`
  await run(
    `update application set due_reminded_days = case when ${days} >= 3 then 3 when ${days} >= 0 then 0 else -3 end,
       overdue_mailed_on = ((${YESTERDAY}) at time zone 'Europe/Berlin')::date,
       late_told_at = case when answer_due_at < ${YESTERDAY} then answer_due_at end
     where status = 'submitted' and answered_at is null and ${days} >= -3`,
    [now],
  )
  await run(
    `update job_posting set status = 'paused', paused_overdue = true
     where status = 'published' and runs_until > $1 and id in (select job_posting_id from application
       where status = 'submitted' and answered_at is null and answer_due_at < $1::timestamptz - interval '8 days')`,
    [now],
  )
}

/** Text of the length people write; last, because every change copies it. */
async function writeResumes(run: Run): Promise<void> {
  await run(
    `update application set resume_snapshot =
       jsonb_set(resume_snapshot, '{content,summary}', to_jsonb(repeat(md5(id::text) || ' ', ${RESUME_WORDS})))`,
  )
}

/** Rows are made and changed without indexes and checks of references, which takes a quarter of the time. */
async function withoutIndexes(run: Run, work: () => Promise<void>): Promise<void> {
  const { rows } = await run(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'application'::regclass and not indisunique`,
  )
  for (const { name } of rows) await run(`drop index ${name}`)
  await run('set session_replication_role = replica')
  await work()
  await run('set session_replication_role = default')
  for (const { definition } of rows) await run(String(definition))
}
