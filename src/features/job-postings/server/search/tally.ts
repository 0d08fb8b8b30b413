/** How often whole numbers came: few different ones, of thousands. */
export class Tally {
  /** The different ones, in the order they first came in. */
  readonly keys: number[] = []
  private counts: Int32Array

  /** @param size numbers below it need no more room */
  constructor(size: number) {
    this.counts = new Int32Array(size)
  }

  /** Counts a number from zero up, which came once or several times. */
  add(key: number, times = 1) {
    if (key >= this.counts.length) this.grow(key)
    const count = this.counts[key] ?? 0
    if (count === 0) this.keys.push(key)
    this.counts[key] = count + times
  }

  countOf(key: number): number {
    return this.counts[key] ?? 0
  }

  /** Makes it as good as new. */
  clear() {
    for (const key of this.keys) this.counts[key] = 0
    this.keys.length = 0
  }

  private grow(key: number) {
    const more = new Int32Array(key * 2)
    more.set(this.counts)
    this.counts = more
  }
}
