import { suggestionKey } from './suggestion-key'

/** Names with a number each, so that counting them needs no text; spellings that fold to the same are one. */
export class NumberedNames {
  private readonly numbers = new Map<string, number>()
  private readonly labels: string[] = []
  private readonly keys: string[] = []

  get size(): number {
    return this.labels.length
  }

  /** The number of a name, given to it when it is new. */
  add(name: string): number {
    const key = suggestionKey(name)
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.numbers.set(key, this.labels.length)
    this.keys.push(key)
    return this.labels.push(name) - 1
  }

  /** The number of a name; -1 when nobody bears it. */
  numberOf(name: string): number {
    return this.numbers.get(suggestionKey(name)) ?? -1
  }

  /** Whether one stands before the other in the alphabet, umlauts being as their vowels. */
  isBefore(number: number, other: number): boolean {
    return (this.keys[number] ?? '') < (this.keys[other] ?? '')
  }

  labelOf(number: number): string {
    return this.labels[number] ?? ''
  }
}
