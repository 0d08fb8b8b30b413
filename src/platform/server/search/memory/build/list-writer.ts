import { type Lists, sharedWords, startOf } from '../segment.ts'
import { growingWords } from './growing.ts'

/** Writes lists row by row. */
export class ListWriter {
  private readonly starts = growingWords()
  private readonly values = growingWords()
  private hasOneEach = true

  add(numbers: readonly number[]): void {
    this.starts.push(this.values.length)
    for (const number of numbers) this.values.push(number)
    this.hasOneEach &&= numbers.length === 1
  }

  /** After the last row. */
  finish(): Lists {
    this.starts.push(this.values.length)
    return { starts: this.hasOneEach ? new Uint32Array(0) : this.starts.copy(), values: this.values.copy() }
  }
}

/** A copy that threads share. */
export function shared({ starts, values }: Lists): Lists {
  const copy = { starts: sharedWords(starts.length), values: sharedWords(values.length) }
  copy.starts.set(starts)
  copy.values.set(values)
  return copy
}

/**
 * For each number of lists the rows that have it, lowest first.
 * @param count how many numbers there are
 * @param rows how many there are
 * @param rowAt the row that stands in a place; its own when missing
 */
export function inverted(lists: Lists, count: number, rows: number, rowAt = (place: number) => place): Lists {
  const starts = new Uint32Array(count + 1)
  for (const value of lists.values) starts[value + 1] = (starts[value + 1] ?? 0) + 1
  for (let value = 0; value < count; value++) starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0)
  const values = new Uint32Array(lists.values.length)
  const next = starts.slice()
  for (let place = 0; place < rows; place++) {
    const row = rowAt(place)
    const end = startOf(lists, row + 1)
    for (let at = startOf(lists, row); at < end; at++) {
      const value = lists.values[at] ?? 0
      const free = next[value] ?? 0
      values[free] = place
      next[value] = free + 1
    }
  }
  return { starts, values }
}
