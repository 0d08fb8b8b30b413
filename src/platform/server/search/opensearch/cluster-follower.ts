import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '../../database/db.ts'
import { Waker } from '../../waker.ts'
import type { IndexSchema } from '../document.ts'
import type { Cluster } from './cluster.ts'
import { feedCluster } from './feed-cluster.ts'
import { Store } from './store.ts'

/** How the index is: complete, without a copy, with missing parts, not there yet, not to be reached, or not writable. */
export type Health = 'green' | 'yellow' | 'red' | 'building' | 'away' | 'refusing'

/** The interval at which it looks for changes even without a notice. */
const LOOK_MS = 5_000
const AFTER_FAILURE_MS = 1_000
/** While another process feeds a first index. */
const BUSY_MS = 500
/** How long a first index waits for documents that are being made, milliseconds. */
const FIRST_MS = 10_000

const healthSchema = z.object({ status: z.enum(['green', 'yellow', 'red']) })

/** Keeps one index of a cluster up to date with the database, together with those of the other processes. */
export class ClusterFollower {
  private readonly db: Database
  private readonly cluster: Cluster
  private readonly schema: IndexSchema
  private readonly store: Store
  private readonly onFailure: (error: unknown) => void
  private readonly onNews: () => void
  private readonly waker = new Waker()
  private isFailing = false
  private readUpTo = 0
  private state: Health = 'building'

  /** @param onNews called after each change of what is found */
  constructor(
    db: Database,
    cluster: Cluster,
    schema: IndexSchema,
    onFailure: (error: unknown) => void,
    onNews: () => void = () => {},
  ) {
    this.db = db
    this.cluster = cluster
    this.schema = schema
    this.store = new Store(cluster, schema)
    this.onFailure = onFailure
    this.onNews = onNews
  }

  /** As it was when it was last looked at, some seconds ago at most. */
  get health(): Health {
    return this.state
  }

  /** Number of the last batch of documents in the index. */
  get sequence(): number {
    return this.readUpTo
  }

  wake(): void {
    this.waker.wake()
  }

  async run(signal: AbortSignal): Promise<void> {
    const started = performance.now()
    while (!signal.aborted) {
      try {
        const step = await this.step({ mayWait: performance.now() - started < FIRST_MS })
        this.isFailing = false
        if (step !== 'more') await this.waker.sleep(this.state === 'building' ? BUSY_MS : LOOK_MS, signal)
      } catch (error) {
        // Told once: it is tried again every second.
        if (!this.isFailing) this.onFailure(error)
        this.isFailing = true
        const found = await this.look().catch(() => 'away' as const)
        this.state = found === 'away' || found === 'red' ? found : 'refusing'
        await wait(AFTER_FAILURE_MS, undefined, { signal }).catch(() => {})
      }
    }
  }

  private async step(options: { mayWait: boolean }) {
    const step = await feedCluster(this.db, this.schema.name, this.store, options)
    if (step !== 'more') {
      this.state = await this.look()
      const sequence = (await this.store.position('shown'))?.sequence ?? 0
      const hasChanged = sequence !== this.readUpTo
      this.readUpTo = sequence
      if (hasChanged) this.onNews()
    }
    return step
  }

  private async look(): Promise<'green' | 'yellow' | 'red' | 'building'> {
    if ((await this.store.indexes()).shown === null) return 'building'
    const asked = { method: 'GET', path: `/_cluster/health/${this.store.name}` } as const
    return healthSchema.parse(await this.cluster.manage(asked)).status
  }
}
