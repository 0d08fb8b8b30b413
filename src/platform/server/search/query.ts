import type { GeoPoint } from '../../../lib/geo.ts'

/** The condition a document must meet. */
export type Query =
  | { kind: 'all' }
  | { kind: 'none' }
  | { kind: 'term'; term: string }
  | { kind: 'label'; column: string; values: readonly string[] }
  | { kind: 'range'; column: string; from?: number; to?: number }
  | { kind: 'near'; point: GeoPoint; km: number }
  | { kind: 'and' | 'or'; of: readonly Query[] }
  | { kind: 'not'; of: Query }

export const ALL: Query = { kind: 'all' }
export const NONE: Query = { kind: 'none' }

/** Documents with this term. */
export function term(text: string): Query {
  return { kind: 'term', term: text }
}

/** Documents that have one of these texts in a column. */
export function label(column: string, values: readonly string[]): Query {
  return { kind: 'label', column, values }
}

/** Documents whose number lies between both ends, inclusive; a missing end is unbounded. */
export function range(column: string, ends: { from?: number; to?: number }): Query {
  return { kind: 'range', column, ...ends }
}

/** Documents with at least one point this close, kilometres as the crow flies. */
export function near(point: GeoPoint, km: number): Query {
  return { kind: 'near', point, km }
}

/** Documents that meet all of these. */
export function and(...of: readonly Query[]): Query {
  const parts = partsOf('and', of).filter(({ kind }) => kind !== 'all')
  const [first] = parts
  if (first === undefined) return ALL
  return parts.length === 1 ? first : { kind: 'and', of: parts }
}

/** Documents that meet at least one of these; none when there are no queries. */
export function or(...of: readonly Query[]): Query {
  const parts = partsOf('or', of).filter(({ kind }) => kind !== 'none')
  const [first] = parts
  if (first === undefined) return NONE
  return parts.length === 1 ? first : { kind: 'or', of: parts }
}

/** Documents that do not meet this. */
export function not(of: Query): Query {
  return { kind: 'not', of }
}

/** "a or (b or c)" is "a or b or c", and each part is asked for once. */
function partsOf(kind: 'and' | 'or', of: readonly Query[]): Query[] {
  const parts = new Map<string, Query>()
  for (const query of of) for (const part of query.kind === kind ? query.of : [query]) parts.set(keyOf(part), part)
  return [...parts.values()]
}

const keys = new WeakMap<Query, string>()

function keyOf(query: Query): string {
  if (query.kind === 'term') return query.term
  const key = keys.get(query) ?? JSON.stringify(query)
  keys.set(query, key)
  return key
}

/** Of how many conditions a query consists, as OpenSearch counts them: the terms of one "or" are one. */
export function sizeOf(query: Query): number {
  if (query.kind === 'not') return 1 + sizeOf(query.of)
  if (query.kind !== 'and' && query.kind !== 'or') return 1
  const others = query.kind === 'or' ? query.of.filter(({ kind }) => kind !== 'term') : query.of
  const own = others.length < query.of.length ? 1 : 0
  return others.reduce((sum, each) => sum + sizeOf(each), own)
}
