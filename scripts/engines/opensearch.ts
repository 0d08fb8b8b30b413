import path from 'node:path'
import type { Engine } from './engine.ts'
import { fetchWithMaven } from './fetch-with-maven.ts'

/** Has Maven fetch OpenSearch; the class path, or why there is none. */
export function fetchOpenSearch(signal: AbortSignal) {
  return fetchWithMaven(path.join(import.meta.dirname, 'opensearch/pom.xml'), 'opensearch', signal)
}

/** The search engine for many machines, with the suite that the one in memory has to pass as well. */
export const opensearch: Engine = {
  name: 'OpenSearch',
  project: 'engines',
  files: ['tests/engines/opensearch'],
  async prepare(signal) {
    const fetched = await fetchOpenSearch(signal)
    return 'missing' in fetched ? fetched : { env: { OPENSEARCH_CLASSPATH: fetched.classpath } }
  },
}
