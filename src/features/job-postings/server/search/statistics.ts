import { range } from '~/platform/server/search/query'
import { OCCUPATION_FIELDS } from '../../vocabulary'
import { ANYONE, openPostingIndex } from './posting-index'

/** Live figures of the home page: active postings, and how many there are in each occupation field, largest first. */
export async function postingStatistics(now: Date) {
  const index = await openPostingIndex()
  const { total, facets } = await index.search({
    viewer: ANYONE,
    match: range('ends', { from: Math.floor(now.getTime() / 1000) + 1 }),
    filters: {},
    levels: [],
    facets: { fields: { by: 'label', column: 'field' } },
    sort: { by: 'order' },
    page: { size: 0, offset: 0 },
  })
  const fields = OCCUPATION_FIELDS.flatMap((field) => {
    const count = facets.fields?.get(field) ?? 0
    return count === 0 ? [] : [{ field, count }]
  })
  return {
    active: total,
    fields: fields.sort((a, b) => b.count - a.count || a.field.localeCompare(b.field, 'de')),
  }
}
