import { setTimeout as wait } from 'node:timers/promises'
import { Waker } from '../../waker.ts'
import type { IndexSchema } from '../document.ts'
import { type Changes, type Position, START } from './changes.ts'
import { MemoryIndex } from './memory-index.ts'
import type { Segment } from './segment.ts'
import type { Snapshot } from './snapshot.ts'

/** Where an index gets what it holds; threads in a running product. */
export type Source = {
  read(after: Position): Promise<Changes>
  merge(segments: readonly Segment[]): Promise<Segment>
  load(): Promise<Snapshot | null>
  save(snapshot: Snapshot): Promise<void>
}

/** Looks for changes so often even when nobody says that there are any: a net, for the bus tells of each. */
const LOOK_MS = 5_000
/** While a first index waits for documents, which nobody may be making. */
const FIRST_LOOK_MS = 500
const AFTER_FAILURE_MS = 1_000
const SAVE_MS = 10 * 60_000
/** A first index waits so long for documents that are being made, instead of saying that there is nothing. */
const FIRST_MS = 10_000

type State = { index: MemoryIndex; position: Position }

/** Keeps an index in memory in line with the database, whatever is lost in between. */
export class Follower {
  private readonly schema: IndexSchema
  private readonly source: Source
  private readonly onFailure: (error: unknown) => void
  /** What is searched; null until everything was read once. */
  private shown: State | null = null
  /** What changes go into; another than is shown while everything is read anew. */
  private state: State
  private merging: Promise<void> | null = null
  private saved = { sequence: 0, at: performance.now() }
  private readonly waker = new Waker()
  private readonly first = Promise.withResolvers<void>()

  constructor(schema: IndexSchema, source: Source, onFailure: (error: unknown) => void) {
    this.schema = schema
    this.source = source
    this.onFailure = onFailure
    this.state = this.empty()
  }

  /** The index once everything was read; null before. */
  get index(): MemoryIndex | null {
    return this.shown?.index ?? null
  }

  /** Number of the last batch of documents that is in it. */
  get sequence(): number {
    return (this.shown ?? this.state).position.sequence
  }

  /** Resolves with the first index there is. */
  async ready(): Promise<void> {
    return this.first.promise
  }

  /** There may be news. */
  wake(): void {
    this.waker.wake()
  }

  /** Follows until the signal ends it, and keeps then what it has for the next start. */
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
    await this.merging
    await this.save().catch(this.onFailure)
  }

  /**
   * Takes in the next changes; answers whether there are no more for now.
   *
   * @param mayWait a first index is not shown before what is due has been made
   */
  async step({ mayWait = false } = {}): Promise<boolean> {
    const changes = await this.source.read(this.state.position)
    if (changes.isForeign) {
      // What is shown stays until the new one is whole.
      this.state = this.empty()
      return false
    }
    this.state.index.apply(changes)
    this.state.position = changes.position
    this.startMerging(this.state.index)
    if (!changes.isLast) return false
    if (this.shown === null && changes.isDue && mayWait) return true
    this.shown = this.state
    this.first.resolve()
    if (performance.now() - this.saved.at > SAVE_MS) await this.save()
    return true
  }

  private async load(): Promise<void> {
    const snapshot = await this.source.load()
    if (snapshot === null) return
    this.state = { index: this.indexOf(snapshot.segments), position: snapshot.position }
    this.saved = { sequence: snapshot.position.sequence, at: performance.now() }
  }

  private async save(): Promise<void> {
    if (this.shown === null || this.merging !== null || this.shown.position.sequence === this.saved.sequence) return
    const { index, position } = this.shown
    this.saved = { sequence: position.sequence, at: performance.now() }
    await this.source.save({ segments: index.segments, position })
  }

  /** Beside everything else: changes are taken in meanwhile. */
  private startMerging(index: MemoryIndex): void {
    this.merging ??= this.mergeAll(index)
      .catch(this.onFailure)
      .finally(() => {
        this.merging = null
      })
  }

  private async mergeAll(index: MemoryIndex): Promise<void> {
    while (await index.settle());
  }

  private empty(): State {
    return { index: this.indexOf([]), position: START }
  }

  private indexOf(segments: readonly Segment[]): MemoryIndex {
    return new MemoryIndex(this.schema, (chosen) => this.source.merge(chosen), segments)
  }
}
