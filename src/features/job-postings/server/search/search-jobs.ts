import { sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { quoteLexeme } from '~/lib/german-text'
import type { Queryable } from '~/platform/server/database/db'
import { type JobSearch, SEARCH_PAGE_SIZE } from '../../search-params'
import type { Correction, Facets, Relaxation, Understood } from '../../search-result'
import { SEARCH_RADIUS_KM } from '../../vocabulary'
import { cardsByIds } from '../queries/card'
import { countMatches } from './collect'
import { type Area, areaOf, baseConditions, type RowConditions, withFilters } from './conditions'
import { correctSearch } from './corrections'
import { readCursor, writeCursor } from './cursor'
import { referenceKey } from './document-terms'
import { hitReasons, type MatchedIn } from './hit-reasons'
import { type SearchMemory, searchMemory } from './memory'
import { type HitRow, readPage } from './page'
import type { SearchedPlace } from './place-in-query'
import { all, any, looseQuery, type QueryWords, readQueryWords, relevanceLevels } from './query-words'
import { attempts } from './relax'
import { type UnderstoodSearch, understandSearch } from './understand'

export type SearchOptions = {
  /** Hits of a page; 20 without it, 100 at most. */
  size?: number
  /** Goes on after a page whose `nextCursor` this is, instead of counting pages. */
  cursor?: string
  /** Only postings first published after this moment, for alerts. */
  publishedAfter?: Date
}

export type JobHit = Awaited<ReturnType<typeof cardsByIds>>[number] & {
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
  /** The words that were looked for, without what became filters. */
  words: string
  /** The filters that applied, chosen and read from the words. */
  filters: JobSearch
}

type Scope = {
  filters: JobSearch
  words: QueryWords
  mode: 'title' | 'anywhere'
  place: SearchedPlace | null
  reference: string
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
  return withWordIndex(db, (tx) => search(tx, input, now, options))
}

/** Reading a whole table means unpacking the words of every row, which the planner does not count. */
async function withWordIndex<Answer>(db: Queryable, read: (tx: Queryable) => Promise<Answer>): Promise<Answer> {
  return db.transaction(async (tx) => {
    // Nor may workers share the parts of one statement out: its rows would come in another order.
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    )
    const answer = await read(tx)
    // Inside of a transaction of the caller's it would go on for the rest of that.
    if (db instanceof PgTransaction) await tx.execute(sql`set local enable_seqscan = default`)
    return answer
  })
}

