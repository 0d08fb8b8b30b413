import { createHash } from 'node:crypto'
import type { IndexSchema, SearchDocument } from '../document.ts'
import { MAX_OFFSET } from '../request.ts'
import type { Cluster } from './cluster.ts'
import { kindOf, kindsOf } from './query/kinds.ts'

/** Increase it when the stored form of documents changes. */
const FORMAT = 2

/** Longest page, and one hit more. */
const MOST_HITS = 1_001

/** Longest delay until changes are found, milliseconds. */
export const REFRESH_MS = 500
/** While nobody searches it: often enough that the last refresh has not much to do, milliseconds. */
const FILLING_REFRESH_MS = 10_000

/**
 * The name of an index with this schema, so that two versions of the program with different columns have separate ones; a
 * change of the number of shards builds another one, too.
 */
export function indexName({ prefix, shards }: Pick<Cluster, 'prefix' | 'shards'>, schema: IndexSchema): string {
  const hash = createHash('sha256')
    .update(`${FORMAT} ${shards} ${JSON.stringify(schema)}`)
    .digest('hex')
  return `${prefix}-${schema.name.replaceAll('_', '-')}-${hash.slice(0, 8)}`
}

/** Everything of an index but its name; nothing is copied before all documents are in it. */
export function indexBody(schema: IndexSchema, shards: number, beganAt: string | null) {
  const keyword = { type: 'keyword' }
  // Numbered when changes become searchable, so that the first search after them does not wait for it.
  const counted = { ...keyword, eager_global_ordinals: true }
  const columns = (names: readonly string[], type: object) => ({
    properties: Object.fromEntries(names.map((name) => [name, type])),
  })
  return {
    settings: {
      number_of_shards: shards,
      number_of_replicas: 0,
      refresh_interval: `${FILLING_REFRESH_MS}ms`,
      max_result_window: MAX_OFFSET + MOST_HITS,
      // Pages in this order end after their last hit.
      'sort.field': [`numbers.${schema.order}`, 'id'],
      'sort.order': ['desc', 'desc'],
      // Removed documents are remembered this long, so that an older state cannot return.
      'index.gc_deletes': '1h',
    },
    mappings: {
      dynamic: 'strict',
      // The rest is in the database.
      _source: { includes: ['points', 'position'] },
      _meta: { schema: JSON.stringify(schema), format: FORMAT, beganAt },
      properties: {
        id: keyword,
        terms: { ...keyword, doc_values: false },
        numbers: columns(schema.numbers, { type: 'integer' }),
        labels: columns(
          schema.labels.map(({ name }) => name),
          counted,
        ),
        kinds: columns(
          kindsOf(schema).map(({ field }) => field),
          { ...counted, index: false },
        ),
        lookUps: columns(
          (schema.lookUps ?? []).map((_, at) => lookUpField(at)),
          { ...keyword, index: false },
        ),
        points: { type: 'geo_point' },
        audience: { ...keyword, doc_values: false },
        hiddenFrom: { ...keyword, doc_values: false },
        position: { type: 'object', enabled: false },
      },
    },
  }
}

/** A document as the cluster gets it. */
export function fieldsOf(
  schema: IndexSchema,
  { id, terms, points, audience, hiddenFrom, ...document }: SearchDocument,
) {
  return {
    id,
    terms,
    numbers: Object.fromEntries(schema.numbers.map((name) => [name, document.numbers[name] ?? 0])),
    labels: Object.fromEntries(schema.labels.map(({ name }) => [name, document.labels[name] ?? []])),
    kinds: Object.fromEntries(kindsOf(schema).map(({ field, columns }) => [field, kindOf(document.labels, columns)])),
    lookUps: Object.fromEntries(
      (schema.lookUps ?? []).map((beginning, at) => [
        lookUpField(at),
        terms.filter((term) => term.startsWith(beginning)).map((term) => `${lengthOf(term)}${term}`),
      ]),
    ),
    points,
    audience,
    hiddenFrom,
  }
}

/** Name of the column below `lookUps` for the prefix with this number. */
export function lookUpField(at: number): string {
  return `from${at}`
}

/** Digits of the length in front of a looked-up term: so the shortest ones are sorted first. */
export const LENGTH_SIGNS = 5

function lengthOf(term: string): string {
  return String(Buffer.byteLength(term)).padStart(LENGTH_SIGNS, '0')
}
