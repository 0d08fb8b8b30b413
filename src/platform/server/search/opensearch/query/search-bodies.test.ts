import { expect, test } from 'vitest'
import type { IndexSchema } from '../../document'
import { ALL, term } from '../../query'
import type { SearchRequest } from '../../request'
import { searchBodies, skippedOf } from './search-bodies'

const schema: IndexSchema = { name: 'posts', numbers: ['published'], order: 'published', labels: [] }
const byOrder = [{ 'numbers.published': 'desc' }, { id: 'desc' }]
const byLevel = [{ _score: 'desc' }, ...byOrder]

const sortsOf = (page: SearchRequest['page'], levels = [term('Tkoch'), term('koch')]) => {
  const request: SearchRequest = {
    viewer: { groups: ['everyone'] },
    match: ALL,
    filters: {},
    levels,
    facets: {},
    sort: { by: 'level' },
    page,
  }
  return { sorts: searchBodies(request, [], schema, 1).map(({ sort }) => sort), skipped: skippedOf(request) }
}

test.for([
  ['the first page', { size: 20, offset: 0 }, [byLevel, byOrder], 0],
  ['the next page', { size: 20, offset: 20 }, [byLevel, byOrder], 20],
  ['after a hit on a level', { size: 20, after: { level: 1, value: 0, order: 5, id: 'x' } }, [byLevel, byOrder], 0],
  ['after one on none', { size: 20, after: { level: 2, value: 0, order: 5, id: 'x' } }, [byOrder], 0],
  ['far behind the beginning', { size: 20, offset: 5_000 }, [byLevel], 0],
] as const)('hits on no level are found in the order of the index: %s', ([, page, sorts, skipped]) => {
  expect(sortsOf(page)).toEqual({ sorts, skipped })
})

test('without levels all are found in the order of the index', () => {
  expect(sortsOf({ size: 20, offset: 20 }, [])).toEqual({ sorts: [byOrder], skipped: 0 })
})
