import { distanceKm, type GeoPoint } from '../../src/lib/geo.ts'
import type { SearchDocument } from '../../src/platform/server/search/document.ts'
import type { Query } from '../../src/platform/server/search/query.ts'
import type { Facet, Hit, SearchRequest, Spread, Viewer } from '../../src/platform/server/search/request.ts'

/** The contract in its simplest form: every document is checked one by one. Engines have to give the same answers. */
export function plainSearch(documents: readonly SearchDocument[], request: SearchRequest) {
  const { viewer, match, filters, levels, facets, sort, measureFrom, page } = request
  const found = documents.filter((document) => isVisible(document, viewer.groups) && fits(document, match))
  const passes = (document: SearchDocument, without?: string) =>
    Object.entries(filters).every(([name, query]) => name === without || fits(document, query))
  const passing = found.filter((document) => passes(document))
  const levelOf = (document: SearchDocument) => {
    const level = levels.findIndex((query) => fits(document, query))
    return level === -1 ? levels.length : level
  }
  const keyOf = (document: SearchDocument) => {
    if (sort.by === 'level') return levelOf(document)
    if (sort.by === 'number') return (document.numbers[sort.column] ?? 0) * (sort.isAscending ? 1 : -1)
    return sort.by === 'distance' ? nearest(document.points, sort.from) : 0
  }
  const sorted = passing
    .map((document) => ({ document, key: keyOf(document) }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key - b.key) || inOrder(a.document, b.document))
    .map(({ document }) => document)
  const offset = 'offset' in page ? page.offset : 0
  const hits = sorted.slice(offset, offset + page.size).map((document): Hit => {
    const km = measureFrom === undefined ? Infinity : nearest(document.points, measureFrom)
    return {
      id: document.id,
      level: levelOf(document),
      order: document.numbers.published ?? 0,
      km: km === Infinity ? null : km,
    }
  })
  const counts = Object.entries(facets).map(([name, facet]) => {
    const counted = found.filter((document) => passes(document, name))
    return [name, count(counted, facet)] as const
  })
  const spreads = counts.flatMap(([name, groups]) => {
    const facet = facets[name]
    if (facet?.spread === undefined) return []
    const { spread } = facet
    const counted = found.filter((document) => passes(document, name))
    const ofGroup = (group: string) => counted.filter((document) => isInGroup(document, facet, group))
    return [[name, new Map([...groups.keys()].map((group) => [group, spreadOf(ofGroup(group), spread)]))] as const]
  })
  return {
    total: passing.length,
    hits,
    facets: Object.fromEntries(counts),
    spreads: Object.fromEntries(spreads),
  }
}

function isInGroup(document: SearchDocument, facet: Facet, group: string): boolean {
  if (facet.by === 'label') return (document.labels[facet.column] ?? []).includes(group)
  const query = facet.of[group]
  return query !== undefined && fits(document, query)
}

function spreadOf(documents: readonly SearchDocument[], { column, step }: Spread): Map<number, number> {
  const values = documents.map(({ numbers }) => Math.floor((numbers[column] ?? 0) / step) * step)
  const steps = [...new Set(values)].sort((a, b) => a - b)
  return new Map(steps.map((from) => [from, values.filter((value) => value === from).length]))
}

function inOrder(a: SearchDocument, b: SearchDocument): number {
  return (b.numbers.published ?? 0) - (a.numbers.published ?? 0) || (a.id < b.id ? 1 : -1)
}

function isVisible({ audience, hiddenFrom }: SearchDocument, groups: readonly string[]): boolean {
  return audience.some((group) => groups.includes(group)) && !hiddenFrom.some((group) => groups.includes(group))
}

function fits(document: SearchDocument, query: Query): boolean {
  switch (query.kind) {
    case 'all':
      return true
    case 'none':
      return false
    case 'term':
      return document.terms.includes(query.term)
    case 'label':
      return (document.labels[query.column] ?? []).some((text) => query.values.includes(text))
    case 'range': {
      const number = document.numbers[query.column] ?? 0
      return number >= (query.from ?? -Infinity) && number <= (query.to ?? Infinity)
    }
    case 'near':
      return document.points.some((point) => distanceKm(query.point, point) <= query.km)
    case 'and':
      return query.of.every((part) => fits(document, part))
    case 'or':
      return query.of.some((part) => fits(document, part))
    case 'not':
      return !fits(document, query.of)
  }
}

function nearest(points: readonly GeoPoint[], from: GeoPoint): number {
  return points.reduce((least, point) => Math.min(least, distanceKm(from, point)), Infinity)
}

function count(documents: readonly SearchDocument[], facet: Facet): Map<string, number> {
  if (facet.by === 'query') {
    return new Map(
      Object.entries(facet.of).map(([key, query]) => [key, documents.filter((each) => fits(each, query)).length]),
    )
  }
  const counts = new Map<string, number>()
  for (const { labels } of documents) {
    for (const text of new Set(labels[facet.column] ?? [])) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const sorted = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
  const top = new Map(sorted.slice(0, facet.limit ?? sorted.length))
  for (const [text, of] of counts) if (facet.also?.includes(text)) top.set(text, of)
  return top
}

/** Whether a viewer may see any matching document. */
export function plainHas(documents: readonly SearchDocument[], { groups }: Viewer, query: Query): boolean {
  return documents.some((document) => isVisible(document, groups) && fits(document, query))
}

/** Terms with this prefix in documents a viewer may see: the shortest first, equal lengths by their bytes. */
export function plainTerms(documents: readonly SearchDocument[], viewer: Viewer, prefix: string): string[] {
  const seen = documents.filter((document) => isVisible(document, viewer.groups))
  const terms = new Set(seen.flatMap((document) => document.terms).filter((term) => term.startsWith(prefix)))
  return [...terms].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
}
