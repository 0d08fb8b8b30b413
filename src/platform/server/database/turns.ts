import { whatIsUnderway } from '../tracing/underway.ts'

/** A request that wants no more connections than this at once is a short one; pages want up to ten. */
export const FEW = 12
/** Of so many turns one goes to who came first, however much they want. */
const ROUND = 3
/** A request that gets on may wait so many times its patience in all. */
const LONGEST = 4

/** A request, or work that no request began: how many connections it has or waits for, and whether it came before others. */
type Asker = { wanted: number; readonly number: number; servedAt: number }
type Waiter = { asker: Asker; begin(): void }

/**
 * Turns at the connections of a pool. After a failover everything comes at once, and a request of fifty calls would keep
 * a page, which asks one thing after the other, waiting behind all of its calls each time. So short requests come first,
 * and among long ones whoever came first is finished before the next begins.
 */
export class Turns {
  readonly #max: number
  readonly #askers = new Map<string, Asker>()
  readonly #waiting = new Set<Waiter>()
  #taken = 0
  #given = 0
  #asked = 0

  constructor(max: number) {
    this.#max = max
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /**
   * Waits for a turn. Of a request of fifty calls the last one waits for the others, so its patience begins again
   * whenever one of them gets its turn.
   * @returns what ends it; again does nothing
   * @throws when there is none within the patience
   */
  async take(patienceMs: number): Promise<() => void> {
    const { asker, leave } = this.#ask(whatIsUnderway()?.requestId ?? undefined)
    if (this.#taken < this.#max) this.#taken += 1
    else
      await this.#wait(asker, patienceMs).catch((error) => {
        leave()
        throw error
      })
    asker.servedAt = performance.now()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      leave()
      this.#next()
    }
  }

  #ask(id: string | undefined): { asker: Asker; leave(): void } {
    this.#asked += 1
    const asker = (id !== undefined && this.#askers.get(id)) || { wanted: 0, number: this.#asked, servedAt: 0 }
    asker.wanted += 1
    if (id !== undefined) this.#askers.set(id, asker)
    return {
      asker,
      leave: () => {
        asker.wanted -= 1
        if (id !== undefined && asker.wanted === 0) this.#askers.delete(id)
      },
    }
  }

  #wait(asker: Asker, patienceMs: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const until = performance.now() + patienceMs * LONGEST
    const give = () => {
      const now = performance.now()
      const leftMs = Math.min(asker.servedAt + patienceMs, until) - now
      if (leftMs > 0) {
        timer = setTimeout(give, leftMs)
        return
      }
      this.#waiting.delete(waiter)
      reject(new Error('timeout exceeded when trying to connect'))
    }
    let timer = setTimeout(give, patienceMs)
    const waiter: Waiter = {
      asker,
      begin: () => {
        clearTimeout(timer)
        resolve()
      },
    }
    this.#waiting.add(waiter)
    return promise
  }

  #next(): void {
    const next = this.#choose()
    if (next === undefined) this.#taken -= 1
    else if (this.#waiting.delete(next)) next.begin()
  }

  #choose(): Waiter | undefined {
    this.#given += 1
    const isForAll = this.#given % ROUND === 0
    const isLong = ({ wanted }: Asker) => !isForAll && wanted > FEW
    let chosen: Waiter | undefined
    for (const waiter of this.#waiting) {
      const isBetter =
        chosen === undefined || isLong(waiter.asker) === isLong(chosen.asker)
          ? waiter.asker.number < (chosen?.asker.number ?? Number.POSITIVE_INFINITY)
          : isLong(chosen.asker)
      if (isBetter) chosen = waiter
    }
    return chosen
  }
}
