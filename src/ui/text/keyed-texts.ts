/** Texts with keys for a React list: the text itself, and how often it occurred before, because two may be equal. */
export function keyedTexts(texts: readonly string[]): { key: string; text: string }[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return { key: `${before} ${text}`, text }
  })
}
