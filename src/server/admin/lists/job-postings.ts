import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { listSort, type PostingListInput } from '~/features/accounts/admin-lists'
import { application } from '~/features/applications/server/table'
import { company, companyProfile } from '~/features/companies/server/table'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { jobPostingStatusLabels } from '~/features/job-postings/vocabulary'
import { containsPattern } from '~/lib/like-pattern'
import { isUuid } from '~/lib/uuid'
import type { Queryable } from '~/platform/server/database/db'
import type { AdminList } from './list'

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** All job postings of all companies, drafts too. */
export const jobPostingList: AdminList<PostingListInput, Row> = {
  table: jobPosting,
  id: jobPosting.id,
  where: ({ q, zustand }) =>
    q ? sql`${jobPosting.id} in (${matching(q, zustand)})` : zustand && eq(jobPosting.status, zustand),
  walk: ({ q, zustand }) =>
    q && !isUuid(q) ? and(inRow(q.toLowerCase()), zustand && eq(jobPosting.status, zustand)) : undefined,
  found: ({ q, zustand }) => (q ? matching(q, zustand) : undefined),
  order,
  rows: readRows,
  csv: [
    { head: 'Kennung', cell: (row) => row.id },
    { head: 'Titel', cell: (row) => row.title },
    { head: 'Unternehmen', cell: (row) => row.companyName },
    { head: 'Ort', cell: (row) => row.place },
    { head: 'Zustand', cell: (row) => jobPostingStatusLabels[row.status] },
    { head: 'Bewerbungen', cell: (row) => row.applications },
    { head: 'Angelegt', cell: (row) => row.createdAt },
    { head: 'Zuerst veröffentlicht', cell: (row) => row.publishedAt },
    { head: 'Läuft bis', cell: (row) => row.runsUntil },
  ],
}

/**
 * Ids by title or company, or by the id of either. In two halves, so that each can use its own index; none of the second
 * is in the first, so that counting can stop within the first.
 */
function matching(q: string, status: PostingListInput['zustand']): SQL {
  const ofStatus = status ? sql` and found.status = ${status}` : sql``
  if (isUuid(q)) {
    return sql`select found.id from ${jobPosting} found where (found.id = ${q} or found.company_id = ${q})${ofStatus}`
  }
  const pattern = containsPattern(q.toLowerCase())
  const byTitle = sql`select found.id from ${jobPosting} found where lower(found.title) like ${pattern}${ofStatus}`
  // The company beside it (it has a text, or it would not be here) lets the titles be read of its postings only, not of all.
  const isNew = sql`(owner.list_text is null or lower(found.title) not like ${pattern})`
  const byCompany = sql`select found.id from ${jobPosting} found join ${company} owner on owner.id = found.company_id where owner.list_text like ${pattern} and ${isNew}${ofStatus}`
  return sql`${byTitle} union all ${byCompany}`
}

/** The same for a row at hand. */
function inRow(q: string): SQL {
  const ofCompany = sql`select 1 from ${company} owner where owner.id = ${jobPosting.companyId} and owner.list_text like ${containsPattern(q)}`
  return sql`(lower(${jobPosting.title}) like ${containsPattern(q)} or exists (${ofCompany}))`
}

function order(input: PostingListInput): SQL {
  const { column, direction } = listSort(input)
  const isUp = direction === 'ascending'
  if (column === 'title') {
    return isUp
      ? sql`lower(${jobPosting.title}), ${jobPosting.id}`
      : sql`lower(${jobPosting.title}) desc, ${jobPosting.id} desc`
  }
  return isUp
    ? sql`${jobPosting.createdAt}, ${jobPosting.id}`
    : sql`${jobPosting.createdAt} desc, ${jobPosting.id} desc`
}

function readRows(db: Queryable, ids: string[]) {
  return db
    .select({
      id: jobPosting.id,
      title: jobPosting.title,
      status: jobPosting.status,
      referenceNumber: jobPosting.referenceNumber,
      companyName: sql<string | null>`coalesce(${companyProfile.name}, ${company.name})`,
      companyProfileId: companyProfile.id,
      place: sql<
        string | null
      >`(select ${jobPostingPlace.name} from ${jobPostingPlace} where ${jobPostingPlace.jobPostingId} = ${jobPosting.id} order by ${jobPostingPlace.position} limit 1)`,
      applications: sql<number>`(select count(*)::int from ${application} where ${application.jobPostingId} = ${jobPosting.id})`,
      createdAt: jobPosting.createdAt,
      publishedAt: jobPosting.publishedAt,
      runsUntil: jobPosting.runsUntil,
    })
    .from(jobPosting)
    .innerJoin(company, eq(company.id, jobPosting.companyId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, company.id))
    .where(inArray(jobPosting.id, ids))
}
