import { fetchOpenSearch, startOpenSearch } from '../starters/opensearch/opensearch.ts'
import type { EngineCheck } from './check.ts'

/** The search engine for many machines: the contract, feeding, and what happens when it is away. */
export const opensearch: EngineCheck = {
  name: 'OpenSearch',
  project: 'engines',
  files: ['tests/engines/opensearch'],
  async prepare(signal) {
    await fetchOpenSearch(signal)
    return { env: {} }
  },
}

/** What the product finds, in what order and with which counts, answered by OpenSearch. */
export const productOnOpensearch: EngineCheck = {
  name: 'product on OpenSearch',
  project: 'integration',
  files: [
    'src/features/job-search/server/',
    'src/features/resumes/server/search/',
    'tests/relevance/',
    'tests/resume-evidence/',
    'tests/integration/search-worker',
    'tests/integration/stale-index',
  ],
  async prepare(signal) {
    const { address, stop } = await startOpenSearch({ nodes: 1, signal })
    return { env: { TEST_OPENSEARCH_URL: address }, stop }
  },
}
