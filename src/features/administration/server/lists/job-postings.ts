import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { application } from '~/features/applications/server/table'
import { company, companyProfile } from '~/features/companies/server/table'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { jobPostingStatusLabels } from '~/features/job-postings/vocabulary'
import { pick } from '~/lib/pick'
import { isUuid } from '~/lib/uuid'
import type { Queryable } from '~/platform/server/database/db'
import type { PagedList } from '~/platform/server/lists/paged-list'
import { listSort, type PostingListInput, readPostingList } from '../../search-params'
import { companiesWith } from './companies'
import { everyWord } from './every-word'

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** All job postings of all companies, including drafts. */
export const jobPostingList: PagedList<PostingListInput, Row> = {
  read: readPostingList,
  table: jobPosting,
  id: jobPosting.id,
  where: ({ q, zustand }) => and(q ? matching(q) : undefined, zustand && eq(jobPosting.status, zustand)),
  order,
  rows: readRows,
  csv: [
    { head: 'Kennung', cell: (row) => row.id },
    { head: 'Titel', cell: (row) => row.title },
    { head: 'Unternehmen', cell: (row) => row.companyName },
    { head: 'Ort', cell: (row) => row.place },
    { head: 'Status', cell: (row) => jobPostingStatusLabels[row.status] },
    { head: 'Bewerbungen', cell: (row) => row.applications },
    { head: 'Angelegt', cell: (row) => row.createdAt },
    { head: 'Zuerst veröffentlicht', cell: (row) => row.publishedAt },
    { head: 'Läuft bis', cell: (row) => row.runsUntil },
  ],
}

/** By a part of the title, or of name, place or VAT id of the company; by the id of either. */
function matching(q: string): SQL | undefined {
  if (isUuid(q)) return sql`(${jobPosting.id} = ${q} or ${jobPosting.companyId} = ${q})`
  return everyWord(jobPosting.id, q, (pattern) => [
    sql`select titled.id from ${jobPosting} titled where titled.list_title like ${pattern}`,
    sql`select offered.id from ${jobPosting} offered where offered.company_id in (${sql.join(companiesWith(pattern), sql` union all `)})`,
  ])
}

function order(input: PostingListInput): SQL {
  const { column, direction } = listSort(input)
  const isUp = direction === 'ascending'
  if (column === 'title') {
    return isUp
      ? sql`${jobPosting.listTitle}, ${jobPosting.id}`
      : sql`${jobPosting.listTitle} desc, ${jobPosting.id} desc`
  }
  return isUp
    ? sql`${jobPosting.createdAt}, ${jobPosting.id}`
    : sql`${jobPosting.createdAt} desc, ${jobPosting.id} desc`
}

function readRows(db: Queryable, ids: string[]) {
  return db
    .select({
      ...pick(jobPosting, 'id', 'title', 'status', 'referenceNumber', 'createdAt', 'publishedAt', 'runsUntil'),
      companyName: sql<string | null>`coalesce(${companyProfile.name}, ${company.name})`,
      companyProfileId: companyProfile.id,
      place: sql<
        string | null
      >`(select ${jobPostingPlace.name} from ${jobPostingPlace} where ${jobPostingPlace.jobPostingId} = ${jobPosting.id} order by ${jobPostingPlace.position} limit 1)`,
      applications: sql<number>`(select count(*)::int from ${application} where ${application.jobPostingId} = ${jobPosting.id})`,
    })
    .from(jobPosting)
    .innerJoin(company, eq(company.id, jobPosting.companyId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, company.id))
    .where(inArray(jobPosting.id, ids))
}
