import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CompanyActor, TeamActor } from '~/features/accounts/actor'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { APPLICATION_STATUSES } from '../../lifecycle'
import type { ApplicationListInput, ApplicationSort } from '../../search-params'
import { firstName, lastName, seenField } from '../anonymous/company-view'
import { overdueAt } from '../answers/conditions'
import { applicationStage } from '../stages/stage-table'
import { application } from '../table'
import { cardColumns, completeCards } from './company-cards'
import { companyScope } from './company-filters'
import { mayDecide, postingsOfTeam } from './of-team'

const PAGE_SIZE = 25
/** Cards in one column of the board; the rest is behind a link. */
const COLUMN_SIZE = 20
const COLUMNS = ['submitted', 'in_review', 'interview', 'offer', 'hired'] as const

/** One page of a company's applications, with the counts of every status under the same filters. */
export async function listForCompany(db: Queryable, actor: TeamActor, input: ApplicationListInput, now: Date) {
  const scope = companyScope(actor, input, now)
  const page = input.page ?? 1
  const [rows, counts] = await Promise.all([
    db
      .select(cardColumns())
      .from(application)
      .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
      .leftJoin(applicationStage, eq(applicationStage.id, application.stageId))
      .where(and(scope, input.status ? eq(application.status, input.status) : undefined))
      .orderBy(...orderOf(input.sortierung ?? 'neueste'))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    countByStatus(db, scope),
  ])
  const total = input.status
    ? (counts.find(({ status }) => status === input.status)?.count ?? 0)
    : counts.reduce((sum, row) => sum + row.count, 0)
  const items = await completeCards(db, actor, rows, now)
  const waiting = await countWaiting(db, actor, input, now)
  return { items, counts, total, page, pageSize: PAGE_SIZE, waiting, can: { decide: mayDecide(actor) } }
}

/** The board: the first cards of every column on the track, and their number. Ended ones are only counted. */
export async function boardForCompany(db: Queryable, actor: TeamActor, input: ApplicationListInput, now: Date) {
  const scope = companyScope(actor, input, now)
  const order = orderOf(input.sortierung ?? 'neueste')
  const [columns, counts] = await Promise.all([
    Promise.all(
      COLUMNS.map((status) =>
        db
          .select(cardColumns())
          .from(application)
          .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
          .leftJoin(applicationStage, eq(applicationStage.id, application.stageId))
          .where(and(scope, eq(application.status, status)))
          .orderBy(...order)
          .limit(COLUMN_SIZE),
      ),
    ),
    countByStatus(db, scope),
  ])
  const cards = await completeCards(db, actor, columns.flat(), now)
  const countOf = new Map(counts.map(({ status, count: number }) => [status, number]))
  return {
    columns: COLUMNS.map((status) => ({
      status,
      total: countOf.get(status) ?? 0,
      cards: cards.filter((card) => card.status === status),
    })),
    counts,
    total: counts.reduce((sum, row) => sum + row.count, 0),
    waiting: await countWaiting(db, actor, input, now),
  }
}

/** How many the two switches would show, under the other filters. */
async function countWaiting(db: Queryable, actor: TeamActor, input: ApplicationListInput, now: Date) {
  const others = companyScope(actor, { ...input, ueberfaellig: undefined, ungelesen: undefined }, now)
  const [row] = await db
    .select({
      overdue: sql<number>`count(*) filter (where ${overdueAt(now)})`.mapWith(Number),
      unread: sql<number>`count(*) filter (where ${application.firstOpenedAt} is null)`.mapWith(Number),
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(others)
  return { overdue: row?.overdue ?? 0, unread: row?.unread ?? 0 }
}

/** The choices of the filters: the postings with applications, and the company's own steps. */
export async function filterChoices(db: Queryable, actor: TeamActor) {
  const [postings, stages] = await Promise.all([
    db
      .select(pick(jobPosting, 'id', 'title', 'status', 'isAnonymous'))
      .from(jobPosting)
      .where(
        and(
          postingsOfTeam(actor),
          sql`exists (select 1 from ${application} where ${application.jobPostingId} = ${jobPosting.id})`,
        ),
      )
      .orderBy(asc(jobPosting.title), asc(jobPosting.id))
      .limit(500),
    db
      .select(pick(applicationStage, 'id', 'name', 'status', 'jobPostingId'))
      .from(applicationStage)
      .innerJoin(jobPosting, eq(jobPosting.id, applicationStage.jobPostingId))
      .where(postingsOfTeam(actor))
      .orderBy(asc(applicationStage.jobPostingId), asc(applicationStage.position)),
  ])
  return { postings, stages }
}

/** Rows for an export, with the same filters and order, `limit` of them from `offset` on; of those chosen by `ids`, if given. */
export async function exportRows(
  db: Queryable,
  actor: CompanyActor,
  input: ApplicationListInput,
  now: Date,
  { ids, limit, offset = 0 }: { ids?: string[]; limit: number; offset?: number },
) {
  return db
    .select({
      ...cardColumns(),
      applicantProfileId: application.applicantProfileId,
      firstName,
      lastName,
      email: seenField('email'),
      phone: seenField('phone'),
      postalCode: seenField('postalCode'),
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .leftJoin(applicationStage, eq(applicationStage.id, application.stageId))
    .where(
      and(
        companyScope(actor, input, now),
        input.status ? eq(application.status, input.status) : undefined,
        ids ? inArray(application.id, ids) : undefined,
      ),
    )
    .orderBy(...orderOf(input.sortierung ?? 'neueste'))
    .limit(limit)
    .offset(offset)
}

async function countByStatus(db: Queryable, scope: SQL | undefined) {
  const rows = await db
    .select({ status: application.status, count: count() })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(scope)
    .groupBy(application.status)
  const byStatus = new Map(rows.map((row) => [row.status, row.count]))
  return APPLICATION_STATUSES.map((status) => ({ status, count: byStatus.get(status) ?? 0 }))
}

function orderOf(sort: ApplicationSort): SQL[] {
  const orders = {
    neueste: [desc(application.submittedAt), desc(application.id)],
    aelteste: [asc(application.submittedAt), asc(application.id)],
    // Answered applications no longer wait.
    frist: [asc(sql`${application.answeredAt} is not null`), asc(application.answerDueAt), asc(application.id)],
    name: [asc(sql`lower(${lastName})`), asc(sql`lower(${firstName})`), asc(application.id)],
  } satisfies Record<ApplicationSort, SQL[]>
  return orders[sort]
}
