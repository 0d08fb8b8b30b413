import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { unprivileged } from '../../../../src/platform/server/database/embedded/unprivileged.ts'
import { freePorts } from '../../../house/ports.ts'
import { inRoom, type StartOptions } from '../../running/engine-room.ts'
import { copyForStandby, nameOf } from './base-backup.ts'
import { type PostgresVersion, postgresPrograms } from './programs.ts'
import { type PostgresServer, runPostgres } from './server.ts'

const FOLLOWS_MS = 30_000
/** Whichever standby has it first. */
const ANY = 'ANY 1 (*)'
const runFile = promisify(execFile)

type Options = StartOptions & {
  version?: PostgresVersion
  /** How many follow the first. */
  standbys?: number
  /** Whether a commit is acknowledged only when one standby has it. */
  isSynchronous?: boolean
  /** Of all servers, the first's first. */
  ports?: readonly number[]
  /** Where each has its data, instead of all in one directory. */
  directories?: readonly string[]
  /** The port at which a standby reaches a server: another one when something is between them. */
  reachedAt?: (port: number) => number
}

/**
 * Starts PostgreSQL with standbys, each on a port of its own, with an empty database `stellwerk` and the roles of
 * deploy/postgres/roles.sh. No passwords: everybody on this machine may connect.
 */
export async function startPostgres(options: Options = {}) {
  const { version = '18', standbys = 1, isSynchronous = true, directory, signal, reachedAt = (port) => port } = options
  const { directory: programs, locale } = await postgresPrograms(version, signal)
  return inRoom('postgres', directory, async (room) => {
    fs.chmodSync(room.directory, 0o711)
    const cluster = path.join(room.directory, 'clusters')
    fs.mkdirSync(cluster, { mode: 0o700 })
    const identity = unprivileged({ cluster, reaches: [programs, room.directory] })
    const give = (file: string) => identity.owner && fs.chownSync(file, identity.owner.uid, identity.owner.gid)
    give(cluster)
    const ports = options.ports ?? (await freePorts(1 + standbys))
    const [first, ...others] = ports.map((port, index) => {
      const parent = options.directories?.[index] ?? cluster
      const data = path.join(parent, `postgres-${index + 1}`)
      give(parent)
      room.owns(data)
      return { programs, identity, port, data }
    })
    if (!first) throw new Error('no port')

    const [initdb = '', ...args] = [
      ...identity.prefix,
      ...[path.join(programs, 'initdb'), '-D', first.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'],
      ...locale,
    ]
    await runFile(initdb, args, { ...identity.ids, cwd: cluster })
    const primary = await runPostgres(room, first)
    for (const role of ['stellwerk_owner', 'stellwerk']) await primary.query(`create role ${role} login`)
    await primary.query('create database stellwerk owner stellwerk_owner')
    const servers = [primary]
    const copy = (from: PostgresServer, to: { data: string; port: number }) =>
      copyForStandby(from, to, ports.map(reachedAt), give)
    for (const place of others) {
      await copy(primary, place)
      servers.push(await runPostgres(room, place))
    }
    if (isSynchronous && standbys > 0) await waitForStandby(primary, ANY)
    for (const server of servers.slice(1)) await untilFollows(server, primary, isSynchronous)

    /** Makes a standby the one that leads. Who led before must be dead or frozen. */
    async function promote(standby: PostgresServer): Promise<void> {
      await standby.query('select pg_promote()')
    }

    /** Makes a server, whatever it was before, a standby of the one that leads, with a new copy of it. */
    async function follow(lost: PostgresServer, leader: PostgresServer): Promise<void> {
      await lost.stop()
      fs.rmSync(lost.data, { recursive: true, force: true })
      await copy(leader, lost)
      await lost.start()
      // Commits wait for it only once it is there.
      await untilFollows(lost, leader, false)
      if (isSynchronous) await waitForStandby(leader, ANY)
      await untilFollows(lost, leader, isSynchronous)
    }

    const hosts = ports.map((port) => `127.0.0.1:${port}`).join()
    const url = (role: string, attributes: string) =>
      `postgresql://${role}@${hosts}/stellwerk?target_session_attrs=${attributes}`
    const env = {
      DATABASE_URL: url('stellwerk', 'read-write'),
      DATABASE_OWNER_URL: url('stellwerk_owner', 'read-write'),
      ...(standbys > 0 && { DATABASE_READ_URL: url('stellwerk', 'prefer-standby') }),
    }
    return { address: hosts, env, servers, promote, follow }
  })
}

/** Sets for whose confirmation commits wait: one standby's, or nobody's. */
export async function waitForStandby(primary: PostgresServer, names: '' | typeof ANY): Promise<void> {
  await primary.query(`alter system set synchronous_standby_names = '${names}'`)
  await primary.query('select pg_reload_conf()')
}

async function untilFollows(standby: PostgresServer, leader: PostgresServer, isSynchronous: boolean): Promise<void> {
  const state = `select sync_state from pg_stat_replication
    where state = 'streaming' and application_name = '${nameOf(standby)}'`
  for (const end = performance.now() + FOLLOWS_MS; ; await wait(50)) {
    const [found] = await leader.query<{ sync_state: string }>(state)
    if (found && (!isSynchronous || found.sync_state === 'quorum')) return
    if (performance.now() > end) throw new Error('the standby does not follow')
  }
}
