import { getConfig } from '../../config.ts'
import { database, workDatabase } from '../../database/db.ts'
import type { IndexDefinition } from '../definition.ts'
import { feedIndex } from '../feed.ts'
import type { SearchIndex } from '../request.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { ClusterFollower, type Health } from './cluster-follower.ts'
import { feedCluster } from './feed-cluster.ts'
import { RemoteIndex } from './remote-index.ts'
import { Store } from './store.ts'

/** Nobody sits in front of a command and waits for a page. */
const COMMAND_PATIENCE_MS = 30_000

const followers = new Map<string, ClusterFollower>()
let cluster: Promise<Cluster> | undefined
let turn: Promise<unknown> = Promise.resolve()

/** Whether searches are answered by a cluster instead of by this process. */
export function hasCluster(): boolean {
  return getConfig().OPENSEARCH_URL !== undefined
}

/** An index in the cluster, for what one page or one task asks of it. */
export async function openInCluster(definition: IndexDefinition): Promise<SearchIndex> {
  const own = await ownCluster()
  if (followers.has(definition.schema.name)) return new RemoteIndex(own, definition.schema)
  const mine = turn.then(() => catchUp(own, definition))
  turn = mine.catch(() => {})
  await mine
  return new RemoteIndex(own, definition.schema, COMMAND_PATIENCE_MS)
}

/** Keeps indexes in the cluster up to date until the signal ends it. */
export async function followInCluster(
  definitions: readonly IndexDefinition[],
  signal: AbortSignal,
  onFailure: (error: unknown, index: string) => void,
  onNews: (index: string) => void,
): Promise<void> {
  const own = await ownCluster()
  // Transactions wait for the cluster longer than requests may.
  const { db } = workDatabase()
  await Promise.all(
    definitions.map(async ({ schema }) => {
      const { name } = schema
      const follower = new ClusterFollower(
        db,
        own,
        schema,
        (error) => onFailure(error, name),
        () => onNews(name),
      )
      followers.set(schema.name, follower)
      await follower.run(signal)
      followers.delete(schema.name)
    }),
  )
  cluster = undefined
  await own.close()
}

/** There may be news of this index. */
export function wakeInCluster(name: string): void {
  followers.get(name)?.wake()
}

/** How the indexes are that this process keeps up to date. */
export function clusterStates(): ReadonlyMap<string, { health: Health; sequence: number }> {
  return new Map([...followers].map(([name, { health, sequence }]) => [name, { health, sequence }]))
}

/** Where nobody follows, as in a command: documents are made and taken in before each search. */
async function catchUp(own: Cluster, definition: IndexDefinition): Promise<void> {
  const { db } = database()
  const store = new Store(own, definition.schema)
  await feedIndex(db, definition)
  while ((await feedCluster(db, definition.schema.name, store, { mayWait: false })) !== 'done');
  await store.refresh()
}

function ownCluster(): Promise<Cluster> {
  const { OPENSEARCH_URL, OPENSEARCH_CA, OPENSEARCH_SHARDS } = getConfig()
  if (OPENSEARCH_URL === undefined) throw new Error('OPENSEARCH_URL is not set')
  cluster ??= openCluster(OPENSEARCH_URL, { caFile: OPENSEARCH_CA, shards: OPENSEARCH_SHARDS })
  return cluster
}
