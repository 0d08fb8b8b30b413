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
  /** Its data directory. */
  data: string
  /** As a superuser; nothing is kept. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
  /** To all of its processes. */
  signal(name: NodeJS.Signals): void
}

type Options = {
  /** Of the first and of the standby. */
  ports: readonly [number, number]
  /** Whether a commit is acknowledged only when the standby has it. */
  isSynchronous: boolean
  /** Where they keep their data, if not both in one temporary directory. */
  directories?: readonly [string, string]
  /** The port at which a standby reaches its primary: another one when something is between them. */
  reachedAt?: (port: number) => number
}

/**
 * Starts a PostgreSQL and a standby of it, each on a port of its own, with PostgreSQL's own programs.
 *
 * @param programs their directory
 * @returns both, and the functions that make one of them follow the other again and that end them
 */
export async function startReplicatedPostgres(
  programs: string,
  { ports: [firstPort, secondPort], isSynchronous, directories, reachedAt = (port) => port }: Options,
) {
  const directory = fs.mkdtempSync(path.join(quickDirectory(), 'stellwerk-pair-'))
  for (const each of [directory, ...(directories ?? [])]) {
    if (ids.uid !== undefined) fs.chownSync(each, NOBODY, NOBODY)
  }
  const program = (name: string, args: readonly string[]) =>
    run(path.join(programs, name), args, { ...ids, cwd: directory })
  const children = new Map<string, ChildProcess>()
  const [parentOfFirst, parentOfSecond] = directories ?? [directory, directory]
  const [first, second] = [path.join(parentOfFirst, 'one'), path.join(parentOfSecond, 'two')]
  async function stop() {
    await Promise.all([...children.values()].map(end))
    for (const each of [first, second, directory]) fs.rmSync(each, { recursive: true, force: true })
  }
  try {
    await program('initdb', ['-D', first, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'])
    const primary = await serve(first, firstPort)
    const standby = await copy(primary, { data: second, port: secondPort })
    return { primary, standby, follow, stop }
  } catch (error) {
    await stop()
    throw error
  }

  /** Makes a server, whatever it was before, the standby of the other one, with a new copy of it. */
  async function follow(lost: Server, primary: Server): Promise<void> {
    const child = children.get(lost.data)
    if (child) await end(child)
    fs.rmSync(lost.data, { recursive: true, force: true })
    await copy(primary, lost)
  }

  async function copy(primary: Server, { data, port }: Pick<Server, 'data' | 'port'>): Promise<Server> {
    const from = ['-h', '127.0.0.1', '-p', String(reachedAt(primary.port)), '-U', 'postgres']
    await program('pg_basebackup', [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast'])
    const standby = await serve(data, port)
    if (isSynchronous) await waitForStandby(primary, '*')
    for (const deadline = Date.now() + 20_000; !(await follows(primary, isSynchronous)); await wait(50)) {
      if (Date.now() > deadline) throw new Error('the standby does not follow')
    }
    return standby
  }

  async function serve(data: string, port: number): Promise<Server> {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
      max_connections: '150',
    }
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]
    const child = spawn(path.join(programs, 'postgres'), args, { ...ids, stdio: 'ignore' })
    children.set(data, child)
    const server = { port, data, query, signal }
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
      const { pid = 0 } = children.get(data) ?? child
      for (const each of [pid, ...childrenOf(pid)]) process.kill(each, name)
    }
  }
}

/** Sets for whose confirmation commits wait: `*` for a standby, nothing for nobody. */
export async function waitForStandby(primary: Server, names: '' | '*'): Promise<void> {
  await primary.query(`alter system set synchronous_standby_names = '${names}'`)
  await primary.query('select pg_reload_conf()')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  child.kill('SIGCONT')
  child.kill('SIGQUIT')
  await ended
}

async function follows(primary: Server, isSynchronous: boolean): Promise<boolean> {
  const states = await primary.query<{ sync_state: string }>(
    "select sync_state from pg_stat_replication where state = 'streaming'",
  )
  return states.some(({ sync_state }) => !isSynchronous || sync_state === 'sync')
}
