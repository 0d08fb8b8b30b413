import { keptPagesSize } from '../metrics/registry.ts'
import type { KeptAnswer } from './answers/kept-answer.ts'

/** The tag of every page. */
export const ALL_PAGES = '*'

/** How long a page may be answered from memory, and what it shows. */
export type PageDirective = { readonly seconds: number; readonly tags: readonly string[] }

/** A render in progress. Whoever began it must call `keep` or `abandon`. */
export type PageRender = {
  /** Hands the page to everybody who waits and keeps it, unless something it shows has changed meanwhile. */
  keep(page: KeptAnswer, directive: PageDirective): void
  /** The page is not for everybody: those who wait render for themselves. Does nothing after `keep`. */
  abandon(): void
}

export type PageCacheLimits = { readonly entries: number; readonly bytes: number }

/** Bounded cache of rendered public pages, or of the pictures on them; the least recently used are dropped first. */
export class PageCache {
  readonly #limits: PageCacheLimits
  readonly #what: string
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  readonly #pending = new Map<string, Promise<KeptAnswer | undefined>>()
  readonly #running = new Set<Running>()
  #bytes = 0

  /**
   * @param now milliseconds of a monotonic clock
   * @param what is kept, for what is measured
   */
  constructor(limits: PageCacheLimits = DEFAULT_LIMITS, now: () => number = () => performance.now(), what = 'pages') {
    this.#limits = limits
    this.#what = what
    this.#now = now
  }

  /** Number and size in bytes of the cached pages. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }

  get(key: string): KeptAnswer | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    if (entry.expires <= this.#now()) {
      if (entry.expires + LAPSED_MS <= this.#now()) this.#remove(key, entry)
      return undefined
    }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.page
  }

  /** An expired page, for when it cannot be rendered; pages whose content has changed are never among them. */
  lapsed(key: string): KeptAnswer | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.expires + LAPSED_MS > this.#now() ? entry.page : undefined
  }

  /**
   * The same page while it is rendered for somebody else; resolves to undefined when it turns out not to be shareable.
   */
  pending(key: string): Promise<KeptAnswer | undefined> | undefined {
    return this.#pending.get(key)
  }

  begin(key: string): PageRender {
    const { promise, resolve } = Promise.withResolvers<KeptAnswer | undefined>()
    const running: Running = { invalidated: new Set() }
    this.#pending.set(key, promise)
    this.#running.add(running)
    const settle = (page: KeptAnswer | undefined) => {
      this.#running.delete(running)
      if (this.#pending.get(key) === promise) this.#pending.delete(key)
      resolve(page)
    }
    return {
      keep: (page, directive) => {
        if (!isOutdated(running, directive)) this.#store(key, page, directive)
        settle(page)
      },
      abandon: () => settle(undefined),
    }
  }

  /** Drops every page with one of the tags, including those being rendered. */
  invalidate(tags: readonly string[]): void {
    for (const running of this.#running) for (const tag of tags) running.invalidated.add(tag)
    // Later requests must not get what began before the change.
    this.#pending.clear()
    for (const [key, entry] of this.#entries) {
      if (tags.includes(ALL_PAGES) || tags.some((tag) => entry.tags.has(tag))) this.#remove(key, entry)
    }
  }

  #store(key: string, page: KeptAnswer, directive: PageDirective): void {
    const weight = weightOf(page)
    if (weight > this.#limits.bytes / 20) return
    const previous = this.#entries.get(key)
    if (previous !== undefined) this.#remove(key, previous)
    const expires = this.#now() + directive.seconds * 1000
    this.#entries.set(key, { page, weight, expires, tags: new Set(directive.tags) })
    this.#bytes += weight
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) break
      this.#remove(oldest, entry)
    }
    this.#measure()
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#bytes -= entry.weight
    this.#measure()
  }

  #measure(): void {
    keptPagesSize.set({ unit: this.#what }, this.#entries.size)
    keptPagesSize.set({ unit: this.#what === 'pages' ? 'bytes' : `${this.#what} bytes` }, this.#bytes)
  }
}

/** How long an expired page replaces one that cannot be rendered, milliseconds. */
const LAPSED_MS = 15 * 60 * 1000

/** About 500 job pages. The process should stay below 250 MB, and needs 180 MB before the first page is cached. */
const DEFAULT_LIMITS: PageCacheLimits = { entries: 2_000, bytes: 20_000_000 }

type Entry = {
  readonly page: KeptAnswer
  readonly weight: number
  readonly expires: number
  readonly tags: ReadonlySet<string>
}

type Running = { readonly invalidated: Set<string> }

/** Bytes of the page in memory, including both compressed forms (roughly a fifth each). */
function weightOf({ identity }: KeptAnswer): number {
  return Math.ceil(identity.length * 1.4) + 1024
}

function isOutdated(running: Running, directive: PageDirective): boolean {
  return running.invalidated.has(ALL_PAGES) || directive.tags.some((tag) => running.invalidated.has(tag))
}
