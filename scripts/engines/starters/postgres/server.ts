import path from 'node:path'
import pg from 'pg'
import type { unprivileged } from '../../../../src/platform/server/database/embedded/unprivileged.ts'
import type { EngineProcess } from '../../running/engine-process.ts'
import type { Room } from '../../running/engine-room.ts'

export type PostgresServer = EngineProcess & {
  port: number
  /** Its data directory. */
  data: string
  /** As a superuser; nothing is kept. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // The machine stays up, whatever happens to the process.
  fsync: 'off',
  max_connections: '200',
  // Below the data directory, where a killed server leaves nothing behind.
  dynamic_shared_memory_type: 'mmap',
  // For a standby that comes back.
  wal_keep_size: '256MB',
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
  wal_retrieve_retry_interval: '1s',
}

/** Runs a PostgreSQL on an existing data directory. */
export async function runPostgres(room: Room, { programs, data, port, identity }: Place): Promise<PostgresServer> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command = '', ...args] = [
    ...identity.prefix,
    ...[path.join(programs, 'postgres'), '-D', data, '-p', String(port)],
    ...settings,
  ]
  const process = await room.run({
    command,
    args,
    ids: identity.ids,
    isReady: async () => (await queryAt(port, 'select 1')).length === 1,
    // Nothing is kept.
    endsOn: 'SIGQUIT',
  })
  return { ...process, port, data, query: (text) => queryAt(port, text) }
}

/** Where a server runs, and as whom. */
export type Place = { programs: string; data: string; port: number; identity: ReturnType<typeof unprivileged> }

async function queryAt<Row extends pg.QueryResultRow>(port: number, text: string): Promise<Row[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
