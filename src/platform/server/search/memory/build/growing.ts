import { sharedBytes, sharedWords } from '../segment.ts'

type Numbers = Uint8Array | Uint32Array

/** Numbers whose count is not known in advance. */
class Growing<Kind extends Numbers> {
  length = 0
  private held: Kind
  private readonly make: (length: number) => Kind
  private readonly makeShared: (length: number) => Kind

  constructor(make: (length: number) => Kind, makeShared: (length: number) => Kind) {
    this.held = make(1 << 10)
    this.make = make
    this.makeShared = makeShared
  }

  push(number: number): void {
    if (this.length === this.held.length) this.grow(this.length + 1)
    const held: Numbers = this.held
    held[this.length++] = number
  }

  append(more: Kind): void {
    if (this.length + more.length > this.held.length) this.grow(this.length + more.length)
    this.held.set(more, this.length)
    this.length += more.length
  }

  /** Those so far. */
  copy(): Kind {
    const copy = this.make(this.length)
    copy.set(this.held.subarray(0, this.length))
    return copy
  }

  /** The same in shared memory. */
  shared(): Kind {
    const copy = this.makeShared(this.length)
    copy.set(this.held.subarray(0, this.length))
    return copy
  }

  private grow(least: number): void {
    const larger = this.make(Math.max(least, this.held.length * 2))
    larger.set(this.held)
    this.held = larger
  }
}

/** Bytes, however many there will be. */
export function growingBytes() {
  return new Growing<Uint8Array>((length) => new Uint8Array(length), sharedBytes)
}

/** Integers up to 32 bits, however many there will be. */
export function growingWords() {
  return new Growing<Uint32Array>((length) => new Uint32Array(length), sharedWords)
}
