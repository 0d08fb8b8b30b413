/** How often names occur, over several segments that number them differently. */
export class NameCounts {
  private names: readonly string[] = []
  private counts: Uint32Array = new Uint32Array(0)
  private readonly others = new Map<string, number>()

  /** Adds the counts of one segment; `counts[n]` belongs to `names[n]`, and is not to be used afterwards. */
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

  /** Calls `each` with every count above zero. */
  each(each: (name: string, count: number) => void, above = 0): void {
    for (let at = 0; at < this.counts.length; at++) {
      const count = this.counts[at] ?? 0
      if (count > above) each(this.names[at] ?? '', count)
    }
    for (const [name, count] of this.others) if (count > above) each(name, count)
  }

  /** The count that this many names reach at least; 0 when there are fewer. */
  countOfRank(rank: number): number {
    const frequencies = new Map<number, number>()
    this.each((_, count) => frequencies.set(count, (frequencies.get(count) ?? 0) + 1))
    let names = 0
    for (const count of [...frequencies.keys()].sort((a, b) => b - a)) {
      names += frequencies.get(count) ?? 0
      if (names >= rank) return count
    }
    return 0
  }
}

/** The names with the highest counts, highest first, equal ones by name; after them those of `also` that occur. */
export function mostFrequent(
  counts: NameCounts,
  limit = Infinity,
  also: readonly string[] = [],
): ReadonlyMap<string, number> {
  // Few names are made into entries where thousands occur.
  const least = limit === Infinity ? 0 : Math.max(0, counts.countOfRank(limit) - 1)
  const found: [string, number][] = []
  counts.each((name, count) => found.push([name, count]), least)
  found.sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
  const top = new Map(found.slice(0, limit === Infinity ? undefined : limit))
  const wanted = new Set(also.filter((name) => !top.has(name)))
  if (wanted.size > 0) counts.each((name, count) => wanted.has(name) && top.set(name, count))
  return top
}

const numbers = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

function numbersOf(names: readonly string[]): ReadonlyMap<string, number> {
  const found = numbers.get(names) ?? new Map(names.map((name, at) => [name, at]))
  numbers.set(names, found)
  return found
}
