import { and, count, desc, eq, gt, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { postingRights } from '../../policy'
import type { ManageList } from '../../search-params'
import type { ManageTab } from '../../vocabulary'
import { isConfirmationDue, jobPosting } from '../table'
import { isRemoved, isShown } from './is-shown'
import { hasChanges } from './own-changes'
import { placeNames } from './places-of-row'

export const MANAGE_PAGE_SIZE = 25

/** "Jobs verwalten": the company's own postings, one page of one tab, with the number of all tabs. */
export async function listOwnPostings(db: Queryable, actor: CompanyActor, input: ManageList, now: Date) {
  const own = eq(jobPosting.companyId, actor.company.id)
  const wanted = and(own, input.suche ? matches(input.suche) : undefined)
  const page = input.page ?? 1
  const inTab = input.reiter ? and(wanted, tabCondition(input.reiter, now)) : wanted
  const [rows, [counts]] = await Promise.all([
    db
      .select({
        ...pick(jobPosting, 'id', 'title', 'referenceNumber', 'status', 'pausedByLicense', 'pausedUnconfirmed'),
        ...pick(jobPosting, 'pausedOverdue', 'views', 'publishedAt', 'runsUntil', 'createdAt'),
        isConfirmationDue: isConfirmationDue(jobPosting),
        hasChanges,
        isShown,
        isRemoved,
        placeNames,
      })
      .from(jobPosting)
      .where(inTab)
      .orderBy(...orderOf(input))
      .limit(MANAGE_PAGE_SIZE)
      .offset((page - 1) * MANAGE_PAGE_SIZE),
    db
      .select({
        all: count(),
        online: countIf(tabCondition('online', now)),
        entwuerfe: countIf(tabCondition('entwuerfe', now)),
        pausiert: countIf(tabCondition('pausiert', now)),
        abgelaufen: countIf(tabCondition('abgelaufen', now)),
        beendet: countIf(tabCondition('beendet', now)),
      })
      .from(jobPosting)
      .where(wanted),
  ])
  const tabs = counts ?? { all: 0, online: 0, entwuerfe: 0, pausiert: 0, abgelaufen: 0, beendet: 0 }
  return {
    items: rows.map((row) => ({ ...row, status: shownStatus(row, now), can: postingRights(row, now) })),
    counts: tabs,
    total: input.reiter ? tabs[input.reiter] : tabs.all,
    page,
    pageSize: MANAGE_PAGE_SIZE,
  }
}

/** Drafts have no dates and come last either way; of equals the newest is first. */
function orderOf({ sortierung, richtung }: ManageList): SQL[] {
  const newest = [desc(jobPosting.createdAt), desc(jobPosting.id)]
  if (!sortierung) return newest
  const column = {
    titel: sql`lower(${jobPosting.title})`,
    aufrufe: jobPosting.views,
    eingestellt: jobPosting.publishedAt,
    ende: jobPosting.runsUntil,
  }[sortierung]
  return [richtung === 'ab' ? sql`${column} desc nulls last` : sql`${column} asc nulls last`, ...newest]
}

/** An ended run counts as expired, even in the minute before the job writes it. */
function shownStatus({ status, runsUntil }: Pick<typeof jobPosting.$inferSelect, 'status' | 'runsUntil'>, now: Date) {
  const isOver = runsUntil !== null && runsUntil <= now
  return isOver && (status === 'published' || status === 'paused') ? 'expired' : status
}

function tabCondition(tab: ManageTab, now: Date): SQL | undefined {
  const isOver = lte(jobPosting.runsUntil, now)
  if (tab === 'entwuerfe') return eq(jobPosting.status, 'draft')
  if (tab === 'beendet') return eq(jobPosting.status, 'archived')
  if (tab === 'abgelaufen')
    return or(eq(jobPosting.status, 'expired'), and(inArray(jobPosting.status, ['published', 'paused']), isOver))
  return and(eq(jobPosting.status, tab === 'online' ? 'published' : 'paused'), gt(jobPosting.runsUntil, now))
}

function countIf(condition: SQL | undefined) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}

function matches(text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(jobPosting.title, pattern), ilike(jobPosting.referenceNumber, pattern))
}
