import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { EngineProcess } from '../../scripts/engines/running/engine-process.ts'
import type { Room } from '../../scripts/engines/running/engine-room.ts'
import { root } from '../../scripts/house/paths.ts'

const PASSWORD = 'nur-zum-ausprobieren'
const runFile = promisify(execFile)

/** One PostgreSQL as deploy/compose.three-nodes.yaml runs it. */
export type ShippedServer = {
  host: string
  /** As a superuser. */
  query: <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>
  /** Makes it the one that leads, as docs/operations.md says. */
  promote: () => Promise<unknown>
  process: EngineProcess
}

type Place = { room: Room; programs: string; port: number; hosts: readonly string[] }

/**
 * What the image of PostgreSQL brings for deploy/postgres/*.sh: its programs, `gosu`, and an entry point that starts the
 * server. Each server has an address of its own instead of a container; the port is the same.
 */
export function shippedPostgres({ room, programs, port, hosts }: Place) {
  const bin = path.join(room.directory, 'bin')
  fs.chmodSync(room.directory, 0o755)
  fs.mkdirSync(bin)
  const script = (name: string, line: string) =>
    fs.writeFileSync(path.join(bin, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })
  const isRoot = process.getuid?.() === 0
  script(
    'gosu',
    isRoot ? 'user=$1; shift; exec setpriv --reuid=$user --regid=$user --clear-groups -- "$@"' : 'shift; exec "$@"',
  )
  if (!isRoot) script('chown', 'exit 0')
  const own = '-c unix_socket_directories= -c dynamic_shared_memory_type=mmap'
  script('docker-entrypoint.sh', `exec gosu postgres "$@" -h "$HOSTNAME" -p ${port} ${own}`)

  const environment = (host: string) => ({
    ...{ PATH: `${bin}:${programs}:${process.env.PATH}`, HOSTNAME: host, SERVERS: hosts.join() },
    ...{ PGDATA: path.join(room.directory, host, 'data'), PGPORT: String(port) },
    ...{ POSTGRES_USER: 'postgres', POSTGRES_PASSWORD: PASSWORD, DATABASE_PASSWORD: PASSWORD },
  })

  /** The first, as the image sets it up in an empty volume. */
  async function lead(host: string): Promise<ShippedServer> {
    const env = environment(host)
    const file = path.join(bin, 'password')
    fs.writeFileSync(file, PASSWORD, { mode: 0o644 })
    fs.mkdirSync(path.dirname(env.PGDATA))
    await runFile('sh', ['-c', 'chown postgres "$(dirname "$PGDATA")"'], { env })
    const making = ['postgres', 'initdb', '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', file, '-E', 'UTF8', '-N']
    await runFile('gosu', [...making, '--locale=C.UTF-8'], { env, cwd: '/' })
    const server = await serve(host, 'docker-entrypoint.sh')
    const roles = path.join(root, 'deploy/postgres/roles.sh')
    await runFile('sh', [roles], { env: { ...env, PGHOST: host, PGPASSWORD: PASSWORD } })
    await server.query('select pg_reload_conf()')
    return server
  }

  /** Takes its volume from one that has ended. */
  const empty = (host: string) => fs.rmSync(path.join(room.directory, host), { recursive: true })

  /** One that follows, by the script that the compose file names. */
  const follow = (host: string) => serve(host, 'sh', path.join(root, 'deploy/postgres/standby.sh'))

  async function serve(host: string, command: string, ...first: string[]): Promise<ShippedServer> {
    const env = environment(host)
    const query = <Row extends pg.QueryResultRow>(text: string) => queryAt<Row>(host, port, text)
    const promote = () => runFile('gosu', ['postgres', 'pg_ctl', 'promote', '-D', env.PGDATA], { env, cwd: '/' })
    const isReady = async () => (await query('select 1')).length === 1
    const args = [...first, ...shippedCommand()]
    return { host, query, promote, process: await room.run({ command, args, env, isReady, endsOn: 'SIGQUIT' }) }
  }

  return { lead, follow, empty }
}

/** How the compose file starts each of the three. */
function shippedCommand(): string[] {
  const text = fs.readFileSync(path.join(root, 'deploy/compose.three-nodes.yaml'), 'utf8')
  const [, lines = ''] = /\n {2}command:\n((?: {4}.*\n)+?) {2}environment:/.exec(text) ?? []
  return Array.from(lines.matchAll(/^ {4}- (.*)$/gm), ([, word = '']) => word)
}

async function queryAt<Row extends pg.QueryResultRow>(host: string, port: number, text: string): Promise<Row[]> {
  const client = new pg.Client({ host, port, user: 'postgres', password: PASSWORD, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
