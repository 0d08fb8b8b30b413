import type { Run } from '../factories/answer-market/market.ts'

const OPEN = `a.status in ('submitted', 'in_review', 'interview', 'offer')`
const POSTING = 'job_posting j on j.id = a.job_posting_id'
const HELD = 'exists (select 1 from legal_hold h where h.job_posting_id = a.job_posting_id and h.lifted_at is null)'
/** Left to a person: an open offer until two weeks after its last day, or an agreed interview, as long. */
const PROMISED = `(exists (select 1 from job_offer o where o.application_id = a.id and o.status = 'open'
    and o.answer_until >= ($1::timestamptz - interval '16 days')::date)
  or exists (select 1 from interview i where i.application_id = a.id and i.status = 'agreed' and i.starts_at > $1::timestamptz - interval '16 days'))`
const LICENSE = 'license l on l.company_id = a.company_id'

/**
 * What must hold at every moment after the day's round (`$1`), as statements that count what breaks it. The second to
 * fourth know the end of a posting without what the product has written down.
 */
const RULES: Record<string, string> = {
  'open more than 14 days after the end of its posting': `
    from application a join ${POSTING} where ${OPEN} and not ${PROMISED} and j.ended_at < $1::timestamptz - interval '14 days'`,
  'open more than 14 days after the date of its posting': `
    from application a join ${POSTING} where ${OPEN} and not ${PROMISED} and j.runs_until < $1::timestamptz - interval '14 days'`,
  // The round that notices it may come a day later.
  'open more than 15 days after the end of a licence': `
    from application a join ${LICENSE} where ${OPEN} and not ${PROMISED} and l.valid_until < $1::timestamptz - interval '15 days'`,
  'open more than 15 days after a suspension': `
    from application a join ${LICENSE}
    where ${OPEN} and not ${PROMISED} and l.state = 'suspended' and l.updated_at < $1::timestamptz - interval '15 days'`,
  'open without anybody at the company': `
    from application a where ${OPEN} and not exists (select 1 from company_member m where m.company_id = a.company_id)`,
  'ended without a date of deletion': `from application a where not (${OPEN}) and a.delete_after is null`,
  'open with a date of deletion': `from application a where ${OPEN} and a.delete_after is not null`,
  'kept past its date': `
    from application a where a.delete_after < $1 and not ${HELD} or not (${OPEN})
      and a.status_changed_at + interval '6 months 2 days' < $1
      and not exists (select 1 from legal_hold h where h.job_posting_id = a.job_posting_id)`,
  'online while somebody waits too long': `
    from application a join ${POSTING} where a.status = 'submitted' and a.answered_at is null
      and a.answer_due_at < $1::timestamptz - interval '8 days' and j.status = 'published'`,
  'paused although nobody waits too long': `
    from job_posting j join license l on l.company_id = j.company_id
    where j.status = 'paused' and j.paused_overdue and j.ended_at is null and j.runs_until > $1
      and l.state = 'active' and l.valid_until > $1
      and not exists (select 1 from application a where a.job_posting_id = j.id and a.status = 'submitted'
        and a.answered_at is null and a.answer_due_at <= $1)`,
  'online without a licence': `
    from job_posting j join license l on l.company_id = j.company_id
    where j.status = 'published' and (l.state <> 'active' or l.valid_until <= $1)`,
  'closed twice, or without a word': `
    from application a where a.end_reason = 'posting-ended' and 1 <> (
      select count(*) from application_event e
      where e.application_id = a.id and e.to_status = 'rejected' and length(e.message) > 80)`,
}

/** @returns each broken rule with how often; empty when all hold */
export async function brokenAnswerRules(run: Run, now: Date): Promise<string[]> {
  const names = Object.keys(RULES)
  const counts = Object.values(RULES).map((rule, place) => `(select count(*) ${rule}) as rule${place}`)
  const { rows } = await run(`select $1::timestamptz as now, ${counts.join(', ')}`, [now])
  return names.flatMap((name, place) => {
    const count = Number(rows[0]?.[`rule${place}`])
    return count > 0 ? [`${name}: ${count} on ${now.toISOString()}`] : []
  })
}
