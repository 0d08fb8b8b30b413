import { marketId, numberOf, type Run } from './market.ts'

type Day = { day: number; now: Date }

const number = numberOf('a.id')
const age = `extract(day from $1::timestamptz - a.submitted_at)::int`

/**
 * What people do on a day, as the commands would write it: of those who wait most get an answer before the date, some
 * late, some only when the posting pauses, some never; some are hired, turned down or withdraw. Licences are suspended and come back.
 */
export async function liveOneDay(run: Run, { day, now }: Day): Promise<void> {
  await run(
    `update application a set status = 'in_review', status_changed_at = $1,
       answered_at = case when ${number} % 3 = 0 then $1::timestamptz end
     where a.status = 'submitted' and ${number} % 10 < 6 and ${age} >= 1 + ${number} % 9`,
    [now],
  )
  await run(
    `update application a set status = 'interview', status_changed_at = $1, answered_at = coalesce(answered_at, $1)
     where a.status in ('submitted', 'in_review') and ${number} % 10 = 7 and ${age} >= 20 + ${number} % 9`,
    [now],
  )
  // Three of four companies give in when their posting pauses.
  await run(
    `update application a set status = 'in_review', status_changed_at = $1
     from job_posting j where j.id = a.job_posting_id and j.paused_overdue and ${numberOf('j.id')} % 4 > 0
       and a.status = 'submitted' and a.answer_due_at < $1::timestamptz - make_interval(days => 9 + ${number} % 5)`,
    [now],
  )
  await run(
    `update application a set status = case when ${number} % 40 = 9 then 'withdrawn' when ${number} % 4 = 1 then 'hired' else 'rejected' end,
       status_changed_at = $1, answered_at = case when ${number} % 40 = 9 then answered_at else coalesce(answered_at, $1) end,
       delete_after = $1::timestamptz + interval '6 months'
     where a.status = 'submitted' and ${number} % 40 = 9 and ${age} >= 4
       or a.status = 'in_review' and ${number} % 5 in (0, 1) and ${age} >= 12 + ${number} % 9`,
    [now],
  )
  if (day % 60 === 25) {
    await run(
      `update license set state = 'suspended', updated_at = $2
       where state = 'active' and ${numberOf('company_id')} % 5 = $1::int`,
      [Math.floor(day / 60) % 5, now],
    )
  }
  // Some come back after ten days, before the letters, the others after thirty.
  if (day % 60 === 35 || day % 60 === 55) {
    await run(
      `update license set state = 'active', valid_until = greatest(valid_until, $1::timestamptz + interval '90 days'), updated_at = $1
       where state = 'suspended' and (${numberOf('company_id')} % 2 = 0) = $2::boolean`,
      [now, day % 60 === 35],
    )
  }
}

/** Those of the day's people, numbered `from` to `to`, whose posting is online. */
export function chosenToday({
  from,
  to,
  postings,
  people,
}: {
  from: number
  to: number
  postings: number
  people: number
}) {
  return `
    select n, j.id as posting_id, j.company_id, 1 + ${numberOf(`'person' || n`)} % ${people} as person, $1::timestamptz as at
    from generate_series(${from}, ${to}) n
    join job_posting j on j.id = ${marketId('j', `1 + ${numberOf(`'posting' || n`)} % ${postings}`)} and j.status = 'published'`
}
