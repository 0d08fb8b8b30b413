import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startHaproxy } from '../../../scripts/engines/starters/haproxy.ts'
import { keepLogs, startEngines } from './engines.ts'
import { environments, SECRET } from './environment.ts'
import { ProductNode } from './product-node.ts'
import { makeVersions } from './versions.ts'
import { Warden } from './warden.ts'

const NODES = 3
/** The node whose connections can be disturbed; the others are connected directly. */
const DISTURBED = 1
const SEARCHES_MS = 120_000

type Options = {
  /** Empty; everything is below it. */
  directory: string
  /** Of the balancer; those of the nodes and of PostgreSQL follow. */
  port: number
  searchNodes: number
  say: (line: string) => void
}

export type Site = Awaited<ReturnType<typeof startSite>>

/** Starts three nodes of the product behind HAProxy, and everything they need. */
export async function startSite({ directory, port, searchNodes, say }: Options) {
  const logs = path.join(directory, 'logs')
  fs.mkdirSync(logs, { recursive: true })
  const closing: (() => unknown)[] = []
  async function stop() {
    keepLogs(directory)
    for (const close of closing.splice(0).reverse()) {
      await Promise.resolve(close()).catch((error: unknown) => say(`not ended in order: ${error}`))
    }
  }
  try {
    say('Starting PostgreSQL, OpenSearch, the store and what is between them …')
    const portOf = (at: number) => port + 1 + at
    const databasePorts = [portOf(NODES), portOf(NODES + 1)]
    const healthPortOf = (at: number) => portOf(NODES + 2 + at)
    const engines = await startEngines({
      directory,
      disturbed: { port: portOf(DISTURBED), healthPort: healthPortOf(DISTURBED) },
      databasePorts,
      searchNodes,
      closing,
    })
    const warden = new Warden(engines.pair, say)
    await warden.start()
    closing.push(() => warden.stop())
    const versions = makeVersions(path.join(directory, 'versions'))
    const url = `http://127.0.0.1:${port}`
    const { usual, disturbed } = environments(engines, url)
    const migrate = (version: string) => runMigration(version, { ...usual, DATA_DIR: logs }, logs)
    await migrate(versions.present)
    const nodes = Array.from({ length: NODES }, (_, at) => {
      const name = `node-${at + 1}`
      const own = at === DISTURBED ? engines.disks.node.directory : path.join(directory, name)
      const temporary = path.join(own, 'tmp')
      fs.mkdirSync(temporary, { recursive: true })
      const env = { ...(at === DISTURBED ? disturbed : usual), DATA_DIR: own, TMPDIR: temporary }
      const healthPort = healthPortOf(at)
      return new ProductNode(
        { name, port: portOf(at), healthPort, log: path.join(logs, `${name}.log`), env },
        versions.present,
      )
    })
    closing.push(() => Promise.all(nodes.map((node) => node.stop())))
    say('Starting three nodes with the demo market …')
    // One after the other: the first loads the market.
    for (const node of nodes) {
      node.start()
      await node.ready()
    }
    const { host, health } = engines.ways.balancer
    const reached = nodes.map(({ url: address, healthUrl }, at) =>
      at === DISTURBED ? { address: `http://${host}`, health: `http://${health}` } : { address, health: healthUrl },
    )
    const balancer = await startHaproxy({ nodes: reached, port, directory })
    closing.push(balancer.stop)
    say('Waiting until the search has read the market …')
    await Promise.all(nodes.map(searches))
    return { ...engines, url, logs, secret: SECRET, nodes, warden, versions, migrate, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function searches({ url, name }: ProductNode): Promise<void> {
  for (const end = Date.now() + SEARCHES_MS; !(await fetch(`${url}/search/jobs`)).ok; await wait(500)) {
    if (Date.now() > end) throw new Error(`${name} cannot search`)
  }
}

async function runMigration(version: string, env: Record<string, string>, logs: string): Promise<void> {
  const log = path.join(logs, 'migrate.log')
  const output = fs.openSync(log, 'a')
  const child = spawn(process.execPath, [path.join(version, 'dist/server/main.js'), 'migrate'], {
    cwd: version,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  })
  fs.closeSync(output)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The migration failed, see ${log}.`)
}
