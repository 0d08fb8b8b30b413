import { expect, it } from 'vitest'
import { facets } from '../../src/features/job-search/facets.ts'
import { postingIndex } from '../../src/features/job-search/server/documents/posting-index.ts'
import { countedFacets, filterQueries } from '../../src/features/job-search/server/search/filter-queries.ts'
import { createRandom } from '../../src/lib/random.ts'
import { uuidv7 } from '../../src/lib/uuid.ts'
import { OCCUPATION_FIELDS, REQUIREMENT_LEVELS } from '../../src/lib/work/vocabulary.ts'
import type { IndexSchema, SearchDocument } from '../../src/platform/server/search/document.ts'
import { ALL } from '../../src/platform/server/search/query.ts'
import type { SearchRequest } from '../../src/platform/server/search/request.ts'
import { plainSearch } from './plain-search.ts'
import type { Engine } from './suite.ts'

/** What every engine has to answer to the facet "Anforderungsniveau" as the job search asks it. */
export function requirementLevelContract(open: (schema: IndexSchema) => Promise<Engine>): void {
  it.each(['2', 'Fachkraft;experte', '1;2;3;4', undefined])('counts and narrows by the levels "%s"', async (typed) => {
    const { index, apply, settle } = await open(postingIndex.schema)
    const documents = postings()
    await apply(documents.map((document, at) => ({ id: document.id, sequence: at + 1, document })))
    await settle()
    const niveau = facets.niveau.read(typed)
    const chosen = { niveau, berufsfeld: [OCCUPATION_FIELDS[0]] }
    const request: SearchRequest = {
      viewer: { groups: ['everyone'] },
      match: ALL,
      filters: filterQueries(chosen, false, 0),
      levels: [],
      facets: { niveau: countedFacets(chosen, 0).niveau ?? { by: 'query', of: {} } },
      sort: { by: 'order' },
      page: { size: 100, offset: 0 },
    }
    const { total, hits, facets: counted } = await index.search(request)
    expect({ total, hits, facets: counted }).toEqual(withoutSpreads(plainSearch(documents, request)))
    const ofField = documents.filter(({ labels }) => labels.field?.includes(OCCUPATION_FIELDS[0]))
    const levelOf = ({ labels }: SearchDocument) => REQUIREMENT_LEVELS.find((level) => labels.level?.includes(level))
    // Whatever is chosen, each level says how many there are; unknown occupations are in none.
    for (const level of REQUIREMENT_LEVELS) {
      expect(counted.niveau?.get(level)).toBe(ofField.filter((each) => levelOf(each) === level).length)
    }
    const passing = ofField.filter((each) => !niveau || niveau.some((level) => level === levelOf(each)))
    expect(new Set(hits.map(({ id }) => id))).toEqual(new Set(passing.map(({ id }) => id)))
    expect(total).toBeLessThan(niveau ? ofField.length : documents.length)
  })
}

const withoutSpreads = ({ total, hits, facets: counted }: ReturnType<typeof plainSearch>) => ({
  total,
  hits,
  facets: counted,
})

/** Of two fields, at every level and at none. */
function postings(): SearchDocument[] {
  const random = createRandom('levels')
  return Array.from({ length: 60 }, (_, at) => ({
    id: uuidv7(),
    terms: [],
    numbers: { published: at + 1 },
    labels: {
      field: [random.pick(OCCUPATION_FIELDS.slice(0, 2))],
      level: [[], ...REQUIREMENT_LEVELS.map((level) => [level])][at % 5] ?? [],
    },
    points: [],
    audience: ['everyone'],
    hiddenFrom: [],
  }))
}
