import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { getConfig } from '../config.ts'
import { type ConnectionSettings, connect, type Limits } from './connection.ts'
import { Hosts } from './servers/hosts.ts'

/** Background work and commands wait longer than people do. */
const WORK_LIMITS: Limits = { statement: 15 * 60, lock: 60, idle: 120 }
/** Connections for background work, and the job queue's own. */
const WORK_CONNECTIONS = 5
const QUEUE_CONNECTIONS = 2
/** Limits of the connection that only checks whether the database answers, seconds. */
const PROBE_LIMITS: Limits = { statement: 2, lock: 2, idle: 2 }

/** The servers of DATABASE_URL; a pooler's if there is one. */
let hosts: Hosts | undefined
/** Those reached without a pooler. */
let directHosts: Hosts | undefined

/** The servers of DATABASE_URL, of which one is in use. */
export function databaseHosts(): Hosts {
  hosts ??= new Hosts(getConfig().DATABASE_URL, 'read-write')
  return hosts
}

/** For what needs a dedicated session: notices, long statements, migrations. */
export function directDatabaseHosts(): Hosts {
  const { DATABASE_DIRECT_URL } = getConfig()
  if (DATABASE_DIRECT_URL === undefined) return databaseHosts()
  directHosts ??= new Hosts(DATABASE_DIRECT_URL, 'read-write')
  return directHosts
}

/** Whether there is a pooler that lends one session to many callers. */
export function isPooled(): boolean {
  return getConfig().DATABASE_DIRECT_URL !== undefined
}

function open(settings: Omit<ConnectionSettings, 'isPooled'>) {
  return connect(databaseHosts(), { ...settings, isPooled: isPooled() })
}

type Opened = ReturnType<typeof open>
const opened = new Map<string, Opened>()

/** Opened on first use, so that importing has no effect. */
function once(name: string, make: () => Opened): Opened {
  const known = opened.get(name) ?? make()
  opened.set(name, known)
  return known
}

/** The process's connection pool and query builder, for what people wait for. */
export function database(): Opened {
  return once('requests', () => {
    const { DATABASE_POOL_SIZE: max } = getConfig()
    return open({ max, name: 'stellwerk', limits: requestLimits() })
  })
}

/** For background work, which may take long; never behind requests. */
export function workDatabase(): Opened {
  return once('work', () => direct(WORK_CONNECTIONS, 'stellwerk-work'))
}

/** For the job queue's own reads and writes: never behind transactions that wait for exactly those. */
export function queueDatabase(): Database {
  return once('queue', () => direct(QUEUE_CONNECTIONS, 'stellwerk-queue')).db
}

/** The standby for what everybody may see, where there is one; its sessions refuse to write. See `readsFor`. */
export function readDatabase(): Opened {
  return once('reads', () => {
    const { DATABASE_READ_URL, DATABASE_POOL_SIZE: max } = getConfig()
    if (DATABASE_READ_URL === undefined) throw new Error('DATABASE_READ_URL is not set')
    const settings = { max, name: 'stellwerk-reads', limits: requestLimits(), isReadOnly: true }
    return connect(new Hosts(DATABASE_READ_URL, 'prefer-standby'), settings)
  })
}

/** One connection, only for checking whether the database answers. */
export function probeDatabase(): Database {
  return once('probe', () => {
    const patienceMs = PROBE_LIMITS.statement * 1_000
    return open({ max: 1, name: 'stellwerk-probe', limits: PROBE_LIMITS, patienceMs })
  }).db
}

function direct(max: number, name: string): Opened {
  return connect(directDatabaseHosts(), { max, name, limits: WORK_LIMITS })
}

/** Time limits for what people wait for. */
export function requestLimits(): Limits {
  const { DATABASE_STATEMENT_SECONDS, DATABASE_LOCK_SECONDS, DATABASE_IDLE_SECONDS } = getConfig()
  return { statement: DATABASE_STATEMENT_SECONDS, lock: DATABASE_LOCK_SECONDS, idle: DATABASE_IDLE_SECONDS }
}

/** Connections of this process by what they are for: how many there are, rest, and are waited for. */
export function poolSizes(): { name: string; open: number; idle: number; awaited: number }[] {
  return [...opened].map(([name, { pool, awaited }]) => ({
    name,
    open: pool.totalCount,
    idle: pool.idleCount,
    awaited: awaited(),
  }))
}

/** Ends every connection of this process. */
export async function closeDatabase(): Promise<void> {
  const closing = [...opened.values()]
  opened.clear()
  hosts = undefined
  directHosts = undefined
  await Promise.all(closing.map(({ pool }) => pool.end()))
}

export type Database = Opened['db']
/** A running transaction; commands that need one take this type, so that nobody forgets to open it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Either: reads and single writes work in both. */
export type Queryable = Database | Transaction

/**
 * Whether a column has one of some values, passed as one array: `inArray` makes one parameter each, and a statement has
 * 65,535 at most. For every list that no page, form or batch limits.
 */
export function anyOf(column: PgColumn, values: Iterable<string | number>): SQL {
  return sql`${column} = any(${sql.param([...values])})`
}
