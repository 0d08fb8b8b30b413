/** What people read when a text cannot be kept; without "du" or "Sie", because nobody knows yet who reads it. */
export const UNSTORABLE_TEXT = 'Der Text enthält ein Zeichen, das sich nicht speichern lässt. Bitte entfernen.'

/**
 * Dotted path of the first text in `value` that PostgreSQL refuses: one with U+0000 or with half of a surrogate pair
 * (as it remains when an emoji is cut in the middle). Null when everything can be stored, `''` for the value itself.
 */
export function findUnstorableText(value: unknown): string | null {
  // No recursion: how deep the value is was decided by a stranger.
  const rest: { path: string; value: unknown }[] = [{ path: '', value }]
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next.value === 'string') {
      if (!isStorable(next.value)) return next.path
      continue
    }
    for (const [key, child] of entriesOf(next.value)) {
      const path = next.path === '' ? key : `${next.path}.${key}`
      if (!isStorable(key)) return next.path
      rest.push({ path, value: child })
    }
  }
  return null
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function entriesOf(value: unknown): Iterable<[string, unknown]> {
  if (value instanceof FormData) return value.entries()
  if (value instanceof File || typeof value !== 'object' || value === null) return []
  return Object.entries(value)
}
