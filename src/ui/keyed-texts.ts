/** Texts with keys for a list of React: the text itself, and how often it stood before, as two may say the same. */
export function keyedTexts(texts: readonly string[]): { key: string; text: string }[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return { key: `${before} ${text}`, text }
  })
}
