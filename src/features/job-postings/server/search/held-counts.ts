import { FACETS, type Facet } from '../../search-result'
import type { Counted } from './collect'
import { isRemote } from './conditions'
import { namedFacets } from './facet-names'
import { addCounts, type RowFilters, record, sizeOf } from './filters'
import type { RowBlock, RowBlocks } from './held-rows'
import { type CountScope, secondsOf } from './look'
import { ageInDays, emptyMatches, type Matches } from './matches'

/** Numbers of the rows that pass all filters, and of those that fail this one alone. */
type Folded = { passing: Int32Array; failing: Record<Facet, number[]> }

/** Of more rows than these, only so many are counted for the filters, evenly spread. */
const MOST_COUNTED = 16_384
/** Filters that the number of the filters alone decides, see `facet-code.ts`. */
const IN_CODE: ReadonlySet<Facet> = new Set(['berufsfeld', 'arbeitszeit', 'befristung', 'homeoffice', 'anstellung'])
const CODES = 1 << 19
/** What is known of a number of filters: nothing, that it passes, that it fails several, or from here on which one. */
const [UNKNOWN, PASSES, SEVERAL, FAILS] = [0, 1, 2, 3]

/** Goes over the rows once; each counts for every filter when it passes all, or for the one filter that it fails. */
export function foldRows(blocks: RowBlocks, rows: Int32Array, filters: RowFilters, now: Date): Folded {
  const failing = record((): number[] => [])
  const lists = FACETS.map((facet) => failing[facet])
  if (filters.length === 0) return { passing: rows, failing }
  const nowSeconds = secondsOf(now)
  const inCode = filters.filter(({ facet }) => IN_CODE.has(facet))
  const others = filters.filter(({ facet }) => !IN_CODE.has(facet))
  const hasAge = others.some(({ facet }) => facet === 'veroeffentlichtseit')
  const row = emptyMatches(1)
  const stateOf = (tests: RowFilters, first: number): number => {
    let state = first
    for (const { facet, passes } of tests) {
      if (passes(row, 0)) continue
      if (state !== PASSES) return SEVERAL
      state = FAILS + FACETS.indexOf(facet)
    }
    return state
  }
  // Few numbers of filters stand for many rows.
  const states = new Uint8Array(inCode.length === 0 ? 0 : CODES)
  const passing = new Int32Array(rows.length)
  let count = 0
  let block: RowBlock | undefined
  let blockNumber = -1
  for (let index = 0; index < rows.length; index++) {
    const number = rows[index] ?? 0
    if (number >>> 16 !== blockNumber) {
      blockNumber = number >>> 16
      block = blocks[blockNumber]
    }
    if (block === undefined) continue
    const at = number & 0xffff
    const code = block.codes[at] ?? 0
    let state = inCode.length === 0 ? PASSES : (states[code] ?? UNKNOWN)
    if (state === UNKNOWN) {
      row.codes[0] = code
      state = stateOf(inCode, PASSES)
      states[code] = state
    }
    if (state === SEVERAL) continue
    if (others.length > 0) {
      row.pays[0] = block.pays[at] ?? 0
      row.companies[0] = block.companies[at] ?? 0
      if (hasAge) row.ages[0] = ageInDays(block.pubs[at] ?? 0, nowSeconds)
      state = stateOf(others, state)
    }
    if (state === PASSES) passing[count++] = number
    else if (state !== SEVERAL) lists[state - FAILS]?.push(number)
  }
  return { passing: passing.subarray(0, count), failing }
}

/** Total and counts. The total is exact; so are the counts of up to 16,384 rows, of which more are spread evenly. */
export function countHeld(
  blocks: RowBlocks,
  { passing, failing }: Folded,
  { search, memory, now }: CountScope,
): Counted {
  const all = spread(passing)
  const matches = columnsOf(blocks, all.rows, now)
  const counts = record((): Int32Array => new Int32Array(0))
  for (const facet of FACETS) {
    counts[facet] = new Int32Array(sizeOf(facet, memory))
    addCounts(counts[facet], facet, matches, all.weight, memory)
    if (failing[facet].length === 0) continue
    const others = spread(failing[facet])
    addCounts(counts[facet], facet, columnsOf(blocks, others.rows, now), others.weight, memory)
  }
  return {
    total: passing.length,
    isTotalExact: all.weight === 1,
    remoteCount: failing.homeoffice.filter((row) => isRemote(blocks[row >>> 16]?.codes[row & 0xffff] ?? 0)).length,
    facets: namedFacets(
      counts,
      record(() => 1),
      search,
      memory,
    ),
  }
}

function spread(rows: ArrayLike<number>): { rows: Int32Array; weight: number } {
  const weight = Math.max(1, Math.ceil(rows.length / MOST_COUNTED))
  const taken = new Int32Array(Math.floor(rows.length / weight))
  for (let at = 0; at < taken.length; at++) taken[at] = rows[at * weight] ?? 0
  return { rows: taken, weight }
}

function columnsOf(blocks: RowBlocks, rows: Int32Array, now: Date): Matches {
  const nowSeconds = secondsOf(now)
  const matches = emptyMatches(rows.length)
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0
    const block = blocks[row >>> 16]
    const at = row & 0xffff
    matches.codes[index] = block?.codes[at] ?? 0
    matches.ages[index] = ageInDays(block?.pubs[at] ?? 0, nowSeconds)
    matches.pays[index] = block?.pays[at] ?? 0
    matches.companies[index] = block?.companies[at] ?? 0
  }
  return matches
}
