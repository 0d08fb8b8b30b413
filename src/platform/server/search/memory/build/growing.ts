import { sharedBytes, sharedWords } from '../segment.ts'

/** Bytes whose number is not known in advance. */
export class GrowingBytes {
  length = 0
  private bytes = new Uint8Array(1 << 12)

  push(byte: number): void {
    if (this.length === this.bytes.length) this.grow(this.length + 1)
    this.bytes[this.length++] = byte
  }

  append(more: Uint8Array): void {
    if (this.length + more.length > this.bytes.length) this.grow(this.length + more.length)
    this.bytes.set(more, this.length)
    this.length += more.length
  }

  shared(): Uint8Array {
    const copy = sharedBytes(this.length)
    copy.set(this.bytes.subarray(0, this.length))
    return copy
  }

  private grow(least: number): void {
    const larger = new Uint8Array(Math.max(least, this.bytes.length * 2))
    larger.set(this.bytes)
    this.bytes = larger
  }
}

/** Integers up to 32 bits whose number is not known in advance. */
export class GrowingWords {
  length = 0
  private words = new Uint32Array(1 << 10)

  push(word: number): void {
    if (this.length === this.words.length) this.grow(this.length + 1)
    this.words[this.length++] = word
  }

  append(more: Uint32Array): void {
    if (this.length + more.length > this.words.length) this.grow(this.length + more.length)
    this.words.set(more, this.length)
    this.length += more.length
  }

  /** The content so far; valid until more is added. */
  view(): Uint32Array {
    return this.words.subarray(0, this.length)
  }

  shared(): Uint32Array {
    const copy = sharedWords(this.length)
    copy.set(this.view())
    return copy
  }

  private grow(least: number): void {
    const larger = new Uint32Array(Math.max(least, this.words.length * 2))
    larger.set(this.words)
    this.words = larger
  }
}
