import { FACETS, type Facet } from '../../search-result'
import { contractOf, employerTypeOf, fieldOf, typesOf, workplaceOf } from './facet-code'
import { type RowFilters, record } from './filters'
import { kindOrderOf } from './kind-order'
import { codeOf, kindCount, kindReaches, OWN_PLACE, SEVERAL_PLACES } from './kinds'
import { ageInDays, emptyMatches } from './matches'
import type { RowBlock, RowBlocks } from './row-blocks'
import type { RowTests } from './row-tests'
import { Tally } from './tally'
import { BLOCK_ROWS } from './word-lists'

/** Numbers of the rows that pass all filters, block by block, how often those have what, and what fails one filter alone. */
export type Folded = { passing: Int32Array; tallies: Tallies; failing: ReadonlyMap<Facet, Tally> }
/** What the counts of all filters follow from; `kinds` as in `kinds.ts`. */
type Tallies = Record<'kinds' | 'pays' | 'ages' | 'companies', Tally>

/** Rows to go over: of each block where its places begin and end among `places`. */
export type Candidates = { places: Uint16Array; starts: readonly number[] }

const KINDS = 1 << 13
/** All there can be. */
const PAYS = 1 << 15
const AGES = 1 << 7
const COMPANIES = 1 << 13
const KEYS = 1 << 9
const FAR = Number.POSITIVE_INFINITY
/** What filters go by that a kind decides. */
const KEY_OF: Partial<Record<Facet, (code: number) => number>> = {
  berufsfeld: fieldOf,
  arbeitszeit: typesOf,
  befristung: contractOf,
  homeoffice: workplaceOf,
  anstellung: employerTypeOf,
}

/** What is known of a kind: that it passes, that it fails several filters, or from here on which one. */
const [PASSES, SEVERAL, FAILS] = [0, 1, 2]
const FAILS_PAY = FAILS + FACETS.indexOf('gehalt')
const FAILS_AGE = FAILS + FACETS.indexOf('veroeffentlichtseit')
const FAILS_NAME = FAILS + FACETS.indexOf('arbeitgeber')
const FAILS_BENEFIT = FAILS + FACETS.indexOf('vorteile')

// Making them anew for each search would cost more than to fill them, and nobody waits for anything while they are in use.
const ofPassing: Tallies = {
  kinds: new Tally(KINDS),
  pays: new Tally(PAYS),
  ages: new Tally(AGES),
  companies: new Tally(COMPANIES),
}
const ofFailing = record(() => new Tally(KEYS))
ofFailing.gehalt.reserve(PAYS)
/** Of rows that fail by their kind, which says what they fail. */
const failingKinds = new Tally(KINDS)
let states = new Uint8Array(KINDS)
let passing = new Int32Array(BLOCK_ROWS)
/** Places of one block that are still in question. */
const asked = new Uint16Array(BLOCK_ROWS)
/** What filters are asked about a kind with. */
const example = emptyMatches(1)

/**
 * Goes over the rows once; each that is online and in the area counts for every filter when it passes all, or for the one
 * filter that it fails. What it returns holds until the next call.
 *
 * @param candidates null for all rows
 */
export function foldRows(blocks: RowBlocks, candidates: Candidates | null, tests: RowTests): Folded {
  makeRoom(blocks, candidates)
  for (let kind = 0; kind < kindCount(); kind++) states[kind] = stateOf(kind, tests.byCode)
  const near = tests.kilometres && nearPlaces(tests.kilometres)
  let count = 0
  for (const [number, block] of blocks.entries()) {
    if (block === undefined) continue
    const places = candidates?.places.subarray(candidates.starts[number], candidates.starts[number + 1]) ?? null
    const left =
      near !== null
        ? placesInArea(block, places, near)
        : places === null && tests.byCode.length > 0
          ? placesOfKinds(block, tests)
          : places
    count = foldBlock(block, number * BLOCK_ROWS, left, tests, count)
  }
  failingKinds.counts.forEach((times, kind) => {
    const facet = times === 0 ? undefined : FACETS[(states[kind] ?? 0) - FAILS]
    if (facet !== undefined) ofFailing[facet].add(KEY_OF[facet]?.(codeOf(kind)) ?? 0, times)
  })
  return {
    passing: passing.subarray(0, count),
    tallies: ofPassing,
    failing: new Map(tests.filters.map(({ facet }) => [facet, ofFailing[facet]])),
  }
}

/** Empties what is counted in, large enough for what may come. */
function makeRoom(blocks: RowBlocks, candidates: Candidates | null) {
  for (const tally of [...Object.values(ofPassing), ...Object.values(ofFailing), failingKinds]) tally.clear()
  for (const kinds of [ofPassing.kinds, failingKinds]) kinds.reserve(kindCount())
  if (states.length < kindCount()) states = new Uint8Array(kindCount() * 2)
  const companies = 1 + blocks.reduce((most, block) => Math.max(most, block?.lastCompany ?? 0), 0)
  for (const tally of [ofPassing.companies, ofFailing.arbeitgeber, ofFailing.vorteile]) tally.reserve(companies)
  const most = candidates?.places.length ?? blocks.reduce((sum, block) => sum + (block?.count ?? 0), 0)
  if (passing.length < most) passing = new Int32Array(most * 1.5)
}

/**
 * Of a million rows each column that is not looked at counts, and a call anywhere in the loop would have all the arrays
 * looked up again for every row.
 *
 * @param count rows that passed before; returns how many it are with those of this block
 */
