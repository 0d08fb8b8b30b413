import fs from 'node:fs'
import path from 'node:path'
import { startOpenSearch } from '../../../scripts/engines/starters/opensearch/opensearch.ts'
import { startPostgres } from '../../../scripts/engines/starters/postgres/postgres.ts'
import { startS3 } from '../../../scripts/engines/starters/s3.ts'
import { startSmtpSink } from '../../../scripts/engines/starters/smtp-sink.ts'
import { startToxiproxy } from '../../../scripts/engines/starters/toxiproxy.ts'
import { makeDisk } from './disks.ts'
import { oneLine, wayTo } from './ways.ts'

/** Megabytes of the disks in memory. */
const SIZES = { node: 256, database: 1536, search: 512, store: 512 }
/** Java's heap of each node of OpenSearch, megabytes. */
const HEAP = 384

type Options = {
  directory: string
  /** Ports of the node whose connections can be disturbed, for visitors and for the balancer's checks. */
  disturbed: { port: number; healthPort: number }
  /** Of PostgreSQL's two servers. */
  databasePorts: readonly number[]
  searchNodes: number
  /** What is to be done in the end, last first. */
  closing: (() => unknown)[]
}

/** Everything that the nodes need, each on a disk of its own, and the ways between that can be disturbed. */
export type Engines = Awaited<ReturnType<typeof startEngines>>

export async function startEngines({ directory, disturbed, databasePorts: ports, searchNodes, closing }: Options) {
  const disk = (name: string, size: number) => {
    const made = makeDisk(path.join(directory, name), size)
    closing.push(made.remove)
    return made
  }
  const started = <Engine extends { stop: () => Promise<void> }>(engine: Engine): Engine => {
    closing.push(engine.stop)
    return engine
  }
  const disks = {
    node: disk('node-2', SIZES.node),
    databases: [disk('database-1', SIZES.database), disk('database-2', SIZES.database)],
    search: disk('search', SIZES.search),
    store: disk('store', SIZES.store),
  }
  const proxy = started(await startToxiproxy({ directory }))
  const to = (name: string, host: string) => wayTo(proxy, name, host)
  const standbys = await Promise.all(ports.map((port) => to(`standby to ${port}`, `127.0.0.1:${port}`)))
  const pair = started(
    await startPostgres({
      ports,
      directories: disks.databases.map((each) => each.directory),
      reachedAt: (port) => Number(standbys[ports.indexOf(port)]?.host.split(':')[1]),
      directory,
    }),
  )
  const store = started(await startS3({ directory: disks.store.directory }))
  const search = started(await startOpenSearch({ nodes: searchNodes, heap: HEAP, directory: disks.search.directory }))
  const mails = started(await startSmtpSink({ keepsText: false }))
  const searchHosts = search.env.OPENSEARCH_URL?.replaceAll('http://', '').split(',') ?? []
  const node = await to('balancer to node-2', `127.0.0.1:${disturbed.port}`)
  const health = await to('checks of node-2', `127.0.0.1:${disturbed.healthPort}`)
  const ways = {
    balancer: { ...oneLine([node, health]), health: health.host },
    databases: await Promise.all(ports.map((port) => to(`node-2 to ${port}`, `127.0.0.1:${port}`))),
    standbys,
    search: await Promise.all(searchHosts.map((host) => to(`node-2 to search ${host}`, host))),
    store: await to('node-2 to store', new URL(store.address).host),
  }
  return { disks, pair, store, search, mails, ways, proxy }
}

/** The engines remove theirs with their data. */
export function keepLogs(directory: string): void {
  for (const name of fs.globSync('**/stellwerk-engine-*/**/*.log', { cwd: directory })) {
    fs.copyFileSync(path.join(directory, name), path.join(directory, 'logs', name.replaceAll('/', '-')))
  }
}
