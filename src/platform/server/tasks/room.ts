/**
 * Room for work of different weight in this process: what does not fit waits, first come, first served. The heaviest may
 * weigh more than there is room; then it runs alone.
 */
export class Room {
  readonly size: number
  #taken = 0
  readonly #waiting: { weight: number; begin: () => void }[] = []

  constructor(size: number) {
    this.size = size
  }

  /** Does the work as soon as there is room for it. Never within work that has room here: it would wait for itself. */
  async use<Result>(wanted: number, work: () => Promise<Result>): Promise<Result> {
    const weight = Math.min(wanted, this.size)
    await new Promise<void>((begin) => {
      this.#waiting.push({ weight, begin })
      this.#letIn()
    })
    try {
      return await work()
    } finally {
      this.#taken -= weight
      this.#letIn()
    }
  }

  // Nobody overtakes the first: something heavy would wait for ever.
  #letIn() {
    for (let next = this.#waiting[0]; next && this.#taken + next.weight <= this.size; next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#taken += next.weight
      next.begin()
    }
  }
}
