import { AppError } from '../app-error.ts'

/** Shown when a text cannot be stored; without "du" or "Sie", because the reader is not known yet. */
export const UNSTORABLE_TEXT = 'Der Text enthält ein Zeichen, das sich nicht speichern lässt. Bitte entfernen.'

/** Most values checked. No accepted body has so many; a page's own input has a handful. */
const MAX_VALUES = 100_000

/**
 * Dotted path of the first text in `value` that PostgreSQL refuses: one with U+0000 or with half of a surrogate pair
 * (as when an emoji is cut in the middle). Null when everything can be stored, `''` for the value itself. Shared
 * objects are checked once, so that cycles end.
 * @throws AppError `too-large` after 100,000 values
 */
export function findUnstorableText(value: unknown): string | null {
  // No recursion: the depth of the value was decided by a stranger.
  const rest: { path: string; value: unknown }[] = [{ path: '', value }]
  const seen = new Set<unknown>()
  let left = MAX_VALUES
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next.value === 'string') {
      if (!isStorable(next.value)) return next.path
      continue
    }
    if (typeof next.value !== 'object' || next.value === null || seen.has(next.value)) continue
    seen.add(next.value)
    for (const [key, child] of entriesOf(next.value)) {
      left -= 1
      if (left < 0) throw new AppError('too-large', TOO_MANY_VALUES, { reason: 'tooManyValues' })
      const path = next.path === '' ? key : `${next.path}.${key}`
      if (!isStorable(key)) return next.path
      rest.push({ path, value: child })
    }
  }
  return null
}

const TOO_MANY_VALUES = 'Das sind zu viele Angaben auf einmal. Bitte in kleineren Teilen speichern.'

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function* entriesOf(value: object): Generator<[string, unknown]> {
  // They hold no texts, and there can be millions of them.
  if (value instanceof File || ArrayBuffer.isView(value)) return
  if (value instanceof FormData) return yield* value.entries()
  if (value instanceof Map || value instanceof Set) {
    for (const [key, child] of value.entries()) {
      yield ['', key]
      yield ['', child]
    }
    return
  }
  for (const key in value) if (Object.hasOwn(value, key)) yield [key, Reflect.get(value, key)]
}
