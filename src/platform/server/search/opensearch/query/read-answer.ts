import { z } from 'zod'
import { distanceKm, type GeoPoint } from '../../../../../lib/geo.ts'
import type { Cursor, Hit, SearchAnswer, SearchRequest } from '../../request.ts'
import { type Counted, readCounts } from './facet-counts.ts'
import { withLevels } from './search-bodies.ts'

const points = z.array(z.object({ lat: z.number(), lon: z.number() }))
const hitSchema = z.object({
  /** Level, number or distance when sorted by it, and always the number of the order and the id. */
  sort: z.array(z.union([z.number(), z.string()])),
  matched_queries: z.array(z.string()).default([]),
  _source: z.object({ points: points.default([]) }).default({ points: [] }),
})
const pageSchema = z.object({ timed_out: z.literal(false), hits: z.object({ hits: z.array(hitSchema) }) })
const countsSchema = z.object({
  timed_out: z.literal(false),
  hits: z.object({ total: z.object({ value: z.number() }).optional() }),
  aggregations: z.record(z.string(), z.unknown()).default({}),
})
type FoundHit = z.infer<typeof hitSchema>

/**
 * The cluster's answers to `searchBodies` of the same request; null when there are more combinations than it lists.
 */
export function readAnswer(
  request: SearchRequest,
  counted: readonly Counted[],
  [page, ...answers]: readonly unknown[],
): Omit<SearchAnswer, 'spreads'> | null {
  const { hits } = pageSchema.parse(page).hits
  const counts = answers.map((answer) => countsSchema.parse(answer))
  const { size } = request.page
  const shown = hits.slice(0, size)
  const last = shown.at(-1)
  const facets = new Map<string, ReadonlyMap<string, number>>()
  for (const [at, each] of counted.entries()) {
    const found = readCounts(each, counts[at]?.aggregations ?? {})
    if (found === null) return null
    for (const [name, values] of Object.entries(found)) facets.set(name, values)
  }
  return {
    total: counts[0]?.hits.total?.value ?? 0,
    hits: shown.map((hit) => hitOf(hit, request)),
    facets: Object.fromEntries(Object.keys(request.facets).map((name) => [name, facets.get(name) ?? new Map()])),
    next: last !== undefined && hits.length > size ? cursorAt(last, request) : null,
  }
}

function hitOf(hit: FoundHit, request: SearchRequest): Hit {
  return {
    id: idOf(hit),
    level: levelOf(hit, request),
    order: Number(hit.sort.at(-2)),
    km: request.measureFrom === undefined ? null : nearestKm(hit._source.points, request.measureFrom),
  }
}

function idOf({ sort }: FoundHit): string {
  return String(sort.at(-1))
}

function levelOf({ sort, matched_queries }: FoundHit, request: SearchRequest): number {
  const { length } = request.levels
  return withLevels(request).by === 'level'
    ? length - Number(sort[0])
    : Math.min(length, ...matched_queries.map(Number))
}

function nearestKm(of: readonly GeoPoint[], from: GeoPoint): number | null {
  return of.length === 0 ? null : Math.min(...of.map((point) => distanceKm(from, point)))
}

function cursorAt(hit: FoundHit, request: SearchRequest): Cursor {
  const { by } = request.sort
  const value = by === 'number' || by === 'distance' ? Number(hit.sort[0]) : 0
  const isFalling = request.sort.by === 'number' && !request.sort.isAscending
  const level = by === 'level' ? levelOf(hit, request) : 0
  return { level, value: isFalling ? -value : value, order: Number(hit.sort.at(-2)), id: idOf(hit) }
}
