import { afterAll, beforeAll, describe } from 'vitest'
import { type Cluster as Nodes, startCluster } from '../../scripts/engines/opensearch/cluster.ts'
import { type Cluster, openCluster } from '../../src/platform/server/search/opensearch/cluster.ts'
import { RemoteIndex } from '../../src/platform/server/search/opensearch/remote-index.ts'
import { Store } from '../../src/platform/server/search/opensearch/store.ts'
import { START } from '../../src/platform/server/search/read-news.ts'
import { SCHEMA } from '../search-contract/generated-documents.ts'
import { searchContract } from '../search-contract/suite.ts'

let nodes: Nodes
const clusters: Cluster[] = []

beforeAll(async () => {
  const classpath = process.env.OPENSEARCH_CLASSPATH
  if (!classpath) throw new Error('OPENSEARCH_CLASSPATH is not set: run this with npm run test:engines')
  nodes = await startCluster(classpath, { nodes: 1 })
})
afterAll(async () => {
  await Promise.all(clusters.map((cluster) => cluster.close()))
  await nodes.stop()
})

/** The cluster of one installation, which prefixes its index names. */
async function clusterFor(prefix: string): Promise<Cluster> {
  const cluster = await openCluster(`${nodes.url}/${prefix}`)
  clusters.push(cluster)
  return cluster
}

describe('an index in OpenSearch', () => {
  let opened = 0
  searchContract(async () => {
    opened += 1
    const cluster = await clusterFor(`contract${opened}`)
    const store = new Store(cluster, SCHEMA)
    await store.create(null)
    const { next } = await store.indexes()
    await store.show(next ?? '', null)
    return {
      index: new RemoteIndex(cluster, SCHEMA, 600_000),
      apply: (entries) => store.write('shown', entries, START),
      settle: () => store.refresh(),
    }
  })
})
