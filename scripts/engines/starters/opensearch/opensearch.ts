import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '../../../house/ports.ts'
import { fetchWithMaven } from '../../programs/fetch-with-maven.ts'
import { inRoom, type StartedEngine, type StartOptions } from '../../running/engine-room.ts'

const JOINED_MS = 60_000
const LAUNCHER = path.join(import.meta.dirname, 'Node.java')

/** A local cluster; its nodes are its processes, in order. */
export type Cluster = StartedEngine & {
  /** Address of one node, counted from 0. */
  nodeUrl: (node: number) => string
}

type Options = StartOptions & {
  nodes: number
  /** Java's heap of each node, megabytes. */
  heap?: number
  /** Compiles its code as well as Java can, which takes minutes of processor time; for measuring it. */
  isForSpeed?: boolean
}

/**
 * Fetches OpenSearch with Maven.
 * @returns its class path
 */
export function fetchOpenSearch(signal?: AbortSignal): Promise<string> {
  return fetchWithMaven(path.join(import.meta.dirname, 'pom.xml'), 'opensearch', signal)
}

/** Starts a cluster and waits until all nodes have found each other. */
export async function startOpenSearch(options: Options): Promise<Cluster> {
  const { nodes, heap = 512, isForSpeed = false, directory, signal } = options
  const classpath = await fetchOpenSearch(signal)
  // Half the processor time of a test is the second compiler's otherwise.
  const compiler = isForSpeed ? [] : ['-XX:TieredStopAtLevel=1']
  const java = [`-Xms${heap}m`, `-Xmx${heap}m`, '-XX:+UseSerialGC', ...compiler, '-cp', classpath, LAUNCHER]
  return inRoom('opensearch', directory, async (room) => {
    const ports = await freePorts(2 * nodes)
    const http = ports.slice(0, nodes)
    const nodeUrl = (node: number) => `http://127.0.0.1:${http[node]}`
    const start = (port: number, node: number) => {
      const data = path.join(room.directory, String(node))
      const own = [data, path.basename(room.directory), node + 1, port, ports.slice(nodes).join(',')]
      const isReady = async () => (await nodesSeen(nodeUrl(node))) > 0
      // Nothing is kept, so nothing has to be closed in order.
      return room.run({ command: 'java', args: [...java, ...own.map(String)], isReady, endsOn: 'SIGKILL' })
    }
    await Promise.all(http.map(start))
    for (const end = performance.now() + JOINED_MS; (await nodesSeen(nodeUrl(0))) !== nodes; await wait(200)) {
      if (performance.now() > end) throw new Error('the nodes of OpenSearch do not find each other')
    }
    const address = `http://${http.map((port) => `127.0.0.1:${port}`).join(',')}`
    return { address, env: { OPENSEARCH_URL: address }, nodeUrl }
  })
}

/** How many nodes the one at this address knows; none while it is not ready. */
async function nodesSeen(url: string): Promise<number> {
  const response = await fetch(`${url}/_cat/nodes?format=json&h=name`, { signal: AbortSignal.timeout(2_000) })
  const nodes: unknown = await response.json()
  return response.ok && Array.isArray(nodes) ? nodes.length : 0
}
