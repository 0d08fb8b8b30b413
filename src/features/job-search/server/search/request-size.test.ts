import { describe, expect, it } from 'vitest'
import { occupationFamilies } from '~/lib/occupations/families'
import { countedOf } from '~/platform/server/search/opensearch/query/facet-counts'
import { searchBodies } from '~/platform/server/search/opensearch/query/search-bodies'
import { settingDefaults } from '~/platform/settings/schema'
import { postingIndex } from '../documents/posting-index'
import { payrollLawOf } from '../pay/payroll-law'
import { understandSearch } from '../words/understand'
import { requestOf, type Scope, scopeOf } from './scope'

/** What OpenSearch takes in one search, unless an operator raises it (`indices.query.bool.max_clause_count`). */
const MOST_CLAUSES = 1_024
const LONGEST = 120
const law = payrollLawOf(settingDefaults, '2026-06-01')
const now = new Date('2026-11-20T12:00:00Z')
const MODES: Partial<Scope>[] = [
  {},
  { mode: 'some' },
  { mode: 'anywhere' },
  { mode: 'mentioned' },
  { isRelated: true, mode: 'some' },
]

/** Of the largest search that comes of these words. */
function clausesFor(was: string, wo?: string): number {
  const scope = scopeOf(understandSearch({ was, wo }, law))
  const bodies = MODES.flatMap((mode) => {
    const request = { ...requestOf({ ...scope, ...mode }, now), page: { size: 20, offset: 0 } }
    return searchBodies(request, countedOf(request, []), postingIndex.schema, 1)
  })
  return Math.max(...bodies.map(({ query }) => clausesIn(query)))
}

/** Clauses without others in them; several texts in one count once. */
function clausesIn(body: unknown): number {
  if (Array.isArray(body)) return body.reduce((sum: number, each) => sum + clausesIn(each), 0)
  if (typeof body !== 'object' || body === null) return 0
  const inner = Object.entries(body).flatMap(([kind, value]) =>
    ['bool', 'filter', 'must_not', 'should', 'constant_score', 'dis_max', 'queries'].includes(kind) ? [value] : [],
  )
  return inner.length === 0 ? 1 : inner.reduce((sum: number, each) => sum + clausesIn(each), 0)
}

const names = occupationFamilies().flatMap((family) => family.names.slice(0, 2))
/** The names that ask for most, and others with them. */
const largest = names
  .map((name) => ({ name, clauses: clausesFor(name) }))
  .sort((one, other) => other.clauses - one.clauses)
  .slice(0, 40)

describe('no cluster is asked more than it answers', () => {
  it('for the name of an occupation', () => {
    expect(largest).toHaveLength(40)
    expect(largest[0]?.clauses).toBeLessThan(MOST_CLAUSES)
  })

  it.each(largest.map(({ name }, at) => [name, at] as const))('for as many as can be typed after %s', (name, at) => {
    const others = largest.map((_, step) => largest[(at + 7 * (step + 1)) % largest.length]?.name ?? '')
    for (const between of [' oder ', ' ', ' ohne '])
      expect(clausesFor([name, ...others].join(between).slice(0, LONGEST), 'Neustadt')).toBeLessThan(MOST_CLAUSES)
  })
})
