import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { childrenOf } from '../lifecycle/processes.ts'
import { quickDirectory } from './quick-directory.ts'

const run = promisify(execFile)
/** `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const ids = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

export type Server = {
  port: number
  /** As a superuser; nothing is kept. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
  /** To all of its processes. */
  signal(name: NodeJS.Signals): void
}

/**
 * Starts a PostgreSQL and a standby of it, each on a port of its own, with PostgreSQL's own programs.
 *
 * @param programs their directory
 * @param ports of the first and of the standby
 * @param isSynchronous whether a commit is acknowledged only when the standby has it
 * @returns both, and the function that ends them
 */
export async function startReplicatedPostgres(
  programs: string,
  { ports: [firstPort, secondPort], isSynchronous }: { ports: readonly [number, number]; isSynchronous: boolean },
) {
  const directory = fs.mkdtempSync(path.join(quickDirectory(), 'stellwerk-pair-'))
  if (ids.uid !== undefined) fs.chownSync(directory, NOBODY, NOBODY)
  const program = (name: string, args: readonly string[]) =>
    run(path.join(programs, name), args, { ...ids, cwd: directory })
  const children: ChildProcess[] = []
  const [first, second] = [path.join(directory, 'one'), path.join(directory, 'two')]
  async function stop() {
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    for (const child of running) {
      child.kill('SIGCONT')
      child.kill('SIGQUIT')
    }
    await Promise.all(running.map((child) => once(child, 'close')))
    fs.rmSync(directory, { recursive: true, force: true })
  }
  try {
    await program('initdb', ['-D', first, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'])
    const primary = await serve(first, firstPort)
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres']
    await program('pg_basebackup', [...from, '-D', second, '-R', '-X', 'stream', '-c', 'fast'])
    const standby = await serve(second, secondPort)
    if (isSynchronous) {
      await primary.query("alter system set synchronous_standby_names = '*'")
      await primary.query('select pg_reload_conf()')
    }
    for (const deadline = Date.now() + 20_000; !(await follows(primary, isSynchronous)); await wait(50)) {
      if (Date.now() > deadline) throw new Error('the standby does not follow')
    }
    return { primary, standby, stop }
  } catch (error) {
    await stop()
    throw error
  }

  async function serve(data: string, port: number): Promise<Server> {
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', max_connections: '60' }
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]
    const child = spawn(path.join(programs, 'postgres'), args, { ...ids, stdio: 'ignore' })
    children.push(child)
    const server = { port, query, signal }
    for (const deadline = Date.now() + 20_000; !(await query('select 1').catch(() => null)); await wait(50)) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`no PostgreSQL in ${data}`)
    }
    return server

    async function query<Row extends pg.QueryResultRow>(text: string) {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
      client.on('error', () => {})
      try {
        await client.connect()
        return (await client.query<Row>(text)).rows
      } finally {
        await client.end().catch(() => {})
      }
    }
    function signal(name: NodeJS.Signals) {
      const { pid = 0 } = child
      for (const each of [pid, ...childrenOf(pid)]) process.kill(each, name)
    }
  }
}

async function follows(primary: Server, isSynchronous: boolean): Promise<boolean> {
  const states = await primary.query<{ sync_state: string }>(
    "select sync_state from pg_stat_replication where state = 'streaming'",
  )
  return states.some(({ sync_state }) => !isSynchronous || sync_state === 'sync')
}
