import { sql } from 'drizzle-orm'
import { RADII_KM } from '~/features/places/vocabulary'
import type { Queryable } from '~/platform/server/database/db'
import { throughIndexes } from '~/platform/server/database/through-indexes'
import { type JobSearch, SEARCH_PAGE_SIZE } from '../../search-params'
import type { Correction, Facets, Relaxation, Understood } from '../../search-result'
import { type Card, cardsByIds } from '../queries/card'
import { countAndRead, countMatches, isReadAtOnce, planCounts } from './collect'
import { withoutCells } from './conditions'
import { correctSearch } from './corrections'
import { readCursor, writeCursor } from './cursor'
import { rowFilters } from './filters'
import { heldRows } from './held-rows'
import { hitReasons, type MatchedIn } from './hit-reasons'
import { type CountScope, isAreaDearer, isLarge, type Look, levelSizes, lookAt } from './look'
import { type SearchMemory, searchMemory } from './memory'
import { type HitRow, type PageRequest, type PageSource, readPage, type Sizes } from './page'
import { attempts } from './relax'
import { conditionsOf, orderOf, radiusOf, type Scope, scopeOf } from './scope'
import { searchHeldRows } from './search-held-rows'
import { type UnderstoodSearch, understandSearch } from './understand'

export type SearchOptions = {
  /** Hits of a page; 20 without it, 100 at most. */
  size?: number
  /** Goes on after a page whose `nextCursor` this is, instead of counting pages. */
  cursor?: string
}

export type JobHit = Card & {
  distanceKm: number | null
  matchedIn: MatchedIn | null
  /** Why it is here, in words: "Titel", "12 km", "seit 2 Tagen". */
  reasons: string[]
}

export type JobSearchResult = {
  hits: JobHit[]
  /** Exact up to 5,000 hits, else an estimate ("ca."). */
  total: number
  isTotalExact: boolean
  /** Postings wholly from home that a search for a place leaves out. */
  remoteCount: number
  facets: Facets
  page: number
  pageSize: number
  nextCursor: string | null
  /** Where was searched; `radiusKm` is null for a Land. */
  place: { label: string; name: string; radiusKm: number | null; isFromWords: boolean } | null
  /** Other places of the same name, to ask back. */
  otherPlaces: string[]
  isPlaceUnknown: boolean
  corrections: Correction[]
  relaxations: Relaxation[]
  understood: Understood[]
  /** What the words want left out and the search cannot leave out, as it was typed. */
  notExcluded: string[]
  /** The words that were looked for, without what became filters. */
  words: string
  /** The filters that applied, chosen and read from the words. */
  filters: JobSearch
}

/**
 * "Jobs finden": the postings that match, counted by every filter, one page of them in the asked order. Mistyped words
 * are put right, and when nothing is found the search gives up one thing after the other; both is said.
 */
export async function searchJobs(
  db: Queryable,
  input: JobSearch,
  now: Date,
  options: SearchOptions = {},
): Promise<JobSearchResult> {
  return throughIndexes(db, (reader) => search(reader, input, now, options))
}

async function search(db: Queryable, input: JobSearch, now: Date, options: SearchOptions): Promise<JobSearchResult> {
  const memory = await searchMemory(db)
  const page = options.cursor ? 1 : (input.page ?? 1)
  const size = pageSize(options)
  const after = options.cursor ? readCursor(options.cursor) : null
  const request = { offset: after?.offset ?? (page - 1) * size, size: size + 1, after }
  const run = (scope: Scope) =>
    runScope(db, scope, memory, now, request, (rows) => describe(db, rows.slice(0, size), scope, now))
  /** How far away the nearest is of what the widest radius holds. */
  const nearestKm = async (scope: Scope) => {
    if (scope.place?.kind !== 'point') return null
    const filters: JobSearch = { ...scope.filters, umkreis: RADII_KM.at(-1), sortierung: 'entfernung' }
    const first = { offset: 0, size: 1, after: null }
    const { shown } = await runScope(db, { ...scope, filters }, memory, now, first, async ([nearest]) => nearest?.km)
    return shown ?? null
  }
  const { read, corrections } = await correctSearch(db, input, memory)
  const wanted = scopeOf(read)
  let scope = wanted
  let found = await run(scope)
  const relaxations: Relaxation[] = []
  if (found.counted.total === 0 && !options.cursor) {
    const reach = { radiusKm: radiusOf(wanted), nearestKm: await nearestKm(wanted) }
    for (const attempt of attempts(read.filters, wanted.words, reach, wanted.place !== null)) {
      const { step, ...asks } = attempt
      const tried = { ...wanted, ...asks }
      const answer = await run(tried)
      const was = asks.place === null ? read.words || undefined : asks.filters.was
      const relaxation = { ...step, search: { ...asks.filters, was, page: undefined } }
      if (answer.counted.total === 0) {
        if (step.kind === 'filter') relaxations.push(relaxation)
        continue
      }
      if (step.kind !== 'filter') relaxations.length = 0
      relaxations.push(relaxation)
      scope = tried
      found = answer
      break
    }
    if (found.counted.total === 0) relaxations.length = 0
  }
  return {
    hits: found.shown,
    ...found.counted,
    page,
    pageSize: size,
    nextCursor: nextCursor(found.rows, size, request.offset),
    ...placeAnswer(read, scope),
    isPlaceUnknown: read.isPlaceUnknown,
    corrections,
    relaxations,
    understood: read.understood,
    notExcluded: read.notExcluded,
    words: read.words,
    filters: scope.filters,
  }
}

