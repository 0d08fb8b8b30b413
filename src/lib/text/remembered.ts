/**
 * A function that remembers what it made of a text: the same words and titles come again and again. What it makes must
 * depend on the text alone, and nobody may change it.
 * @param most remembered texts; with one more it forgets them all
 */
export function remembered<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    // A word that was cut from a text would keep the whole text in memory.
    const own = structuredClone(text)
    const made = make(own)
    known.set(own, made)
    return made
  }
}
