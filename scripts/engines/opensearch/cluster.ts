import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const READY_MS = 120_000
const LAUNCHER = path.join(import.meta.dirname, 'Node.java')

/** A local cluster, each node a process; with free ports, and data in a temporary directory. */
export type Cluster = {
  /** Addresses of all nodes, as in OPENSEARCH_URL. */
  url: string
  /** Address of one node, counted from 0. */
  nodeUrl: (node: number) => string
  /** Sends a signal to a node: SIGKILL for a crash, SIGSTOP and SIGCONT for a hang. */
  signal: (node: number, signal: NodeJS.Signals) => void
  /** Restarts a node that ended, with its data. */
  start: (node: number) => Promise<void>
  /** Ends all nodes and removes their data. */
  stop: () => Promise<void>
}

type Options = {
  nodes: number
  /** Java's heap of each node, megabytes. */
  heap?: number
}

/** Starts a cluster and waits until all nodes have found each other. */
export async function startCluster(classpath: string, { nodes, heap = 512 }: Options): Promise<Cluster> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-opensearch-'))
  const http = await freePorts(nodes)
  const transport = await freePorts(nodes)
  const running = new Map<number, ChildProcess>()
  const nodeUrl = (node: number) => `http://127.0.0.1:${http[node]}`

  async function start(node: number): Promise<void> {
    const own = [
      path.join(directory, String(node)),
      path.basename(directory),
      node + 1,
      http[node],
      transport.join(','),
    ]
    const log = fs.openSync(path.join(directory, `${node}.log`), 'a')
    const args = [`-Xms${heap}m`, `-Xmx${heap}m`, '-XX:+UseSerialGC', '-cp', classpath, LAUNCHER, ...own.map(String)]
    const child = spawn('java', args, { stdio: ['ignore', log, log], detached: true })
    fs.closeSync(log)
    child.on('error', () => {})
    running.set(node, child)
    const isReady = await pollUntil(async () => child.exitCode !== null || (await nodesSeen(nodeUrl(node))) !== null)
    if (!isReady || child.exitCode !== null) throw new Error(`a node did not start, see ${directory}/${node}.log`)
  }

  async function stop(): Promise<void> {
    const ends = [...running.values()].map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      // Nothing is kept, so nothing has to be closed in order.
      child.kill('SIGKILL')
      await ended
    })
    await Promise.all(ends)
    fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }

  try {
    await Promise.all(http.map((_, node) => start(node)))
    const isWhole = async () => (await nodesSeen(nodeUrl(0))) === nodes
    if (!(await pollUntil(isWhole))) throw new Error(`the nodes do not find each other, see ${directory}`)
  } catch (error) {
    for (const child of running.values()) child.kill('SIGKILL')
    throw error
  }
  return {
    url: `http://${http.map((port) => `127.0.0.1:${port}`).join(',')}`,
    nodeUrl,
    signal: (node, signal) => void running.get(node)?.kill(signal),
    start,
    stop,
  }
}

/** How many nodes the one at this address knows; null while it is not ready. */
async function nodesSeen(url: string): Promise<number | null> {
  try {
    const response = await fetch(`${url}/_cat/nodes?format=json&h=name`, { signal: AbortSignal.timeout(2_000) })
    const nodes: unknown = await response.json()
    return response.ok && Array.isArray(nodes) ? nodes.length : null
  } catch {
    return null
  }
}

async function pollUntil(isDone: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + READY_MS
  while (performance.now() < end) {
    if (await isDone()) return true
    await wait(200)
  }
  return false
}

/** Currently free ports. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = net.createServer().listen(0, '127.0.0.1')
      await new Promise((resolve) => server.once('listening', resolve))
      return server
    }),
  )
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
