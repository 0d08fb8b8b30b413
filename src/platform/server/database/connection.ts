import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isTracing } from '../tracing/span.ts'
import { tracedQuery } from '../tracing/traced-query.ts'
import type { Hosts } from './servers/hosts.ts'
import { Turns } from './turns.ts'

// int8 and numeric counts fit a JavaScript number everywhere we use them.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Time limits, seconds. */
export type Limits = {
  readonly statement: number
  /** For a lock held by somebody else. */
  readonly lock: number
  /** Between two statements of a transaction. */
  readonly idle: number
}

export type ConnectionSettings = {
  /** The most connections. */
  readonly max: number
  readonly name: string
  readonly limits: Limits
  /** How long to wait for a connection, milliseconds; default 5,000. */
  readonly patienceMs?: number
  /** A pooler accepts no settings with a connection: there the role has them (`role-limits.ts`). */
  readonly isPooled?: boolean
  readonly isReadOnly?: boolean
}

const PATIENCE_MS = 5_000
const IDLE_MS = 60_000
/** After this much silence the system asks whether the other end is still there, milliseconds; its own default is two hours. */
export const KEEP_ALIVE_MS = 10_000
/** How much earlier than we the database ends what takes too long, milliseconds. */
const LEAD_MS = 2_000

/** A pool of connections and its query builder; nothing is opened before the first query. */
export function connect(hosts: Hosts, settings: ConnectionSettings) {
  const connections = new Connections(hosts, settings)
  const pool: pg.Pool = connections
  /** Ends every connection there is; whoever works with one is told at once. */
  const drop = () => connections.drop()
  const awaited = () => connections.awaited
  const listen = () => connections.listen()
  const hear = () => connections.hear()
  return { pool, hosts, drop, awaited, listen, hear, db: drizzle(pool, { casing: 'snake_case' }) }
}

/**
 * A pool that survives its server: connections to one no longer in use are dropped, as are those silent for longer than
 * any statement may take, and connections lost in use are returned by themselves. Who waits for one gets it in turn.
 */
class Connections extends pg.Pool {
  readonly #hosts: Hosts
  /** Also those still being opened: a frozen server takes connections and never answers. */
  readonly #open: ReadonlySet<pg.Client>
  readonly #stopFollowing: () => void
  readonly #turns: Turns
  readonly #patienceMs: number

  constructor(hosts: Hosts, { max, name, limits, patienceMs = PATIENCE_MS, isPooled, isReadOnly }: ConnectionSettings) {
    const open = new Set<pg.Client>()
    super({
      Client: clientsIn(open),
      connectionString: hosts.url,
      max,
      application_name: name,
      connectionTimeoutMillis: patienceMs,
      idleTimeoutMillis: IDLE_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      ...(isPooled ? {} : sessionSettings(limits, isReadOnly)),
    })
    this.#hosts = hosts
    this.#open = open
    this.#turns = new Turns(max)
    this.#patienceMs = patienceMs
    const silenceMs = Math.max(limits.statement, limits.idle) * 1_000 + LEAD_MS
    // An idle client that loses its server must not end the process; the next query reports the error.
    this.on('error', () => {})
    this.on('connect', (client) => {
      if (isTracing()) client.query = tracedQuery(client.query)
      // The same for a busy one: its query fails, and the loss of the connection is also reported as an event.
      client.on('error', () => {})
      const socket = socketOf(client)
      socket.on('timeout', () => socket.destroy(silent()))
    })
    this.on('acquire', (client) => socketOf(client).setTimeout(silenceMs))
    this.on('release', (_error, client) => socketOf(client).setTimeout(0))
    this.#stopFollowing = hosts.onMove(() => {
      this.options.connectionString = hosts.url
      this.drop()
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const connecting = this.#hosts.ready().then(() => this.#inTurn(() => super.connect()))
    // When nobody answers, another server may have taken over.
    connecting.catch(() => void this.#hosts.find())
    if (callback === undefined) return connecting.then(givenBackWhenLost)
    connecting.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  /** How many wait for a turn. */
  get awaited(): number {
    return this.#turns.waiting
  }

  /** Waits for a turn and opens a connection in it, both together within the patience. */
  async #inTurn(open: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    const until = performance.now() + this.#patienceMs
    const end = await this.#turns.take(this.#patienceMs)
    const opening = open()
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => reject(new Error('timeout exceeded when trying to connect')),
      Math.max(0, until - performance.now()),
    )
    try {
      const client = await Promise.race([opening, late])
      const release = client.release
      client.release = (error) => {
        release(error)
        end()
      }
      return client
    } catch (error) {
      // One that comes after all goes back.
      opening
        .then(
          (client) => client.release(),
          () => {},
        )
        .finally(end)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | undefined {
    this.#stopFollowing()
    if (callback === undefined) return super.end()
    super.end(callback)
    return undefined
  }

  drop(): void {
    for (const client of this.#open) socketOf(client).destroy()
  }

  /** Notes what each connection has heard; returns what ends those that have heard nothing since. */
  listen(): () => void {
    const noted = this.#heard()
    return () => {
      for (const [socket, bytes] of noted) if (socket.bytesRead === bytes) socket.destroy(silent())
    }
  }

  /** Notes the same; returns whether any connection has heard something since. */
  hear(): () => boolean {
    const noted = this.#heard()
    return () => [...this.#heard()].some(([socket, bytes]) => bytes > (noted.get(socket) ?? 0))
  }

  #heard(): Map<Socket, number> {
    return new Map([...this.#open].map(socketOf).map((socket) => [socket, socket.bytesRead]))
  }
}

function sessionSettings({ statement, lock, idle }: Limits, isReadOnly = false): pg.PoolConfig {
  return {
    statement_timeout: statement * 1_000,
    lock_timeout: lock * 1_000,
    idle_in_transaction_session_timeout: idle * 1_000,
    ...(isReadOnly && { options: '-c default_transaction_read_only=on' }),
  }
}

/** Clients that are in the set from their beginning to their end. */
function clientsIn(open: Set<pg.Client>) {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      open.add(this)
      this.once('end', () => open.delete(this))
    }
  }
}

function socketOf({ connection: { stream } }: pg.Client | pg.PoolClient): Socket {
  if (!(stream instanceof Socket)) throw new TypeError('a connection without a socket')
  return stream
}

function silent(): Error {
  return Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' })
}

/**
 * Returns a lost connection that nobody returns: the query builder forgets the one on which it could not even begin a
 * transaction. Returning it twice does nothing.
 */
function givenBackWhenLost(client: pg.PoolClient): pg.PoolClient {
  const release = client.release
  let isReleased = false
  const lost = () => client.release(true)
  client.release = (error) => {
    if (isReleased) return
    isReleased = true
    client.off('end', lost)
    release(error)
  }
  client.once('end', lost)
  return client
}
