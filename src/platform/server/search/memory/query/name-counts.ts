/** How often names occur, over several segments that number them differently. */
export class NameCounts {
  private names: readonly string[] = []
  private counts: Uint32Array = new Uint32Array(0)
  private readonly others = new Map<string, number>()

  /** Adds the counts of one segment; `counts[n]` belongs to `names[n]`. The array must not be used afterwards. */
  add(names: readonly string[], counts: Uint32Array): void {
    if (this.names.length === 0) {
      this.names = names
      this.counts = counts
      return
    }
    const known = numbersOf(this.names)
    for (let at = 0; at < counts.length; at++) {
      const count = counts[at] ?? 0
      const name = names[at]
      if (count === 0 || name === undefined) continue
      const number = known.get(name)
      if (number === undefined) this.others.set(name, (this.others.get(name) ?? 0) + count)
      else this.counts[number] = (this.counts[number] ?? 0) + count
    }
  }

  /** The highest counts of at most `limit` names, highest first, equal ones by name. */
  highest(limit: number): [name: string, count: number][] {
    const best: [string, number][] = []
    const offer = (name: string, count: number) => {
      if (best.length === limit) best.pop()
      const at = best.findIndex((other) => isBefore([name, count], other))
      best.splice(at === -1 ? best.length : at, 0, [name, count])
    }
    let least = 0
    const consider = (name: string, count: number) => {
      const last = best[limit - 1]
      if (last !== undefined && !isBefore([name, count], last)) return
      offer(name, count)
      least = best[limit - 1]?.[1] ?? 0
    }
    for (let at = 0; at < this.counts.length; at++) {
      const count = this.counts[at] ?? 0
      if (count > 0 && count >= least) consider(this.names[at] ?? '', count)
    }
    for (const [name, count] of this.others) consider(name, count)
    return best
  }

  /** Every count above zero. */
  all(): [name: string, count: number][] {
    const all: [string, number][] = []
    for (let at = 0; at < this.counts.length; at++) {
      const count = this.counts[at] ?? 0
      if (count > 0) all.push([this.names[at] ?? '', count])
    }
    return [...all, ...this.others].sort((a, b) => (isBefore(a, b) ? -1 : 1))
  }

  /** The count of one name. */
  of(name: string): number {
    const number = numbersOf(this.names).get(name)
    return (number === undefined ? undefined : this.counts[number]) ?? this.others.get(name) ?? 0
  }
}

function isBefore([name, count]: [string, number], [other, otherCount]: [string, number]): boolean {
  return count > otherCount || (count === otherCount && name < other)
}

/** The names with the highest counts, highest first, equal ones by name; then those of `also` that occur. */
export function mostFrequent(
  counts: NameCounts,
  limit?: number,
  also: readonly string[] = [],
): ReadonlyMap<string, number> {
  const top = new Map(limit === undefined ? counts.all() : counts.highest(limit))
  for (const name of also) if (counts.of(name) > 0) top.set(name, counts.of(name))
  return top
}

const numbers = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

function numbersOf(names: readonly string[]): ReadonlyMap<string, number> {
  const found = numbers.get(names) ?? new Map(names.map((name, at) => [name, at]))
  numbers.set(names, found)
  return found
}
