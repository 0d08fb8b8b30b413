/** How often whole numbers from zero up came: thousands of different ones at most, close together. */
export class Tally {
  /** By number; whoever goes over many rows counts in here, as far as there is {@link reserve room}. */
  counts: Int32Array

  /** @param size numbers below it need no more room */
  constructor(size: number) {
    this.counts = new Int32Array(size)
  }

  /** Counts a number, which came once or several times. */
  add(key: number, times = 1) {
    if (key >= this.counts.length) this.reserve(key * 2)
    this.counts[key] = (this.counts[key] ?? 0) + times
  }

  countOf(key: number): number {
    return this.counts[key] ?? 0
  }

  /** Makes it as good as new. */
  clear() {
    this.counts.fill(0)
  }

  /** Makes room for the numbers below `size`. */
  reserve(size: number) {
    if (size <= this.counts.length) return
    const more = new Int32Array(size)
    more.set(this.counts)
    this.counts = more
  }
}
