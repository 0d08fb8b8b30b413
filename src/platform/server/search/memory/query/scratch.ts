import { type Bits, wordsFor } from '../bits.ts'

/** Reused working sets: a new one each time would keep the garbage collector busy with megabytes. */
export class Scratch {
  private readonly free: Bits[] = []
  private readonly length: number

  /** @param count documents of the segment */
  constructor(count: number) {
    this.length = wordsFor(count)
  }

  /** A set with undefined content. */
  take(): Bits {
    return this.free.pop() ?? new Uint32Array(this.length)
  }

  takeCopy(bits: Bits): Bits {
    const copy = this.take()
    copy.set(bits)
    return copy
  }

  release(...sets: readonly Bits[]): void {
    this.free.push(...sets)
  }
}
