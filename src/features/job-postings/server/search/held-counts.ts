import { PUBLISHED_SINCE_DAYS, SALARY_STEPS } from '../../search-params'
import { FACETS, type Facet } from '../../search-result'
import { WORKPLACES } from '../../vocabulary'
import type { Counted } from './collect'
import { contractOf, employerTypeOf, fieldOf, typesOf, workplaceOf } from './facet-code'
import { namedFacets } from './facet-names'
import { record, sizeOf } from './filters'
import type { Folded } from './fold-rows'
import { codeOf } from './kinds'
import type { CountScope } from './look'
import type { SearchMemory } from './memory'
import type { Tally } from './tally'

const REMOTE = WORKPLACES.indexOf('remote')

/** Total and counts of what was folded, exact whatever their number. */
export function countFolded({ passing, tallies, failing }: Folded, { search, memory }: CountScope): Counted {
  const counts = record((): Int32Array => new Int32Array(0))
  for (const facet of FACETS) counts[facet] = new Int32Array(sizeOf(facet, memory))
  addKinds(counts, tallies.kinds, memory)
  addTally(counts.gehalt, 'gehalt', tallies.pays, memory)
  addTally(counts.veroeffentlichtseit, 'veroeffentlichtseit', tallies.ages, memory)
  addTally(counts.arbeitgeber, 'arbeitgeber', tallies.companies, memory)
  addTally(counts.vorteile, 'vorteile', tallies.companies, memory)
  for (const [facet, tally] of failing) addTally(counts[facet], facet, tally, memory)
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

/** What the numbers of the filters say, all of it in one go: there are thousands of them. */
function addKinds(counts: Readonly<Record<Facet, Int32Array>>, kinds: Tally, memory: SearchMemory) {
  const { berufsfeld, arbeitszeit, befristung, homeoffice, anstellung } = counts
  kinds.counts.forEach((count, kind) => {
    if (count === 0) return
    const code = codeOf(kind)
    addKey(berufsfeld, fieldOf(code), count, memory)
    addTypes(arbeitszeit, typesOf(code), count, memory)
    addKey(befristung, contractOf(code), count, memory)
    addKey(homeoffice, workplaceOf(code), count, memory)
    addKey(anstellung, employerTypeOf(code), count, memory)
  })
}

function addTally(into: Int32Array, facet: Facet, tally: Tally, memory: SearchMemory) {
  const add = ADDERS[facet]
  tally.counts.forEach((count, key) => {
    if (count > 0) add(into, key, count, memory)
  })
}

type Adder = (counts: Int32Array, key: number, count: number, memory: SearchMemory) => void

const addKey: Adder = (counts, key, count) => {
  counts[key] = (counts[key] ?? 0) + count
}

const addTypes: Adder = (counts, types, count, memory) => {
  for (let left = types; left !== 0; left &= left - 1) addKey(counts, 31 - Math.clz32(left & -left), count, memory)
}

/** Adds what a number of rows with one key comes to. */
const ADDERS: Record<Facet, Adder> = {
  berufsfeld: addKey,
  arbeitszeit: addTypes,
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
