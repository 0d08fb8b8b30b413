import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { startPostgres } from '../../../scripts/engines/starters/postgres/postgres.ts'

type Pair = Awaited<ReturnType<typeof startPostgres>>
type Server = Pair['servers'][number]

const BEAT_MS = 500
const PATIENCE_MS = 1_500
/** So long nothing can be written before something is done about it, milliseconds. */
const TOLERANCE_MS = 1_000
/** How often is asked whether commits wait for the standby, and how long one may, milliseconds. */
const LOOK_MS = 200
const WAITING_MS = 600
/** Has the standby not got there by then, it does not follow, milliseconds: beside other work, and when it is to be repaired. */
const FOLLOWED_WITHIN_MS = { watching: 200, repairing: 1_000 }
const DISK_FULL = '53100'
/** Needs a page of its own each time: an update in place also goes through where nobody else can write any more. */
const BEAT = 'insert into beat values (now(), repeat(md5(random()::text), 200))'
/** Each waits with the connection, and later the locks, that others need. */
const WAITING = `select 1 from pg_stat_activity where wait_event = 'SyncRep' and query_start < now() - interval '${WAITING_MS} ms'`

/** Watches two PostgreSQL servers as Patroni or an operator would: decides who leads, and whom commits wait for. */
export class Warden {
  primary: Server
  standby: Server
  readonly #pair: Pair
  readonly #say: (line: string) => void
  #isConfirmed = true
  #isRepairing = false
  #isOver = false
  #watching: Promise<unknown> | undefined

  constructor(pair: Pair, say: (line: string) => void) {
    const [primary, standby] = pair.servers
    if (!primary || !standby) throw new Error('There is no standby.')
    this.#pair = pair
    this.#say = say
    this.primary = primary
    this.standby = standby
  }

  async start(): Promise<void> {
    await this.primary.query(
      'create table beat (at timestamptz, room text); alter table beat alter room set storage plain',
    )
    this.#watching = Promise.all([this.#watch(), this.#watchStandby()])
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#watching
  }

  /** Makes a lost or overtaken server follow the primary, and waits until it confirms commits again. */
  async repair(): Promise<void> {
    if (!this.#isConfirmed && !(await this.#isFollowed(FOLLOWED_WITHIN_MS.repairing))) {
      this.#isRepairing = true
      await this.#pair.follow(this.standby, this.primary).finally(() => {
        this.#isRepairing = false
      })
    }
    while (!(this.#isConfirmed || this.#isOver)) await wait(100)
  }

  async #watch(): Promise<void> {
    let lastWrite = performance.now()
    for (; !this.#isOver; await wait(BEAT_MS)) {
      if (this.#isRepairing) lastWrite = performance.now()
      const [failure, isThere] = await Promise.all([
        ask(this.primary, BEAT).then(() => null, errorCode),
        answers(this.primary),
      ])
      if (failure === null) {
        const pause = performance.now() - lastWrite
        if (pause > TOLERANCE_MS + BEAT_MS) this.#say(`warden: written again after ${(pause / 1000).toFixed(1)} s`)
        lastWrite = performance.now()
        if (!this.#isConfirmed && (await this.#isFollowed(FOLLOWED_WITHIN_MS.watching)))
          await this.#confirm('ANY 1 (*)')
      } else if (performance.now() - lastWrite > TOLERANCE_MS) {
        await this.#act(failure, isThere).catch((error: unknown) => this.#say(`warden: ${error}`))
      }
    }
  }

  /** While the standby is away its confirmation is not waited for. */
  async #watchStandby(): Promise<void> {
    for (; !this.#isOver; await wait(LOOK_MS)) {
      if (!this.#isConfirmed || this.#isRepairing) continue
      const waiting = await ask(this.primary, WAITING).catch(() => [])
      if (waiting.length > 0) await this.#confirm('').catch((error: unknown) => this.#say(`warden: ${error}`))
    }
  }

  async #act(failure: string, isThere: boolean): Promise<void> {
    const hasRoom = failure !== DISK_FULL
    if (hasRoom && isThere) return
    // Only one that has confirmed everything may lead.
    if (this.#isConfirmed && (await answers(this.standby))) {
      if (!hasRoom) this.primary.signal('SIGKILL')
      await this.#pair.promote(this.standby)
      const lost = this.primary
      this.primary = this.standby
      this.standby = lost
      this.#isConfirmed = false
      this.#say('warden: the standby was promoted')
    }
  }

  async #confirm(names: '' | 'ANY 1 (*)'): Promise<void> {
    await ask(this.primary, `alter system set synchronous_standby_names = '${names}'`)
    await ask(this.primary, 'select pg_reload_conf()')
    this.#isConfirmed = names !== ''
    this.#say(`warden: commits ${this.#isConfirmed ? 'wait' : 'do not wait'} for the standby`)
  }

  /** Whether the standby gets to where the primary is now. What it said before it was cut off says nothing. */
  async #isFollowed(withinMs: number): Promise<boolean> {
    const [here] = await ask(this.primary, 'select pg_current_wal_flush_lsn()::text as position').catch(() => [])
    const follows = `select 1 from pg_stat_replication where state = 'streaming' and flush_lsn >= '${here?.position}'`
    for (const end = performance.now() + withinMs; here && performance.now() < end; await wait(50)) {
      const rows = await ask(this.primary, follows).catch(() => [])
      if (rows.length > 0) return true
    }
    return false
  }
}

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'silent')

function answers(server: Server): Promise<boolean> {
  return ask(server, 'select 1').then(
    () => true,
    () => false,
  )
}

async function ask({ port }: Server, text: string): Promise<Record<string, unknown>[]> {
  const limits = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres', ...limits })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    // A frozen server does not answer this either.
    void client.end().catch(() => {})
  }
}
