/** A repeatable source of randomness: the same seed gives the same sequence on every machine. Not for secrets. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** An integer from `min` to `max`, inclusive. */
  int: (min: number, max: number) => number
  /** True with this probability (0 to 1). */
  chance: (probability: number) => boolean
  /**
   * One element.
   * @throws RangeError when there is none
   */
  pick: <T>(items: readonly T[]) => T
  /**
   * One element, with the probability of its weight.
   * @throws RangeError when there is none
   */
  weighted: <T>(items: readonly (readonly [item: T, weight: number])[]) => T
  /** Up to `count` different elements, in the order of the list. */
  sample: <T>(items: readonly T[], count: number) => T[]
  /** The elements in another order. */
  shuffle: <T>(items: readonly T[]) => T[]
}

/** Repeatable randomness from a text (mulberry32, seeded with FNV-1a). */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1))
  }
  function pick<T>(items: readonly T[]): T {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }
  function weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      left -= weight
      if (left < 0) return item
    }
    throw new RangeError('Nothing to pick from')
  }
  function shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  }
  function sample<T>(items: readonly T[], count: number): T[] {
    const chosen = new Set(shuffle(items.map((_, index) => index)).slice(0, count))
    return items.filter((_, index) => chosen.has(index))
  }
  return { next, int, chance: (probability) => next() < probability, pick, weighted, sample, shuffle }
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value
}