async function search(db: Queryable, input: JobSearch, now: Date, options: SearchOptions): Promise<JobSearchResult> {
  const memory = await searchMemory(db)
  const { search: corrected, corrections } = await correctSearch(db, input)
  const read = understandSearch(corrected)
  const wanted = scopeOf(read)
  const run = (scope: Scope) => runScope(db, scope, memory, now, options)
  let scope = wanted
  let found = await run(scope)
  const relaxations: Relaxation[] = []
  if (found.counted.total === 0 && found.counted.remoteCount === 0 && !options.cursor && !options.publishedAfter) {
    for (const attempt of attempts(read.filters, wanted.words, radiusOf(wanted))) {
      const { step, ...asks } = attempt
      const tried = { ...wanted, ...asks }
      const answer = await run(tried)
      if (answer.counted.total === 0) {
        if (step.kind === 'filter') relaxations.push({ ...step, search: { ...asks.filters, page: undefined } })
        continue
      }
      if (step.kind !== 'filter') relaxations.length = 0
      relaxations.push({ ...step, search: { ...asks.filters, page: undefined } })
      scope = tried
      found = answer
      break
    }
    if (found.counted.total === 0) relaxations.length = 0
  }
  const page = options.cursor ? 1 : (input.page ?? 1)
  const size = pageSize(options)
  const rows = await readPage(
    db,
    { ...found, size: memory.size, total: found.counted.total },
    {
      order: orderOf(scope),
      offset: (page - 1) * size,
      size: size + 1,
      after: options.cursor ? readCursor(options.cursor) : null,
    },
  )
  return {
    ...(await describe(db, rows.slice(0, size), scope, now)),
    ...found.counted,
    page,
    pageSize: size,
    nextCursor: nextCursor(rows, size, (page - 1) * size),
    ...placeAnswer(read, scope),
    isPlaceUnknown: read.isPlaceUnknown,
    corrections,
    relaxations,
    understood: read.understood,
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
  const rows = await withWordIndex(db, async (tx) => {
    const memory = await searchMemory(tx)
    const { whole, area } = conditionsOf(scopeOf(understandSearch(search)), memory, now)
    const isNew = sql`pub >= ${Math.floor(since.getTime() / 1000)}`
    return readPage(
      tx,
      { levels: [], whole: { ...whole, where: [...whole.where, isNew] }, area, size: memory.size, total: 0 },
      { order: 'datum', offset: 0, size: limit, after: null },
    )
  })
  return rows.map(({ id, pub }) => ({ id, publishedAt: new Date(pub * 1000) }))
}

function scopeOf(read: UnderstoodSearch): Scope {
  return {
    filters: read.filters,
    words: readQueryWords(read.words),
    mode: 'title',
    place: read.place,
    reference: referenceOf(read.words),
  }
}

/** A text that can be a reference number: it holds a digit and is one piece. */
function referenceOf(text: string): string {
  const key = referenceKey(text)
  return !/\s/.test(text) && /\d/.test(key) && key.length >= 4 && key.length <= 40 ? key : ''
}

function conditionsOf(scope: Scope, memory: SearchMemory, now: Date) {
  const { filters, words, place, reference } = scope
  const radius = radiusOf(scope)
  const area: Area | null = place && areaOf(place, radius ?? 0, memory)
  const exact = reference === '' ? [] : [quoteLexeme(`R${reference}`)]
  const own = scope.mode === 'anywhere' ? [looseQuery(words)] : relevanceLevels(words, wantsTraining(filters))
  const queries = own.length === 0 ? exact : [...exact, ...own]
  const matching = queries.length === 0 ? null : any([...exact, ...own.slice(-1)])
  const base = baseConditions(matching, area, now)
  const scoped = { hasPlace: place !== null, memory, now }
  const levels = queries.map((query, index) => {
    const before = [...queries.slice(Math.max(0, index - 1), index), ...(index > 1 ? exact : [])]
    const only = all([query, ...new Set(before.map((each) => `!${each}`))])
    return withFilters(baseConditions(only, area, now), filters, scoped)
  })
  const whole = withFilters(base, filters, scoped)
  return {
    base,
    levels: levels.length === 0 ? aroundPlace(whole, area) : levels,
    whole,
    area,
    hasPlace: place !== null,
  }
}

async function runScope(db: Queryable, scope: Scope, memory: SearchMemory, now: Date, options: SearchOptions) {
  const found = conditionsOf(scope, memory, now)
  const since = options.publishedAfter
  const after = since ? [sql`pub > ${Math.floor(since.getTime() / 1000)}`] : []
  const base = { ...found.base, where: [...found.base.where, ...after] }
  const counted = await countMatches(db, base, { search: scope.filters, hasPlace: found.hasPlace, memory, now })
  const narrowed = <Part extends { where: typeof after }>(part: Part): Part => ({
    ...part,
    where: [...part.where, ...after],
  })
  return { counted, levels: found.levels.map(narrowed), whole: narrowed(found.whole), area: found.area }
}

/** So near still counts as the place itself. */
const IN_PLACE_KM = 8

/** Without words: what is in the place, then what is around it. */
function aroundPlace(whole: RowConditions, area: Area | null): RowConditions[] {
  if (area === null) return [whole]
  const inside = [...area.kilometres].filter(([, km]) => km <= IN_PLACE_KM).map(([id]) => id)
  const isInside = sql`(place = any(${sql.param(inside)}::int[]) or coalesce(more_places && ${sql.param(inside)}::int[], false))`
  return [isInside, sql`not ${isInside}`].map((each) => ({ ...whole, where: [...whole.where, each] }))
}

function wantsTraining({ arbeitszeit = [] }: JobSearch): boolean {
  return arbeitszeit.some((type) => ['Ausbildung', 'Duales Studium', 'Praktikum', 'Werkstudent'].includes(type))
}

function radiusOf({ filters, place }: Scope): number | null {
  if (place === null || place.kind === 'land') return null
  return filters.umkreis ?? place.radiusKm ?? SEARCH_RADIUS_KM
}

function orderOf({ filters, words, place }: Scope) {
  const order = filters.sortierung ?? 'relevanz'
  if (order === 'entfernung' && place?.kind !== 'point') return 'relevanz'
  const hasWords = words.occupations.length + words.others.length > 0
  // A place alone has an order too: what is in it comes before what is around it.
  return order === 'relevanz' && !hasWords && place?.kind !== 'point' ? 'datum' : order
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

async function describe(db: Queryable, rows: HitRow[], scope: Scope, now: Date) {
  const cards = await cardsByIds(
    db,
    rows.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const hits = cards.map((card): JobHit => {
    const distanceKm = byId.get(card.id)?.km ?? null
    return { ...card, distanceKm, ...hitReasons(card, scope.words, distanceKm, now) }
  })
  return { hits }
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
