import { z } from 'zod'
import type { IndexSchema, SearchDocument } from '../../document.ts'
import type { Clause } from './clauses.ts'

/** Columns are combined up to about this many combinations; each answer lists all that occur. */
const MOST_EXPECTED = 1_000
/** With more than these the columns are counted one by one. */
const MOST_LISTED = 10_000

/** Columns of few values whose combination is a column of the index, so that one pass counts them all. */
export type Kinds = readonly { field: string; columns: readonly string[] }[]

/** The combinations of an index with this schema. */
export function kindsOf({ labels }: IndexSchema): Kinds {
  const groups: { columns: string[]; expected: number }[] = []
  for (const { name, sets } of labels) {
    if (sets === undefined || sets > MOST_EXPECTED) continue
    const group = groups.find(({ expected }) => expected * sets <= MOST_EXPECTED)
    if (group === undefined) groups.push({ columns: [name], expected: sets })
    else {
      group.columns.push(name)
      group.expected *= sets
    }
  }
  return groups.map(({ columns }, at) => ({ field: `kind${at}`, columns }))
}

/** The combination of a document's texts in these columns. */
export function kindOf(labels: SearchDocument['labels'], columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => [...new Set(labels[column])].sort()))
}

/** The aggregations of these combinations, read by `readKinds`. */
export function kindAggregations(kinds: Kinds): Record<string, Clause> {
  return Object.fromEntries(
    kinds.map(({ field }) => [
      field,
      // Names lie in the order of their bytes, so that reading them in this order is fastest.
      { terms: { field: `kinds.${field}`, size: MOST_LISTED, order: { _key: 'asc' } } },
    ]),
  )
}

const combinationSchema = z.array(z.array(z.string()))
const answerSchema = z.object({
  sum_other_doc_count: z.number(),
  buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })),
})

/** The counts of each text of each column; null when there are more combinations than were listed. */
export function readKinds(
  kinds: Kinds,
  aggregations: Readonly<Record<string, unknown>>,
): Map<string, Map<string, number>> | null {
  const counts = new Map<string, Map<string, number>>()
  for (const { field, columns } of kinds) {
    const { sum_other_doc_count, buckets } = answerSchema.parse(aggregations[field])
    if (sum_other_doc_count > 0) return null
    const ofColumns = columns.map(() => new Map<string, number>())
    for (const { key, doc_count } of buckets) {
      for (const [at, texts] of combinationSchema.parse(JSON.parse(key)).entries()) {
        const ofColumn = ofColumns[at]
        for (const text of texts) ofColumn?.set(text, (ofColumn.get(text) ?? 0) + doc_count)
      }
    }
    for (const [at, column] of columns.entries()) counts.set(column, ofColumns[at] ?? new Map())
  }
  return counts
}
