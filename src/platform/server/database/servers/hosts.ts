import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Required kind of session, by libpq's names (`target_session_attrs`). */
export const SESSION_KINDS = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

/** For a connection and for its answer, milliseconds: a dead machine sends nothing at all. */
const PATIENCE_MS = 1_500
/** How long the others are waited for once a right one has answered, milliseconds: one of them may be frozen. */
const OTHERS_MS = 300
/** After this a search without a right one may be repeated, milliseconds: a standby may have been promoted since. */
const AGAIN_MS = 300

/** A server's description of itself. The timeline grows with each promotion. */
export type Nature = { isStandby: boolean; isReadOnly: boolean; timeline: number }

/** A query for the columns of {@link Nature}. */
export const NATURE = `select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly",
  case when pg_is_in_recovery() then 0
    else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int end as timeline`

/**
 * The servers of one database, of which one is in use:
 * `postgresql://name:password@one:5432,two:5432/db?target_session_attrs=…`. The driver knows only one address. With a
 * single server and no requirement nothing is checked.
 */
export class Hosts {
  readonly #urls: readonly string[]
  readonly #kind: SessionKind
  readonly #listeners = new Set<() => void>()
  #url: string
  #isFound: boolean
  #finding: Promise<void> | undefined

  /** @param usual the required kind of session when the address names none */
  constructor(address: string, usual: SessionKind) {
    const { urls, kind } = takeApart(address)
    this.#urls = urls
    this.#kind = kind ?? usual
    this.#url = urls[0] ?? address
    this.#isFound = urls.length === 1
  }

  /** The address of the server in use, for the driver. */
  get url(): string {
    return this.#url
  }

  /** Whether there is another server to switch to. */
  get areMany(): boolean {
    return this.#urls.length > 1
  }

  /** Before the first connection: looks for the right server. */
  async ready(): Promise<void> {
    if (!this.#isFound) await this.find()
  }

  /** Called whenever another server is used from now on: connections to the previous one are useless. */
  onMove(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Whether a server meets the requirement; with `prefer-standby` any does, and the standby is chosen in `find`. */
  isRight({ isStandby, isReadOnly }: Pick<Nature, 'isStandby' | 'isReadOnly'>): boolean {
    switch (this.#kind) {
      case 'read-write':
        return !isReadOnly
      case 'read-only':
        return isReadOnly
      case 'primary':
        return !isStandby
      case 'standby':
        return isStandby
      default:
        return true
    }
  }

  /** Asks all servers at once and switches to the right one; stays when there is none. */
  find(): Promise<void> {
    if (!this.areMany) return Promise.resolve()
    this.#finding ??= this.#look().finally(() => {
      this.#finding = undefined
    })
    return this.#finding
  }

  async #look(): Promise<void> {
    const right: Found[] = []
    const { promise: someIsRight, resolve } = Promise.withResolvers<void>()
    const allAsked = Promise.all(
      this.#urls.map(async (url) => {
        const nature = await natureOf(url)
        if (nature === null || !this.isRight(nature)) return
        right.push({ url, ...nature })
        resolve()
      }),
    )
    const pause = (ms: number) => wait(ms, undefined, { ref: false })
    const ends: Promise<unknown>[] = [allAsked, someIsRight.then(() => pause(OTHERS_MS))]
    // Whoever connects for the first time waits for all answers.
    if (this.#isFound) ends.push(pause(AGAIN_MS).then(() => (right.length > 0 ? allAsked : undefined)))
    await Promise.race(ends)
    this.#choose(right)
    // A late one may be better.
    void allAsked.then(() => this.#choose(right))
  }

  #choose(right: readonly Found[]): void {
    const standby = this.#kind === 'prefer-standby' ? right.find(({ isStandby }) => isStandby) : undefined
    // When two claim to be the primary, one was demoted by a promotion and does not know it.
    const newest = Math.max(...right.map(({ timeline }) => timeline))
    const found = standby ?? right.find(({ timeline }) => timeline === newest)
    if (found === undefined) return
    this.#isFound = true
    if (found.url === this.#url) return
    this.#url = found.url
    for (const listener of [...this.#listeners]) listener()
  }
}

type Found = Nature & { url: string }

async function natureOf(url: string): Promise<Nature | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'stellwerk-probe',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Nature>(NATURE)
    return rows[0] ?? null
  } catch {
    return null
  } finally {
    // Not awaited: a silent server does not answer this either.
    void client.end().catch(() => {})
  }
}

/** One address for each server, without options unknown to the driver. */
function takeApart(address: string): { urls: string[]; kind: SessionKind | undefined } {
  const [, login = '', hosts = '', rest = '', query = ''] =
    /^(\w+:\/\/(?:[^/]*@)?)([^/]*)(\/[^?]*)\??(.*)$/.exec(address) ?? []
  const settings = query.split('&').filter((setting) => setting !== '')
  const kept = settings.filter((setting) => !setting.startsWith('target_session_attrs='))
  const named = settings.find((setting) => !kept.includes(setting))?.split('=')[1]
  const kind = SESSION_KINDS.find((each) => each === named)
  const tail = rest + (kept.length > 0 ? `?${kept.join('&')}` : '')
  return { urls: hosts.split(',').map((host) => login + host + tail), kind }
}

/** The `target_session_attrs` of an address, as written. */
export function sessionKindOf(address: string): string | undefined {
  return /[?&]target_session_attrs=([^&]*)/.exec(address)?.[1]
}
