import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { TeamActor } from '~/features/accounts/actor'
import { jobPosting } from '~/features/job-postings/server/table'
import { foldedText } from '~/platform/server/database/folded-text'
import type { ApplicationListInput } from '../../search-params'
import { companyView, seenField, seenName } from '../anonymous/company-view'
import { overdueAt } from '../answers/conditions'
import { application } from '../table'
import { ofTeam } from './of-team'

/** Everything but the status: the counts of all statuses are shown next to the list. */
export function companyScope(actor: TeamActor, input: ApplicationListInput, now: Date): SQL | undefined {
  const { stelle, schritt, ueberfaellig, ungelesen, suche } = input
  return and(
    ofTeam(actor),
    stelle ? eq(application.jobPostingId, stelle) : undefined,
    schritt ? eq(application.stageId, schritt) : undefined,
    ungelesen ? isNull(application.firstOpenedAt) : undefined,
    ueberfaellig ? overdueAt(now) : undefined,
    suche ? matches(suche) : undefined,
  )
}

/** Name, headline, title of the posting, and the names of skills; "yildiz" finds Yıldız, "mueller" Müller. */
function matches(text: string): SQL | undefined {
  const pattern = foldedText(sql`${`%${text.replace(/[\\%_]/g, '\\$&')}%`}::text`)
  const isLike = (found: SQL) => sql`${foldedText(found)} like ${pattern}`
  return or(
    isLike(seenName),
    isLike(seenField('headline')),
    isLike(sql`${jobPosting.title}`),
    sql`exists (select 1 from jsonb_array_elements(${companyView.snapshot}->'content'->'skills') skill where ${isLike(sql`skill->>'name'`)})`,
  )
}
