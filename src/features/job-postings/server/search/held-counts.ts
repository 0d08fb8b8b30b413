import { PUBLISHED_SINCE_DAYS, SALARY_STEPS } from '../../search-params'
import { FACETS, type Facet } from '../../search-result'
import { WORKPLACES } from '../../vocabulary'
import type { Counted } from './collect'
import { contractOf, employerTypeOf, fieldOf, typesOf, workplaceOf } from './facet-code'
import { namedFacets } from './facet-names'
import { type RowFilters, record, sizeOf } from './filters'
import { type CountScope, secondsOf } from './look'
import { ageInDays, emptyMatches } from './matches'
import type { SearchMemory } from './memory'
import type { RowBlocks } from './row-blocks'
import { Tally } from './tally'

/** Numbers of the rows that pass all filters, how often those have what, and what fails one filter alone. */
type Folded = { passing: Int32Array; tallies: Tallies; failing: ReadonlyMap<Facet, Tally> }
/** What the counts of all filters follow from. */
type Tallies = Record<'codes' | 'pays' | 'ages' | 'companies', Tally>

/** What each filter goes by of a row. */
const KEY_OF: Record<Facet, (code: number, pay: number, age: number, company: number) => number> = {
  berufsfeld: fieldOf,
  arbeitszeit: typesOf,
  befristung: contractOf,
  homeoffice: workplaceOf,
  anstellung: employerTypeOf,
  gehalt: (_code, pay) => pay,
  veroeffentlichtseit: (_code, _pay, age) => age,
  arbeitgeber: (_code, _pay, _age, company) => company,
  vorteile: (_code, _pay, _age, company) => company,
}
/** Filters that find theirs elsewhere than in the number of the filters, and where. */
const SOURCES: Partial<Record<Facet, keyof Tallies>> = {
  gehalt: 'pays',
  veroeffentlichtseit: 'ages',
  arbeitgeber: 'companies',
  vorteile: 'companies',
}
const CODES = 1 << 19
const PAYS = 1 << 13
const COMPANIES = 1 << 13
const KEYS = 1 << 9
const REMOTE = WORKPLACES.indexOf('remote')

/** What is known of a number of filters: nothing, that it passes, that it fails several, or from here on which one. */
const [UNKNOWN, PASSES, SEVERAL, FAILS] = [0, 1, 2, 3]

// Making them anew for each search would cost more than to fill them, and nobody waits for anything while they are in use.
const ofPassing: Tallies = {
  codes: new Tally(CODES),
  pays: new Tally(PAYS),
  ages: new Tally(KEYS),
  companies: new Tally(COMPANIES),
}
const ofFailing = record(() => new Tally(KEYS))

/**
 * Goes over the rows once; each counts for every filter when it passes all, or for the one filter that it fails. The
 * tallies hold until the next call.
 */
export function foldRows(blocks: RowBlocks, rows: Int32Array, filters: RowFilters, now: Date): Folded {
  for (const tally of [...Object.values(ofPassing), ...Object.values(ofFailing)]) tally.clear()
  const nowSeconds = secondsOf(now)
  const others = filters.filter(({ facet }) => SOURCES[facet] !== undefined)
  const stateOfCode = codeStates(filters.filter(({ facet }) => SOURCES[facet] === undefined))
  const row = emptyMatches(1)
  const { codes: codesOf, pays: paysOf, ages: agesOf, companies: companiesOf } = ofPassing
  const keysOf = FACETS.map((facet) => KEY_OF[facet])
  const failed = FACETS.map((facet) => ofFailing[facet])
  const ageOf = ageInDays
  const passing = new Int32Array(rows.length)
  let count = 0
  // Rows come block by block, and the columns of each are looked up once.
  for (let start = 0; start < rows.length; ) {
    const number = (rows[start] ?? 0) >>> 16
    const block = blocks[number]
    if (block === undefined) throw new Error(`no rows in block ${number}`)
    const { codes, pays, pubs, companies } = block
    let index = start
    for (; index < rows.length; index++) {
      const each = rows[index] ?? 0
      if (each >>> 16 !== number) break
      const at = each & 0xffff
      const code = codes[at] ?? 0
      let state = stateOfCode(code)
      if (state === SEVERAL) continue
      const pay = pays[at] ?? 0
      const company = companies[at] ?? 0
      const age = ageOf(pubs[at] ?? 0, nowSeconds)
      if (others.length > 0) {
        row.pays[0] = pay
        row.companies[0] = company
        row.ages[0] = age
        state = stateAfter(others, row, state)
        if (state === SEVERAL) continue
      }
      if (state === PASSES) {
        passing[count++] = each
        codesOf.add(code)
        paysOf.add(pay)
        agesOf.add(age)
        companiesOf.add(company)
      } else failed[state - FAILS]?.add(keysOf[state - FAILS]?.(code, pay, age, company) ?? 0)
    }
    start = index
  }
  const failing = new Map(filters.map(({ facet }) => [facet, ofFailing[facet]]))
  return { passing: passing.subarray(0, count), tallies: ofPassing, failing }
}

