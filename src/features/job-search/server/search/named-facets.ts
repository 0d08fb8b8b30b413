import type { Queryable } from '~/platform/server/database/db'
import type { SearchAnswer, SearchIndex } from '~/platform/server/search/request'
import { FACETS, type Facet, facets } from '../../facets'
import type { FacetCount, Facets } from '../../search-result'
import { companiesOnline } from '../documents/names-online'
import { ANYONE } from '../documents/posting-index'
import { nameOf, namesOfKey } from '../documents/posting-terms'

/**
 * The counts with the labels of their values, in the order in which they are offered, without zeros and without
 * companies that have been taken down since the index was updated.
 */
export async function namedFacets(
  db: Queryable,
  counts: SearchAnswer['facets'],
  { index, now }: { index: SearchIndex; now: Date },
): Promise<Facets> {
  const named = await Promise.all(
    FACETS.map(async (name) => [name, await namedCounts(name, counts[name] ?? new Map(), index)] as const),
  )
  const isWhole = (answer: Partial<Facets>): answer is Facets => FACETS.every((name) => name in answer)
  const answer: Partial<Facets> = Object.fromEntries(named)
  if (!isWhole(answer)) throw new Error('unreachable: every facet was named')
  const shown = await companiesOnline(
    db,
    answer.arbeitgeber.map(({ value }) => value),
    now,
  )
  return { ...answer, arbeitgeber: answer.arbeitgeber.filter(({ value }) => shown.has(value)) }
}

async function namedCounts(
  name: Facet,
  counts: ReadonlyMap<string, number>,
  index: SearchIndex,
): Promise<FacetCount[]> {
  const facet = facets[name]
  if (facet.kind === 'name') {
    return Promise.all(
      [...counts].map(async ([key, count]) => ({ value: await spelled(index, facet.letter, key), count })),
    )
  }
  if (facet.kind === 'place') return [...counts].map(([value, count]) => ({ value, count }))
  const offered: readonly (string | number)[] = facet.kind === 'choice' ? facet.values : facet.steps
  return offered
    .map((value) => ({ value: String(value), count: counts.get(String(value)) ?? 0 }))
    .filter(({ count }) => count > 0)
}

async function spelled(index: SearchIndex, letter: 'N' | 'B', key: string): Promise<string> {
  const [term] = await index.terms(ANYONE, namesOfKey(letter, key), 1)
  return term === undefined ? key : nameOf(term)
}
