import { setBit, wordsFor } from '../bits.ts'
import type { TermTable } from '../segment.ts'
import { growingBytes, growingWords } from './growing.ts'

/** A term of more than one document in this many is stored as a set: in a list it would take two bytes per document. */
const ONE_IN = 24

/** Writes the terms of a segment, which must come in the order of their bytes. */
export class TermWriter {
  private readonly count: number
  private readonly bytes = growingBytes()
  private readonly starts = growingWords()
  private readonly counts = growingWords()
  private readonly at = growingWords()
  private readonly isSet = growingBytes()
  private readonly lists = growingBytes()
  private readonly sets = growingWords()
  private readonly set: Uint32Array

  /** @param count documents of the segment */
  constructor(count: number) {
    this.count = count
    this.set = new Uint32Array(wordsFor(count))
  }

  /**
   * @param term its UTF-8
   * @param documents ordinals, lowest first, without duplicates
   */
  add(term: Uint8Array, documents: Uint32Array): void {
    this.starts.push(this.bytes.length)
    this.bytes.append(term)
    this.counts.push(documents.length)
    const isSet = documents.length * ONE_IN > this.count
    this.isSet.push(isSet ? 1 : 0)
    this.at.push(isSet ? this.sets.length : this.lists.length)
    if (isSet) this.writeSet(documents)
    else this.writeList(documents)
  }

  finish(): TermTable {
    this.starts.push(this.bytes.length)
    return {
      bytes: this.bytes.shared(),
      starts: this.starts.shared(),
      counts: this.counts.shared(),
      at: this.at.shared(),
      isSet: this.isSet.shared(),
      lists: this.lists.shared(),
      sets: this.sets.shared(),
    }
  }

  private writeSet(documents: Uint32Array): void {
    this.set.fill(0)
    for (const document of documents) setBit(this.set, document)
    this.sets.append(this.set)
  }

  private writeList(documents: Uint32Array): void {
    let before = -1
    for (const document of documents) {
      let gap = document - before - 1
      while (gap > 127) {
        this.lists.push((gap & 127) | 128)
        gap >>>= 7
      }
      this.lists.push(gap)
      before = document
    }
  }
}
