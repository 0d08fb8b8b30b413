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

/** Adds the ordinals from `from` up to, not including, `to`. */
export function addBitsBetween(bits: Bits, from: number, to: number): void {
  for (let at = from; at < to; ) {
    const word = at >>> 5
    if ((at & 31) === 0 && at + 32 <= to) {
      bits[word] = 0xffffffff
      at += 32
    } else {
      setBit(bits, at)
      at += 1
    }
  }
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
  for (let word = 0; word < bits.length; word++) sum += bitsIn(bits[word] ?? 0)
  return sum
}

function bitsIn(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555)
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** How many there are from `from` up to, not including, `to`. */
export function countBitsBetween(bits: Bits, from: number, to: number): number {
  if (from >= to) return 0
  const last = (to - 1) >>> 5
  let sum = countBits(bits.subarray(from >>> 5, last + 1))
  // Bits of the first and last word outside the range.
  sum -= bitsIn((bits[from >>> 5] ?? 0) & (2 ** (from & 31) - 1))
  if ((to & 31) !== 0) sum -= bitsIn((bits[last] ?? 0) & ~(2 ** (to & 31) - 1))
  return sum
}

/** The ordinals, lowest first; there are `count`. */
export function ordinalsOf(bits: Bits, count: number): Uint32Array {
  const ordinals = new Uint32Array(count)
  let at = 0
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      ordinals[at++] = (word << 5) + 31 - Math.clz32(rest & -rest)
    }
  }
  return ordinals
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
