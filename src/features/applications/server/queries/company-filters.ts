import { and, eq, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { jobPosting } from '~/features/job-postings/server/table'
import { APPLICATION_STATUSES, isFinal } from '../../lifecycle'
import type { ApplicationListInput } from '../../search-params'
import { application } from '../table'

export const OPEN_STATUSES = APPLICATION_STATUSES.filter((status) => !isFinal(status))

export const firstName = sql<string>`(${application.resumeSnapshot}->>'firstName')`
export const lastName = sql<string>`(${application.resumeSnapshot}->>'lastName')`

/** Everything but the status: counts of all statuses stand beside the list. */
export function companyScope(actor: CompanyActor, input: ApplicationListInput, now: Date): SQL | undefined {
  const { stelle, schritt, ueberfaellig, ungelesen, suche } = input
  return and(
    eq(application.companyId, actor.company.id),
    stelle ? eq(application.jobPostingId, stelle) : undefined,
    schritt ? eq(application.stageId, schritt) : undefined,
    ungelesen ? isNull(application.firstOpenedAt) : undefined,
    ueberfaellig ? overdue(now) : undefined,
    suche ? matches(suche) : undefined,
  )
}

function overdue(now: Date) {
  return and(
    isNull(application.answeredAt),
    inArray(application.status, OPEN_STATUSES),
    lt(application.answerDueAt, now),
  )
}

/** Name, headline, title of the posting, and the names of skills. */
function matches(text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(sql`${firstName} || ' ' || ${lastName}`, pattern),
    ilike(sql`${application.resumeSnapshot}->>'headline'`, pattern),
    ilike(jobPosting.title, pattern),
    sql`exists (select 1 from jsonb_array_elements(${application.resumeSnapshot}->'content'->'skills') skill where skill->>'name' ilike ${pattern})`,
  )
}
