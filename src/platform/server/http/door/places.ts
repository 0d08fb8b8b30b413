/** How long anybody waits for a place, milliseconds. */
const PATIENCE_MS = 5_000
/** So many wait at most, however quickly places become free: each holds a connection and its headers. */
const LONGEST_LINE = 1_000
/** Of so many places one goes to who can wait, while there are people. */
const ROUND = 4
/** The part of the places that those who can wait have at once. */
const PATIENT_SHARE = 1 / 3
/** The weight of the latest in the average time until a place becomes free. */
const LATEST = 0.1

/** Too many want something at once; nothing was begun. */
export class CrowdedError extends Error {
  override name = 'CrowdedError'
  readonly retryAfterSeconds: number

  constructor(expectedMs: number) {
    super('too many requests at once')
    this.retryAfterSeconds = Math.min(30, Math.max(5, Math.ceil(expectedMs / 1_000)))
  }
}

export type Comer = {
  /** Whose request it is: places are shared out among them. */
  readonly client: string
  /** Nobody looks at a screen for it: programs, long batches, what a browser fetches ahead. */
  readonly isPatient: boolean
  /** Ends the waiting. */
  readonly left?: AbortSignal | undefined
}

type Waiter = Comer & { begin(): void }

type Clocks = { readonly now?: () => number; readonly stoodUntil?: () => number }

/**
 * Places in the application. Whoever finds none waits for one, shortly: people before programs, and among them whoever
 * has fewest. Who would wait in vain is told at once, before anything was done for them.
 */
export class Places {
  readonly #max: number
  readonly #patientMax: number
  readonly #now: () => number
  readonly #stoodUntil: () => number
  /** By client, how many places they have. */
  readonly #taken = new Map<string, number>()
  readonly #line = new Set<Waiter>()
  #all = 0
  #patient = 0
  #given = 0
  /** Average milliseconds until a place becomes free; undefined before the first did. */
  #everyMs: number | undefined
  #freedAt = 0

  /**
   * @param now milliseconds of a monotonic clock
   * @param stoodUntil when all that has a place last stood still, by that clock: then places become free only because
   *   somebody gives up. Infinity while it does.
   */
  constructor(
    max: number,
    { now = () => performance.now(), stoodUntil = () => Number.NEGATIVE_INFINITY }: Clocks = {},
  ) {
    this.#max = max
    this.#patientMax = Math.max(1, Math.floor(max * PATIENT_SHARE))
    this.#now = now
    this.#stoodUntil = stoodUntil
  }

  get waiting(): number {
    return this.#line.size
  }

  /** Whether whoever comes now has to wait. */
  get areTaken(): boolean {
    return this.#all >= this.#max
  }

  /**
   * Waits for a place.
   * @returns what leaves it
   * @throws {CrowdedError} when there is none within the patience, at once where that can be known
   */
  async take(comer: Comer): Promise<() => void> {
    if (this.#mayEnter(comer)) this.#enter(comer)
    else await this.#wait(comer)
    return () => this.#leave(comer)
  }

  #mayEnter({ isPatient }: Comer): boolean {
    return this.#all < this.#max && (!isPatient || this.#patient < this.#patientMax)
  }

  #enter({ client, isPatient }: Comer): void {
    this.#all += 1
    if (isPatient) this.#patient += 1
    this.#taken.set(client, this.#placesOf(client) + 1)
  }

  #leave({ client, isPatient }: Comer): void {
    this.#measure()
    this.#all -= 1
    if (isPatient) this.#patient -= 1
    const left = this.#placesOf(client) - 1
    if (left > 0) this.#taken.set(client, left)
    else this.#taken.delete(client)
    const next = this.#choose()
    if (next === undefined) return
    this.#line.delete(next)
    this.#enter(next)
    next.begin()
  }

  async #wait(comer: Comer): Promise<void> {
    const now = this.#now()
    // Nobody is refused for what was before a standstill; nor for what is long past, or nobody would ever wait again.
    const isPast = this.#line.size === 0 && now - this.#freedAt > PATIENCE_MS
    if (isPast || this.#freedAt < this.#stoodUntil()) this.#everyMs = undefined
    const expectedMs = (this.#countBefore(comer) + 1) * (this.#everyMs ?? 0)
    if (expectedMs > PATIENCE_MS || this.#line.size >= LONGEST_LINE) throw new CrowdedError(expectedMs)
    comer.left?.throwIfAborted()
    if (this.#line.size === 0) this.#freedAt = now
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter: Waiter = { ...comer, begin: resolve }
    const give = (reason: unknown) => this.#line.delete(waiter) && reject(reason)
    const timer = setTimeout(() => give(new CrowdedError(expectedMs)), PATIENCE_MS)
    const leave = () => give(comer.left?.reason)
    comer.left?.addEventListener('abort', leave)
    this.#line.add(waiter)
    try {
      await promise
    } finally {
      clearTimeout(timer)
      comer.left?.removeEventListener('abort', leave)
    }
  }

  /** How many get a place before this one, when everybody gets one in turn. */
  #countBefore({ client, isPatient }: Comer): number {
    const waiting = new Map<string, number>()
    for (const waiter of this.#line) {
      if (isPatient || !waiter.isPatient) waiting.set(waiter.client, (waiting.get(waiter.client) ?? 0) + 1)
    }
    const own = (waiting.get(client) ?? 0) + 1
    return [...waiting].reduce((sum, [other, count]) => sum + (other === client ? count : Math.min(count, own)), 0)
  }

  #choose(): Waiter | undefined {
    this.#given += 1
    const isForPatient = this.#given % ROUND === 0
    const rank = ({ client, isPatient }: Waiter) =>
      [isPatient === isForPatient ? 0 : 1, this.#placesOf(client)] as const
    let best: { waiter: Waiter; rank: readonly [number, number] } | undefined
    for (const waiter of this.#line) {
      if (!this.#mayEnter(waiter)) continue
      const own = rank(waiter)
      if (best === undefined || own[0] < best.rank[0] || (own[0] === best.rank[0] && own[1] < best.rank[1]))
        best = { waiter, rank: own }
    }
    return best?.waiter
  }

  #placesOf(client: string): number {
    return this.#taken.get(client) ?? 0
  }

  #measure(): void {
    if (this.#line.size === 0) return
    const [now, from] = [this.#now(), this.#freedAt]
    const ms = now - from
    this.#freedAt = now
    if (from < this.#stoodUntil()) this.#everyMs = undefined
    else this.#everyMs = this.#everyMs === undefined ? ms : this.#everyMs * (1 - LATEST) + ms * LATEST
  }
}
