import type { Query } from '../../src/platform/server/search/query.ts'

/** A query in short, for expectations: 'term', (all & of), (any | of), !not. */
export function queryText(query: Query): string {
  if (query.kind === 'term') return `'${query.term}'`
  if (query.kind === 'not') return `!${queryText(query.of)}`
  if (query.kind === 'and') return `(${query.of.map(queryText).join(' & ')})`
  if (query.kind === 'or') return `(${query.of.map(queryText).join(' | ')})`
  return query.kind
}
