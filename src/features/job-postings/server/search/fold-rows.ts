import { FACETS, type Facet } from '../../search-result'
import { isRemote } from './conditions'
import { contractOf, employerTypeOf, fieldOf, typesOf, workplaceOf } from './facet-code'
import { type RowFilters, record } from './filters'
import { ageInDays, emptyMatches } from './matches'
import type { RowBlock, RowBlocks } from './row-blocks'
import type { RowTests } from './row-tests'
import { Tally } from './tally'
import { BLOCK_ROWS } from './word-lists'

/** Numbers of the rows that pass all filters, ascending, how often those have what, and what fails one filter alone. */
export type Folded = { passing: Int32Array; tallies: Tallies; failing: ReadonlyMap<Facet, Tally> }
/** What the counts of all filters follow from. */
type Tallies = Record<'codes' | 'pays' | 'ages' | 'companies', Tally>

/** Rows to go over: of each block where its places begin and end among `places`. */
export type Candidates = { places: Uint16Array; starts: readonly number[] }

const CODES = 1 << 19
const PAYS = 1 << 13
const COMPANIES = 1 << 13
const KEYS = 1 << 9
const FAR = Number.POSITIVE_INFINITY
/** What filters go by that a code decides. */
const KEY_OF: Partial<Record<Facet, (code: number) => number>> = {
  berufsfeld: fieldOf,
  arbeitszeit: typesOf,
  befristung: contractOf,
  homeoffice: workplaceOf,
  anstellung: employerTypeOf,
}

/** What is known of a number of filters: nothing, that it passes, that it fails several, or from here on which one. */
const [UNKNOWN, PASSES, SEVERAL, FAILS] = [0, 1, 2, 3]
const FAILS_PAY = FAILS + FACETS.indexOf('gehalt')
const FAILS_AGE = FAILS + FACETS.indexOf('veroeffentlichtseit')
const FAILS_NAME = FAILS + FACETS.indexOf('arbeitgeber')
const FAILS_BENEFIT = FAILS + FACETS.indexOf('vorteile')

// Making them anew for each search would cost more than to fill them, and nobody waits for anything while they are in use.
const ofPassing: Tallies = {
  codes: new Tally(CODES),
  pays: new Tally(PAYS),
  ages: new Tally(KEYS),
  companies: new Tally(COMPANIES),
}
const ofFailing = record(() => new Tally(KEYS))
/** Of rows that fail by their code, which says what they fail. */
const failingCodes = new Tally(CODES)
const states = new Uint8Array(CODES)
const knownCodes: number[] = []
let passing = new Int32Array(BLOCK_ROWS)

/**
 * Goes over the rows once; each that is online and in the area counts for every filter when it passes all, or for the one
 * filter that it fails. What it returns holds until the next call.
 *
 * @param candidates null for all rows
 */
export function foldRows(blocks: RowBlocks, candidates: Candidates | null, tests: RowTests): Folded {
  for (const tally of [...Object.values(ofPassing), ...Object.values(ofFailing), failingCodes]) tally.clear()
  for (const code of knownCodes) states[code] = UNKNOWN
  knownCodes.length = 0
  const most = candidates?.places.length ?? blocks.reduce((sum, block) => sum + (block?.count ?? 0), 0)
  if (passing.length < most) passing = new Int32Array(most * 1.5)
  let count = 0
  for (const [number, block] of blocks.entries()) {
    if (block === undefined) continue
    const places = candidates?.places.subarray(candidates.starts[number], candidates.starts[number + 1]) ?? null
    count = foldBlock(block, number * BLOCK_ROWS, places, tests, count)
  }
  for (const code of failingCodes.keys) {
    const facet = FACETS[(states[code] ?? 0) - FAILS]
    if (facet !== undefined) ofFailing[facet].add(KEY_OF[facet]?.(code) ?? 0, failingCodes.countOf(code))
  }
  return {
    passing: passing.subarray(0, count),
    tallies: ofPassing,
    failing: new Map(tests.filters.map(({ facet }) => [facet, ofFailing[facet]])),
  }
}

/** @param count rows that passed before; returns how many it are with those of this block */
function foldBlock(block: RowBlock, first: number, places: Uint16Array | null, tests: RowTests, count: number): number {
  const { codes, pays, pubs, ends, companies } = block
  const { now, leastPay, earliest, named, offering, kilometres } = tests
  const { codes: codesOf, pays: paysOf, ages: agesOf, companies: companiesOf } = ofPassing
  const { gehalt, veroeffentlichtseit, arbeitgeber, vorteile } = ofFailing
  const hasLeastPay = leastPay > 0
  const hasEarliest = earliest > 0
  const into = passing
  const ageOf = ageInDays
  const size = places === null ? codes.length : places.length
  let passed = count
  for (let index = 0; index < size; index++) {
    const at = places === null ? index : (places[index] ?? 0)
    const code = codes[at] ?? 0
    let state = states[code] ?? UNKNOWN
    if (state === UNKNOWN) state = learn(code, tests.byCode)
    if (state === SEVERAL || (ends[at] ?? 0) <= now) continue
    if (kilometres !== null && !isInArea(block, at, kilometres)) continue
    const byCode = state
    // Of a million rows each column that is not looked at counts.
    if (hasLeastPay && (pays[at] ?? 0) < leastPay) state = after(state, FAILS_PAY)
    if (hasEarliest && (pubs[at] ?? 0) < earliest) state = after(state, FAILS_AGE)
    if (named !== null && named[companies[at] ?? 0] !== 1) state = after(state, FAILS_NAME)
    if (offering !== null && offering[companies[at] ?? 0] !== 1) state = after(state, FAILS_BENEFIT)
    if (state === PASSES) {
      into[passed++] = first + at
      codesOf.add(code)
      paysOf.add(pays[at] ?? 0)
      agesOf.add(ageOf(pubs[at] ?? 0, now))
      companiesOf.add(companies[at] ?? 0)
    } else if (state === SEVERAL) continue
    else if (state === byCode) failingCodes.add(code)
    else if (state === FAILS_PAY) gehalt.add(pays[at] ?? 0)
    else if (state === FAILS_AGE) veroeffentlichtseit.add(ageOf(pubs[at] ?? 0, now))
    else if (state === FAILS_NAME) arbeitgeber.add(companies[at] ?? 0)
    else vorteile.add(companies[at] ?? 0)
  }
  return passed
}

/** What fails one more filter. */
function after(state: number, fails: number): number {
  return state === PASSES ? fails : SEVERAL
}

/** Work from home is in every area, and who has several places is in that of each. */
function isInArea({ codes, places, more }: RowBlock, at: number, kilometres: Float64Array): boolean {
  const place = places[at] ?? 0
  if (place < kilometres.length && (kilometres[place] ?? FAR) < FAR) return true
  if (isRemote(codes[at] ?? 0)) return true
  if (more.size === 0) return false
  return more.get(at)?.some((each) => (kilometres[each] ?? FAR) < FAR) === true
}

/** What a number of filters comes to; few of them stand for many rows. */
function learn(code: number, tests: RowFilters): number {
  const row = emptyMatches(1)
  row.codes[0] = code
  let state = PASSES
  for (const { facet, passes } of tests) if (!passes(row, 0)) state = after(state, FAILS + FACETS.indexOf(facet))
  states[code] = state
  knownCodes.push(code)
  return state
}
