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
  const parts = of.filter(({ kind }) => kind !== 'all')
  const [first] = parts
  if (first === undefined) return ALL
  return parts.length === 1 ? first : { kind: 'and', of: parts }
}

/** Documents that meet at least one of these; none when there are no queries. */
export function or(...of: readonly Query[]): Query {
  const parts = of.filter(({ kind }) => kind !== 'none')
  const [first] = parts
  if (first === undefined) return NONE
  return parts.length === 1 ? first : { kind: 'or', of: parts }
}

/** Documents that do not meet this. */
export function not(of: Query): Query {
  return { kind: 'not', of }
}
