/** A set of ordinals: bit `n & 31` of word `n >>> 5`. All sets of a segment have the same length. */
export type Bits = Uint32Array

/** Words of a set for this many ordinals. */
export function wordsFor(count: number): number {
  return (count + 31) >>> 5
}

/** A set without any of this many ordinals. */
export function emptyBits(count: number): Bits {
  return new Uint32Array(wordsFor(count))
}

/** Sets the first `count` bits. */
export function fillBits(bits: Bits, count: number): void {
  bits.fill(0xffffffff)
  // Bits beyond the last ordinal stay empty, so that `not` and counting can ignore them.
  if ((count & 31) !== 0) bits[bits.length - 1] = 2 ** (count & 31) - 1
}

/** Whether an ordinal is in the set. */
export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1
}

/** Adds an ordinal. */
export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

/** Removes an ordinal. */
export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31))
}

/** Removes all but the ordinals from `from` up to, not including, `to`. */
export function keepBetween(bits: Bits, from: number, to: number): void {
  bits.fill(0, 0, from >>> 5)
  bits.fill(0, wordsFor(to))
  if ((from & 31) !== 0) bits[from >>> 5] = (bits[from >>> 5] ?? 0) & (-1 << (from & 31))
  if ((to & 31) !== 0) bits[to >>> 5] = (bits[to >>> 5] ?? 0) & ~(-1 << (to & 31))
}

/** `into &= other` */
export function intersect(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) & (other[word] ?? 0)
}

/** `into |= other` */
export function unite(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) | (other[word] ?? 0)
}

/** `into &= ~other` */
export function subtract(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) & ~(other[word] ?? 0)
}

/** Whether no bit is set. */
export function isEmpty(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) return false
  return true
}

/** How many bits are set. */
export function countBits(bits: Bits): number {
  let sum = 0
  for (let at = 0; at < bits.length; at++) {
    // The sums of two, four and eight bits beside each other.
    const word = bits[at] ?? 0
    const twos = word - ((word >>> 1) & 0x55555555)
    const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333)
    sum += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return sum
}

/** Calls `each` with the ordinals, lowest first. */
export function eachBit(bits: Bits, each: (at: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) each((word << 5) + 31 - Math.clz32(rest & -rest))
  }
}

/** The ordinals, lowest first, for callers that need only some. */
export function* bitsOf(bits: Bits): Generator<number> {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) yield (word << 5) + 31 - Math.clz32(rest & -rest)
  }
}
