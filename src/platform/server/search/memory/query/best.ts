/** The first of many items in an order, without keeping the others. */
export class Best<Item> {
  private items: Item[] = []
  private readonly size: number
  private readonly compare: (a: Item, b: Item) => number

  constructor(size: number, compare: (a: Item, b: Item) => number) {
    this.size = size
    this.compare = compare
  }

  /** Returns the last of the best whenever there are enough: what comes after it need not be added. */
  add(item: Item): Item | undefined {
    this.items.push(item)
    return this.items.length < this.size * 2 + 64 ? undefined : this.sorted().at(-1)
  }

  /** Those there are so far, best first. */
  sorted(): readonly Item[] {
    this.items = this.items.sort(this.compare).slice(0, this.size)
    return this.items
  }
}