/** Ids of the postings that this search finds and that were first published since a moment, newest first. */
export async function newMatches(
  db: Queryable,
  search: JobSearch,
  since: Date,
  now: Date,
  limit = 50,
): Promise<{ id: string; publishedAt: Date }[]> {
  const rows = await throughIndexes(db, async (reader) => {
    const memory = await searchMemory(reader)
    const { source } = conditionsOf(scopeOf(understandSearch(search)), memory, now)
    const isNew = sql`pub >= ${Math.floor(since.getTime() / 1000)}`
    const whole = { ...source.whole, where: [...source.whole.where, isNew] }
    return readPage(reader, { ...source, whole }, null, { order: 'datum', offset: 0, size: limit, after: null })
  })
  return rows.map(({ id, pub }) => ({ id, publishedAt: new Date(pub * 1000) }))
}

/** More matches of words alone than this are better told from a sample, and the first found along the order. */
const MOST_HELD = 150_000
/** Going over more rows one by one would keep others waiting. */
const MOST_SCANNED = 3_000_000

/** @param show what becomes of the page's rows, at work while the counts are still being read */
async function runScope<Shown>(
  db: Queryable,
  scope: Scope,
  memory: SearchMemory,
  now: Date,
  page: Omit<PageRequest, 'order'>,
  show: (rows: HitRow[]) => Promise<Shown>,
) {
  const conditions = conditionsOf(scope, memory, now)
  const { countScope, query } = conditions
  const request = { ...page, order: orderOf(scope) }
  const held = request.after === null && isLarge(memory) ? await heldRows(db) : null
  const searchHeld = async () => {
    const found = held && (await searchHeldRows(db, held, conditions, request))
    return found && { ...found, shown: await show(found.rows) }
  }
  const isNarrowed = countScope.area !== null || rowFilters(scope.filters, false, memory).length > 0
  const isSoon = memory.size <= MOST_HELD || (isNarrowed && memory.size <= MOST_SCANNED)
  const soon = isSoon ? await searchHeld() : null
  if (soon !== null) return soon
  const look = await lookAt(db, query, countScope)
  const found = !isSoon && look.matches.count * look.scale <= MOST_HELD ? await searchHeld() : null
  if (found !== null) return found
  const { base, source } = isAreaDearer(look, conditions.base, countScope) ? withoutArea(conditions) : conditions
  const plan = planCounts(base, look, countScope)
  const isOrdered = request.order !== 'entfernung' && request.after === null
  if (isOrdered && isReadAtOnce(plan, look, countScope)) {
    const { counted, rows } = await countAndRead(db, plan, look, source, request, countScope)
    return { counted, rows, shown: await show(rows) }
  }
  const readRows = async () => {
    const rows = await readPage(db, source, await sizesOf(db, source, request, look, countScope), request)
    return { rows, shown: await show(rows) }
  }
  const [counted, read] = await Promise.all([countMatches(db, plan, look, countScope), readRows()])
  return { counted, ...read }
}

/** The same, found by its words alone. */
function withoutArea({ base, source }: ReturnType<typeof conditionsOf>) {
  const { levels, whole } = source
  return {
    base: withoutCells(base),
    source: { ...source, levels: levels.map(withoutCells), whole: withoutCells(whole) },
  }
}

/** What a page is read by; null of so small an index that it has no samples to choose a way by. */
async function sizesOf(
  db: Queryable,
  { levels }: PageSource,
  { order }: PageRequest,
  look: Look,
  scope: CountScope,
): Promise<Sizes | null> {
  if (look.scale === 1) return null
  const total = look.folded.total * look.scale
  const isByLevel = order === 'relevanz' && levels.length > 1
  return { index: scope.memory.size, total, levels: isByLevel ? await levelSizes(db, levels, look, scope) : [] }
}

function pageSize({ size = SEARCH_PAGE_SIZE }: SearchOptions): number {
  return Math.min(100, Math.max(1, size))
}

function nextCursor(rows: HitRow[], size: number, offset: number): string | null {
  const last = rows[size - 1]
  if (rows.length <= size || last === undefined) return null
  const { level, pay, pub, id } = last
  return writeCursor({ level, pay, pub, id, offset: offset + size })
}

async function describe(db: Queryable, rows: HitRow[], scope: Scope, now: Date): Promise<JobHit[]> {
  const cards = await cardsByIds(
    db,
    rows.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return cards.map((card): JobHit => {
    const distanceKm = byId.get(card.id)?.km ?? null
    return { ...card, distanceKm, ...hitReasons(card, scope.words, distanceKm, now) }
  })
}

function placeAnswer({ filters }: UnderstoodSearch, scope: Scope) {
  const { place } = scope
  const isFromWords = !filters.wo
  if (place === null) return { place: null, otherPlaces: [] }
  if (place.kind === 'land') {
    return { place: { label: place.label, name: place.label, radiusKm: null, isFromWords }, otherPlaces: [] }
  }
  const { label, name } = place.place
  // Two places of one name in one Land read the same; one link is enough.
  const others = new Set(place.others.map((other) => other.label))
  others.delete(label)
  return { place: { label, name, radiusKm: radiusOf(scope) ?? 0, isFromWords }, otherPlaces: [...others] }
}
