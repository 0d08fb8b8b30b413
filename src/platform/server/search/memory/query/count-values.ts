import { type Bits, countBits, emptyBits, fillBits, subtract } from '../bits.ts'
import type { Lists, Segment } from '../segment.ts'

const wholeCounts = new WeakMap<Uint32Array, Uint32Array>()

/** How often each value of a column occurs in a set. When most documents match, counting the others is faster. */
export function countEach(segment: Segment, set: Bits, column: Lists, size: number): Uint32Array {
  if (countBits(set) * 2 <= segment.count) return countIn(set, column, size)
  const others = emptyBits(segment.count)
  fillBits(others, segment.count)
  const whole = wholeCounts.get(column.values) ?? countIn(others, column, size)
  wholeCounts.set(column.values, whole)
  subtract(others, set)
  const counts = countIn(others, column, size)
  for (let value = 0; value < counts.length; value++) counts[value] = (whole[value] ?? 0) - (counts[value] ?? 0)
  return counts
}

// A call for each document would take several times as long as everything else here, a list for each twice as long.

function countIn(set: Bits, { starts, values }: Lists, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  if (starts.length === 0) countValues(set, values, counts)
  else countLists(set, starts, values, counts)
  return counts
}

function countValues(set: Bits, values: Uint32Array, counts: Uint32Array): void {
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const value = values[(word << 5) + 31 - Math.clz32(rest & -rest)] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
}

/** The same where each document has a list of them. */
function countLists(set: Bits, starts: Uint32Array, values: Uint32Array, counts: Uint32Array): void {
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const document = (word << 5) + 31 - Math.clz32(rest & -rest)
      const end = starts[document + 1] ?? 0
      for (let at = starts[document] ?? 0; at < end; at++) {
        const value = values[at] ?? 0
        counts[value] = (counts[value] ?? 0) + 1
      }
    }
  }
}