function foldBlock(block: RowBlock, first: number, places: Uint16Array | null, tests: RowTests, count: number): number {
  const { kinds, pays, pubs, ends, companies } = block
  const { now, leastPay, earliest, named, offering } = tests
  const passedKinds = ofPassing.kinds.counts
  const passedPays = ofPassing.pays.counts
  const passedAges = ofPassing.ages.counts
  const passedCompanies = ofPassing.companies.counts
  const failedPays = ofFailing.gehalt.counts
  const failedAges = ofFailing.veroeffentlichtseit.counts
  const failedNames = ofFailing.arbeitgeber.counts
  const failedBenefits = ofFailing.vorteile.counts
  const failedKinds = failingKinds.counts
  const known = states
  const into = passing
  const ageOf = ageInDays
  const size = places === null ? kinds.length : places.length
  let end = count
  for (let index = 0; index < size; index++) {
    const at = places === null ? index : (places[index] ?? 0)
    const kind = kinds[at] ?? 0
    const byKind = known[kind] ?? SEVERAL
    if (byKind === SEVERAL || (ends[at] ?? 0) <= now) continue
    const pay = pays[at] ?? 0
    let state = byKind
    if (leastPay > 0 && pay < leastPay) state = after(state, FAILS_PAY)
    if (earliest > 0 && (pubs[at] ?? 0) < earliest) state = after(state, FAILS_AGE)
    if (named !== null && named[companies[at] ?? 0] !== 1) state = after(state, FAILS_NAME)
    if (offering !== null && offering[companies[at] ?? 0] !== 1) state = after(state, FAILS_BENEFIT)
    if (state === PASSES) {
      into[end++] = first + at
      const age = ageOf(pubs[at] ?? 0, now)
      const company = companies[at] ?? 0
      passedKinds[kind] = (passedKinds[kind] ?? 0) + 1
      passedPays[pay] = (passedPays[pay] ?? 0) + 1
      passedAges[age] = (passedAges[age] ?? 0) + 1
      passedCompanies[company] = (passedCompanies[company] ?? 0) + 1
    } else if (state === SEVERAL) continue
    else if (state === byKind) failedKinds[kind] = (failedKinds[kind] ?? 0) + 1
    else if (state === FAILS_PAY) failedPays[pay] = (failedPays[pay] ?? 0) + 1
    else if (state === FAILS_AGE) {
      const age = ageOf(pubs[at] ?? 0, now)
      failedAges[age] = (failedAges[age] ?? 0) + 1
    } else {
      const company = companies[at] ?? 0
      const of = state === FAILS_NAME ? failedNames : failedBenefits
      of[company] = (of[company] ?? 0) + 1
    }
  }
  return end
}

/** What fails one more filter. */
function after(state: number, fails: number): number {
  return state === PASSES ? fails : SEVERAL
}

/** Counts the rows of a block whose kind fails one filter, and leaves those to be looked at whose kind passes. */
function placesOfKinds(block: RowBlock, tests: RowTests): Uint16Array {
  const { kinds, starts, places } = kindOrderOf(block)
  const { pays, pubs, ends, companies } = block
  const { now, leastPay, earliest, named, offering } = tests
  const failedKinds = failingKinds.counts
  const known = states
  const into = asked
  let count = 0
  for (let run = 0; run < kinds.length; run++) {
    const kind = kinds[run] ?? 0
    const state = known[kind] ?? SEVERAL
    if (state === SEVERAL) continue
    const end = starts[run + 1] ?? 0
    if (state === PASSES) {
      for (let index = starts[run] ?? 0; index < end; index++) into[count++] = places[index] ?? 0
      continue
    }
    let times = 0
    for (let index = starts[run] ?? 0; index < end; index++) {
      const at = places[index] ?? 0
      if ((ends[at] ?? 0) <= now) continue
      if (earliest > 0 && (pubs[at] ?? 0) < earliest) continue
      if (named !== null && named[companies[at] ?? 0] !== 1) continue
      if (offering !== null && offering[companies[at] ?? 0] !== 1) continue
      // 0 or 1 by the sign: which it is to be nobody can foresee, the processor neither.
      times += 1 + (((pays[at] ?? 0) - leastPay) >> 31)
    }
    failedKinds[kind] = (failedKinds[kind] ?? 0) + times
  }
  return into.subarray(0, count)
}

/** The places of a block that are in the area: work from home is in every one, and who has several places in that of each. */
function placesInArea(block: RowBlock, places: Uint16Array | null, near: Uint8Array): Uint16Array {
  const { kinds, places: placesOf, more } = block
  const reaches = kindReaches()
  const into = asked
  const [own, several] = [OWN_PLACE, SEVERAL_PLACES]
  const size = places === null ? kinds.length : places.length
  let count = 0
  for (let index = 0; index < size; index++) {
    const at = places === null ? index : (places[index] ?? 0)
    if (near[placesOf[at] ?? 0] !== 1) {
      const reach = reaches[kinds[at] ?? 0] ?? own
      if (reach === own || (reach === several && !isNear(more.get(at), near))) continue
    }
    into[count++] = at
  }
  return into.subarray(0, count)
}

function isNear(places: readonly number[] | undefined, near: Uint8Array): boolean {
  return places?.some((place) => near[place] === 1) === true
}

/** 1 for the places of an area. */
function nearPlaces(kilometres: Float64Array): Uint8Array {
  const near = new Uint8Array(kilometres.length)
  for (let place = 0; place < near.length; place++) if ((kilometres[place] ?? FAR) < FAR) near[place] = 1
  return near
}

/** What a kind comes to; few of them stand for many rows. */
function stateOf(kind: number, tests: RowFilters): number {
  example.codes[0] = codeOf(kind)
  let state = PASSES
  for (const { facet, passes } of tests) if (!passes(example, 0)) state = after(state, FAILS + FACETS.indexOf(facet))
  return state
}
