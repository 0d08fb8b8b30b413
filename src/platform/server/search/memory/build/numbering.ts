/** Numbers texts in the order in which they come. */
export class Numbering {
  readonly names: string[] = []
  private readonly known = new Map<string, number>()

  /** Its number, if it came. */
  find(name: string): number | undefined {
    return this.known.get(name)
  }

  of(name: string): number {
    const found = this.known.get(name)
    if (found !== undefined) return found
    this.known.set(name, this.names.length)
    return this.names.push(name) - 1
  }
}
