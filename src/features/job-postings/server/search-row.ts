import { and, eq, inArray, sql } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { searchTerms } from '~/lib/german-text'
import { plainText, type RichText } from '~/lib/rich-text'
import type { Transaction } from '~/platform/server/database/db'
import { jobPosting, jobPostingSearch } from './table'

const CHUNK = 200

/**
 * Writes the search rows of these postings anew, in the transaction that changed them: published ones are found from
 * the commit on, all others not any more.
 */
export async function rebuildSearchRows(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += CHUNK) await rebuildChunk(tx, ids.slice(start, start + CHUNK))
}

/** Lexemes of a posting: plain ones for title and text, `T` for the title, `C` for the company's name. */
export function postingTerms(posting: { title: string; companyName: string; texts: RichText[] }): string[] {
  const inTitle = searchTerms(posting.title)
  const inText = posting.texts.flatMap((text) => searchTerms(plainText(text)))
  const inName = searchTerms(posting.companyName)
  return [
    ...new Set([...inTitle, ...inText, ...inTitle.map((term) => `T${term}`), ...inName.map((term) => `C${term}`)]),
  ]
}

async function rebuildChunk(tx: Transaction, ids: string[]) {
  await tx.delete(jobPostingSearch).where(inArray(jobPostingSearch.jobPostingId, ids))
  const rows = await tx
    .select({
      jobPostingId: jobPosting.id,
      publishedAt: jobPosting.publishedAt,
      runsUntil: jobPosting.runsUntil,
      occupationField: jobPosting.occupationField,
      employmentTypes: jobPosting.employmentTypes,
      workplace: jobPosting.workplace,
      title: jobPosting.title,
      tasks: jobPosting.tasks,
      profile: jobPosting.profile,
      offer: jobPosting.offer,
      companyName: companyProfile.name,
    })
    .from(jobPosting)
    .innerJoin(companyProfile, eq(companyProfile.companyId, jobPosting.companyId))
    .where(and(inArray(jobPosting.id, ids), eq(jobPosting.status, 'published')))
  const values = rows.flatMap(({ title, tasks, profile, offer, companyName, publishedAt, runsUntil, ...facets }) => {
    if (publishedAt === null || runsUntil === null) return []
    const terms = postingTerms({ title, companyName, texts: [tasks, profile, offer] })
    return [{ ...facets, publishedAt, runsUntil, terms: sql`array_to_tsvector(${sql.param(terms)}::text[])` }]
  })
  if (values.length > 0) await tx.insert(jobPostingSearch).values(values)
}