function stateAfter(tests: RowFilters, row: ReturnType<typeof emptyMatches>, first: number): number {
  let state = first
  for (let index = 0; index < tests.length; index++) {
    const test = tests[index]
    if (test === undefined || test.passes(row, 0)) continue
    if (state !== PASSES) return SEVERAL
    state = FAILS + FACETS.indexOf(test.facet)
  }
  return state
}

/** What numbers of filters come to; few of them stand for many rows. */
function codeStates(tests: RowFilters): (code: number) => number {
  if (tests.length === 0) return () => PASSES
  const states = new Uint8Array(CODES)
  const row = emptyMatches(1)
  return (code) => {
    const known = states[code] ?? UNKNOWN
    if (known !== UNKNOWN) return known
    row.codes[0] = code
    const state = stateAfter(tests, row, PASSES)
    states[code] = state
    return state
  }
}

/** Total and counts of what was folded, exact whatever their number. */
export function countFolded({ passing, tallies, failing }: Folded, { search, memory }: CountScope): Counted {
  const counts = record((): Int32Array => new Int32Array(0))
  for (const facet of FACETS) {
    const into = new Int32Array(sizeOf(facet, memory))
    const source = tallies[SOURCES[facet] ?? 'codes']
    for (const key of source.keys) ADDERS[facet](into, KEY_OF[facet](key, key, key, key), source.countOf(key), memory)
    const others = failing.get(facet)
    if (others !== undefined) addTally(into, facet, others, memory)
    counts[facet] = into
  }
  return {
    total: passing.length,
    isTotalExact: true,
    remoteCount: failing.get('homeoffice')?.countOf(REMOTE) ?? 0,
    facets: namedFacets(
      counts,
      record(() => 1),
      search,
      memory,
    ),
  }
}

function addTally(into: Int32Array, facet: Facet, tally: Tally, memory: SearchMemory) {
  for (const key of tally.keys) ADDERS[facet](into, key, tally.countOf(key), memory)
}

type Adder = (counts: Int32Array, key: number, count: number, memory: SearchMemory) => void

const addKey: Adder = (counts, key, count) => {
  counts[key] = (counts[key] ?? 0) + count
}

/** Adds what a number of rows with one key comes to. */
const ADDERS: Record<Facet, Adder> = {
  berufsfeld: addKey,
  arbeitszeit: (counts, types, count, memory) => {
    for (let left = types; left !== 0; left &= left - 1) addKey(counts, 31 - Math.clz32(left & -left), count, memory)
  },
  befristung: addKey,
  homeoffice: addKey,
  anstellung: addKey,
  gehalt: (counts, pay, count, memory) => {
    for (let step = 0; step < SALARY_STEPS.length && pay >= (SALARY_STEPS[step] ?? 0); step++)
      addKey(counts, step, count, memory)
  },
  veroeffentlichtseit: (counts, age, count, memory) => {
    for (let step = PUBLISHED_SINCE_DAYS.length - 1; step >= 0 && age <= (PUBLISHED_SINCE_DAYS[step] ?? 0); step--)
      addKey(counts, step, count, memory)
  },
  arbeitgeber: (counts, id, count, memory) => {
    const company = memory.companies.get(id)
    if (company !== undefined) addKey(counts, company.name, count, memory)
  },
  vorteile: (counts, id, count, memory) => {
    for (const benefit of memory.companies.get(id)?.benefits ?? []) addKey(counts, benefit, count, memory)
  },
}
