import { setTimeout as wait } from 'node:timers/promises'
import { Waker } from '../../waker.ts'
import { type Position, START } from '../read-news.ts'
import type { Changes } from './changes.ts'
import { MemoryIndex } from './memory-index.ts'
import type { Segment } from './segment.ts'
import type { Snapshot } from './snapshot.ts'

/** Where an index gets its content; threads in a running product. */
export type Source = {
  read(after: Position): Promise<Changes>
  merge(segments: readonly Segment[]): Promise<Segment>
  load(): Promise<Snapshot | null>
  save(snapshot: Snapshot): Promise<void>
  /** What was removed is gone within a day, also from snapshots. */
  isPersonal?: boolean
}

/** How often changes are looked for without a notice: a fallback, because the bus reports each. */
const LOOK_MS = 5_000
/** While a first index waits for documents that perhaps nobody is making. */
const FIRST_LOOK_MS = 500
const AFTER_FAILURE_MS = 1_000
const SAVE_MS = 10 * 60_000
/** With the time until the next snapshot less than a day. */
const FORGET_MS = 23 * 60 * 60_000
/** How long a first index without a snapshot waits for documents being made, instead of showing that there is nothing. */
const FIRST_MS = 10_000

/** `isKept`: it began with a snapshot, so it never shows that there is nothing. */
type State = { index: MemoryIndex; position: Position; isKept: boolean }

/** Keeps an index in memory up to date with the database, even when notices are lost. */
export class Follower {
  private readonly source: Source
  private readonly onFailure: (error: unknown) => void
  private readonly onNews: () => void
  /** What is searched; null until everything was read once. */
  private shown: State | null = null
  /** What changes go into; differs from `shown` while everything is read again. */
  private state: State
  private readonly running = new Map<'merging' | 'saving', Promise<void>>()
  private saved = { sequence: 0, at: performance.now() }
  /** The first time soon after the start: nobody knows what an earlier process left in the snapshot. */
  private forgetAt = performance.now() + SAVE_MS
  private readonly waker = new Waker()
  private readonly first = Promise.withResolvers<void>()

  /** @param onNews called after each change of what is found */
  constructor(source: Source, onFailure: (error: unknown) => void, onNews: () => void = () => {}) {
    this.source = source
    this.onFailure = onFailure
    this.onNews = onNews
    this.state = this.empty()
  }

  /** The index once everything was read; null before. */
  get index(): MemoryIndex | null {
    return this.shown?.index ?? null
  }

  /** Number of the last batch of documents in it. */
  get sequence(): number {
    return (this.shown ?? this.state).position.sequence
  }

  /** Resolves with the first index. */
  async ready(): Promise<void> {
    return this.first.promise
  }

  /** There may be changes. */
  wake(): void {
    this.waker.wake()
  }

  /** Follows until the signal ends it, then saves a snapshot for the next start. */
  async run(signal: AbortSignal): Promise<void> {
    await this.load().catch(this.onFailure)
    const started = performance.now()
    while (!signal.aborted) {
      try {
        const isLast = await this.step({ mayWait: performance.now() - started < FIRST_MS })
        if (isLast) await this.waker.sleep(this.shown === null ? FIRST_LOOK_MS : LOOK_MS, signal)
      } catch (error) {
        this.onFailure(error)
        await wait(AFTER_FAILURE_MS, undefined, { signal }).catch(() => {})
      }
    }
    await Promise.all(this.running.values())
    await this.save().catch(this.onFailure)
  }

  /**
   * Applies the next changes.
   * @param mayWait a first index is not shown before all due documents have been made
   * @returns whether there are no more for now
   */
  async step({ mayWait = false } = {}): Promise<boolean> {
    const changes = await this.source.read(this.state.position)
    if (changes.isForeign) {
      // The old index is searched until the new one is complete.
      this.state = this.empty()
      return false
    }
    this.state.index.apply(changes)
    const hasChanged = changes.position.sequence !== this.state.position.sequence
    this.state.position = changes.position
    const { index } = this.state
    this.inBackground('merging', () => this.tidy(index))
    if (hasChanged && this.shown === this.state) this.onNews()
    if (!changes.isLast) return false
    if (this.shown === null && changes.isDue && mayWait && !this.state.isKept) return true
    if (this.shown !== this.state) {
      this.shown = this.state
      this.onNews()
    }
    this.first.resolve()
    if (performance.now() - this.saved.at > SAVE_MS) this.inBackground('saving', () => this.save())
    return true
  }

  private async load(): Promise<void> {
    const snapshot = await this.source.load()
    if (snapshot === null) return
    this.state = { index: this.indexOf(snapshot.segments), position: snapshot.position, isKept: true }
    this.saved = { sequence: snapshot.position.sequence, at: performance.now() }
  }

  private async save(): Promise<void> {
    if (this.shown === null || this.shown.position.sequence === this.saved.sequence) return
    const { index, position } = this.shown
    this.saved = { sequence: position.sequence, at: performance.now() }
    // A copy of the current state: documents are removed while it is written, which would make its checksum wrong.
    const segments = index.segments.map((segment) => ({ ...segment, live: segment.live.slice() }))
    await this.source.save({ segments, position })
  }

  private async tidy(index: MemoryIndex): Promise<void> {
    while (await index.settle());
    if (!this.source.isPersonal || performance.now() < this.forgetAt) return
    await index.forget()
    this.forgetAt = performance.now() + FORGET_MS
    // Otherwise the last snapshot would stay until there is news.
    this.saved = { ...this.saved, sequence: -1 }
  }

  /** One at a time of each; changes are applied meanwhile. */
  private inBackground(name: 'merging' | 'saving', work: () => Promise<void>): void {
    if (this.running.has(name)) return
    const run = work()
      .catch(this.onFailure)
      .finally(() => this.running.delete(name))
    this.running.set(name, run)
  }

  private empty(): State {
    return { index: this.indexOf([]), position: START, isKept: false }
  }

  private indexOf(segments: readonly Segment[]): MemoryIndex {
    return new MemoryIndex((chosen) => this.source.merge(chosen), segments)
  }
}
