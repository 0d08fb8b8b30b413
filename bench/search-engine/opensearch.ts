import { z } from 'zod'
import type { SearchDocument } from '../../src/platform/server/search/document.ts'
import { openCluster } from '../../src/platform/server/search/opensearch/cluster.ts'
import { RemoteIndex } from '../../src/platform/server/search/opensearch/remote-index.ts'
import { Store } from '../../src/platform/server/search/opensearch/store.ts'
import type { SearchIndex } from '../../src/platform/server/search/request.ts'
import { SCHEMA } from './market.ts'

const PATIENCE_MS = 24 * 3_600_000

const statsSchema = z.object({
  nodes: z.record(z.string(), z.object({ process: z.object({ cpu: z.object({ total_in_millis: z.number() }) }) })),
})

type Remote = {
  index: SearchIndex
  /** Milliseconds that all nodes have used so far. */
  processorMs: () => Promise<number>
  /** Whether counts are remembered until the index changes. */
  remember: (isOn: boolean) => Promise<void>
  close: () => Promise<void>
}

/** An index in a cluster: the one of an earlier run with as many documents, or filled now. */
export async function clusterIndex(
  url: string,
  chunks: () => Iterable<SearchDocument[]>,
  count: number,
): Promise<Remote> {
  const cluster = await openCluster(`${url}/bench`)
  const store = new Store(cluster, SCHEMA)
  const { shown, next } = await store.indexes()
  if (shown === null || (await store.position('shown'))?.sequence !== count) {
    const start = performance.now()
    if (next !== null) await store.remove(next)
    await store.create(null)
    let sequence = 0
    for (const documents of chunks()) {
      const entries = documents.map((document) => ({ id: document.id, sequence: ++sequence, document }))
      await store.write('next', entries, { sequence, token: null })
    }
    await store.show((await store.indexes()).next ?? '', shown)
    console.log(`cluster filled in ${((performance.now() - start) / 1000).toFixed(1)} s, generating included`)
  }
  return {
    index: new RemoteIndex(cluster, SCHEMA, PATIENCE_MS),
    async processorMs() {
      const stats = statsSchema.parse(await cluster.manage({ method: 'GET', path: '/_nodes/stats/process' }))
      return Object.values(stats.nodes).reduce((sum, { process }) => sum + process.cpu.total_in_millis, 0)
    },
    async remember(isOn) {
      const body = { 'index.requests.cache.enable': isOn }
      await cluster.manage({ method: 'PUT', path: `/${store.name}/_settings`, body })
    },
    close: () => cluster.close(),
  }
}
