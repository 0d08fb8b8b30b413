import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { POSTING_INDEX } from '~/features/job-postings/server/mark-postings'
import { isLead } from '~/features/job-postings/server/one-job/leads'
import { ACTIVITY_TAILS, COMPOUND_PARTS, OCCUPATION_TAILS } from '~/lib/german/compound-parts'
import { WORDS_OF_OCCUPATIONS } from '~/lib/occupations/kldb/tables'
import { OCCUPATION_LINES } from '~/lib/occupations/lines'
import type { IndexDefinition } from '~/platform/server/search/definition'
import { askIfThere, openIndex } from '~/platform/server/search/indexes'
import type { SearchIndex, Viewer } from '~/platform/server/search/request'
import { FACETS, facets } from '../../facets'
import { readPostingDocuments } from './posting-documents'

/** Increase it when the normaliser or the content of documents changes; changes of the lexicon are detected. */
const NORMALISER_VERSION = 19

/** Version of how documents of postings and résumés are made. */
export function searchIndexVersion(): string {
  const lexicon = createHash('sha256')
    .update(OCCUPATION_LINES.join('\n'))
    .update([...COMPOUND_PARTS, ...OCCUPATION_TAILS, ...ACTIVITY_TAILS].join(' '))
  return `${NORMALISER_VERSION}-${lexicon.digest('hex').slice(0, 16)}`
}

// Names are folded: spellings that compare as equal are one.
const labels = FACETS.flatMap((name) => {
  const facet = facets[name]
  if (facet.kind === 'days') return []
  const column = facet.kind === 'least' ? facet.stepsColumn : facet.column
  if (facet.kind === 'name' || facet.kind === 'place') return [{ name: column }]
  return [{ name: column, sets: facet.kind === 'least' ? facet.steps.length + 1 : facet.values.length * 2 }]
})

/** A new filter also requires new documents, and so do other words for occupations and their levels. */
function postingsVersion(): string {
  const names = labels.map(({ name }) => name).join(' ')
  return `${searchIndexVersion()}-${createHash('sha256').update(names).update(WORDS_OF_OCCUPATIONS).digest('hex').slice(0, 8)}`
}

/** The index of published postings. */
export const postingIndex: IndexDefinition = {
  schema: {
    name: POSTING_INDEX,
    /**
     * Seconds since 1970 of first publication, of the newest of the card, and of the end; highest euros a month and
     * cents an hour, and the middle of full-time pay in euros a month, 0 when missing.
     */
    numbers: ['published', 'newest', 'ends', 'pay', 'wage', 'middle'],
    order: 'published',
    labels,
    lookUps: ['S', 'N', 'B'],
  },
  version: postingsVersion,
  ids: sql`select id from job_posting where status = 'published' and ${isLead}`,
  read: readPostingDocuments,
}

/** Published postings are for everyone. */
export const ANYONE: Viewer = { groups: ['everyone'] }

/**
 * The index of published postings.
 * @throws AppError unavailable while it is loaded for the first time
 */
export function openPostingIndex() {
  return openIndex(postingIndex)
}

/** Null while the index is loaded for the first time or cannot be reached, for callers that can do without. */
export function askPostingsIfThere<Answer>(ask: (index: SearchIndex) => Promise<Answer>): Promise<Answer | null> {
  return askIfThere(postingIndex, ask)
}
