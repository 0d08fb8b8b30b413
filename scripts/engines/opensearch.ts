import path from 'node:path'
import type { Engine } from './engine.ts'
import { fetchWithMaven } from './fetch-with-maven.ts'
import { startCluster } from './opensearch/cluster.ts'

/** Fetches OpenSearch with Maven; the class path, or the reason why there is none. */
export function fetchOpenSearch(signal: AbortSignal) {
  return fetchWithMaven(path.join(import.meta.dirname, 'opensearch/pom.xml'), 'opensearch', signal)
}

/** The search engine for many machines: the contract, feeding, and what happens when it is away. */
export const opensearch: Engine = {
  name: 'OpenSearch',
  project: 'engines',
  files: ['tests/engines/opensearch'],
  async prepare(signal) {
    const fetched = await fetchOpenSearch(signal)
    return 'missing' in fetched ? fetched : { env: { OPENSEARCH_CLASSPATH: fetched.classpath } }
  },
}

/** What the product finds, in what order and with which counts, answered by OpenSearch. */
export const productOnOpensearch: Engine = {
  name: 'product on OpenSearch',
  project: 'integration',
  files: [
    'src/features/job-search/server/',
    'src/features/resumes/server/search/',
    'tests/relevance/',
    'tests/integration/search-worker',
    'tests/integration/stale-index',
  ],
  async prepare(signal) {
    const fetched = await fetchOpenSearch(signal)
    if ('missing' in fetched) return fetched
    const { url, stop } = await startCluster(fetched.classpath, { nodes: 1 })
    return { env: { TEST_OPENSEARCH_URL: url }, stop }
  },
}
