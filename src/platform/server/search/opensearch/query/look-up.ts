import { z } from 'zod'
import type { IndexSchema } from '../../document.ts'
import type { Viewer } from '../../request.ts'
import { LENGTH_SIGNS, lookUpField } from '../mapping.ts'
import { visibleClause } from './clauses.ts'

/**
 * The body of a search for terms by how they begin.
 *
 * @throws RangeError where terms that begin so cannot be looked up
 */
export function lookUpBody(schema: IndexSchema, viewer: Viewer, prefix: string, limit: number) {
  const at = (schema.lookUps ?? []).findIndex((beginning) => prefix.startsWith(beginning))
  if (at === -1) throw new RangeError('Terms that begin so are not looked up')
  const begins = `[0-9]{${LENGTH_SIGNS}}${prefix.replace(SPECIAL, String.raw`\$&`)}.*`
  return {
    size: 0,
    query: { bool: { filter: [{ prefix: { terms: { value: prefix } } }, visibleClause(viewer)] } },
    track_total_hits: false,
    aggs: {
      terms: {
        terms: {
          field: `lookUps.${lookUpField(at)}`,
          size: limit,
          order: { _key: 'asc' },
          include: begins,
          // Few documents: numbering all terms of the index again after each change would cost more.
          execution_hint: 'map',
        },
      },
    },
  }
}

/** Special characters of Lucene patterns. */
const SPECIAL = /[.?+*|{}[\]()"\\#@&<>~^$-]/g

const answerSchema = z.object({
  aggregations: z.object({ terms: z.object({ buckets: z.array(z.object({ key: z.string() })) }) }),
})

/** The terms in an answer, the shortest first. */
export function readLookUp(body: unknown): string[] {
  return answerSchema.parse(body).aggregations.terms.buckets.map(({ key }) => key.slice(LENGTH_SIGNS))
}
