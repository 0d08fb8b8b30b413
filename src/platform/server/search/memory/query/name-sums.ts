import { Numbering } from '../build/numbering.ts'
import { Best } from './best.ts'

/** How often the names of one segment occur: `counts[n]` belongs to `names[n]`. */
export type Counted = { names: readonly string[]; counts: Uint32Array }
type Sum = readonly [name: string, count: number]

/**
 * Sums the counts of a column over segments, which number its names differently. Each segment's numbers are translated
 * once, because looking up thousands of companies by name takes longer than the rest of a search. Names that no segment
 * has any more stay; there are few.
 */
export class NameSums {
  private readonly numbering = new Numbering()
  private readonly translated = new WeakMap<readonly string[], Uint32Array>()

  /**
   * The highest sums first, equal ones by name.
   * @param limit how many at most; those of `also` that occur come after them
   */
  highest(parts: readonly Counted[], limit = Infinity, also: readonly string[] = []): ReadonlyMap<string, number> {
    const translations = parts.map(({ names }) => this.translation(names))
    const sums = new Uint32Array(this.numbering.names.length)
    for (const [part, { counts }] of parts.entries()) addTo(sums, counts, translations[part] ?? NONE)
    const best = new Best<Sum>(limit, highestFirst)
    let least = 1
    for (let number = 0; number < sums.length; number++) {
      const count = sums[number] ?? 0
      if (count >= least) least = best.add([this.numbering.names[number] ?? '', count])?.[1] ?? least
    }
    const highest = new Map(best.sorted())
    for (const name of also) {
      // A name that somebody asks for is not kept.
      const count = sums[this.numbering.find(name) ?? sums.length] ?? 0
      if (count > 0) highest.set(name, count)
    }
    return highest
  }

  private translation(names: readonly string[]): Uint32Array {
    const known = this.translated.get(names) ?? Uint32Array.from(names, (name) => this.numbering.of(name))
    this.translated.set(names, known)
    return known
  }
}

const NONE = new Uint32Array(0)

function addTo(sums: Uint32Array, counts: Uint32Array, numbers: Uint32Array): void {
  for (let at = 0; at < counts.length; at++) {
    const count = counts[at] ?? 0
    if (count === 0) continue
    const number = numbers[at] ?? 0
    sums[number] = (sums[number] ?? 0) + count
  }
}

function highestFirst([name, count]: Sum, [other, otherCount]: Sum): number {
  return otherCount - count || (name < other ? -1 : 1)
}
