import { getConfig } from '../config.ts'
import { connect } from './connection.ts'

function open(settings?: { max: number; options?: string }) {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = getConfig()
  return connect(DATABASE_URL, { max: DATABASE_POOL_SIZE, application_name: 'stellwerk', ...settings })
}

let opened: ReturnType<typeof open> | undefined
let openedIndexed: ReturnType<typeof open> | undefined
let openedQueue: ReturnType<typeof open> | undefined

/** The process's connection pool and query builder; opened on first use so that importing has no effect. */
export function database() {
  opened ??= open()
  return opened
}

/** Connections for index reads, in addition to the pool. */
const INDEXED_CONNECTIONS = 4
/** Every statement is planned for its values, through indexes, without JIT or parallel workers. */
const INDEXED_OPTIONS =
  '-c enable_seqscan=off -c max_parallel_workers_per_gather=0 -c jit=off -c plan_cache_mode=force_custom_plan'

/** For reads that must use an index whatever the planner estimates; read-only, without transactions. */
export function indexedDatabase(): Database {
  openedIndexed ??= open({ max: INDEXED_CONNECTIONS, options: INDEXED_OPTIONS })
  return openedIndexed.db
}

/** Connections of the job queue's own. */
const QUEUE_CONNECTIONS = 2

/** For the job queue's own reads and writes: never behind transactions that wait for exactly those. */
export function queueDatabase(): Database {
  openedQueue ??= open({ max: QUEUE_CONNECTIONS })
  return openedQueue.db
}

/** Ends every connection of this process. */
export async function closeDatabase(): Promise<void> {
  const closing = [opened, openedIndexed, openedQueue]
  opened = undefined
  openedIndexed = undefined
  openedQueue = undefined
  await Promise.all(closing.map((each) => each?.pool.end()))
}

export type Database = ReturnType<typeof open>['db']
/** A running transaction; commands that need one take this type, so that nobody forgets to open it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Either: reads and single writes work in both. */
export type Queryable = Database | Transaction
