import { AppError } from '../app-error.ts'

/** Most values looked at. No accepted body has so many; a page's own input has a handful. */
const MAX_VALUES = 100_000
const TOO_MANY_VALUES = 'Das sind zu viele Angaben auf einmal. Bitte in kleineren Teilen speichern.'

/** `put` replaces the text where it was found; a name of a field, which is a text as well, has none. */
type Found = { path: string; text: string; put?: (text: string) => void }

/**
 * All texts in `value`, with the dotted path of each, `''` for the value itself. Shared objects are looked at once, so
 * that cycles end.
 * @throws AppError `too-large` after 100,000 values
 */
export function* textsIn(value: unknown): Generator<Found> {
  // No recursion: the depth of the value was decided by a stranger.
  const rest: { path: string; value: unknown; put?: Put }[] = [{ path: '', value }]
  const seen = new Set<unknown>()
  let left = MAX_VALUES
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next.value === 'string') {
      yield { path: next.path, text: next.value, ...(next.put && { put: next.put }) }
      continue
    }
    if (typeof next.value !== 'object' || next.value === null || seen.has(next.value)) continue
    seen.add(next.value)
    for (const [key, child, put] of entriesOf(next.value)) {
      left -= 1
      if (left < 0) throw new AppError('too-large', TOO_MANY_VALUES, { reason: 'tooManyValues' })
      const path = next.path === '' ? key : `${next.path}.${key}`
      yield { path: next.path, text: key }
      rest.push({ path, value: child, ...(put && { put }) })
    }
  }
}

type Put = (text: string) => void

function* entriesOf(value: object): Generator<[string, unknown, Put?]> {
  // They hold no texts, and there can be millions of them.
  if (value instanceof File || ArrayBuffer.isView(value)) return
  if (value instanceof FormData) {
    for (const [key, child] of [...value.entries()]) yield [key, child, (text) => replaceIn(value, key, child, text)]
    return
  }
  if (value instanceof Map || value instanceof Set) {
    for (const [key, child] of value.entries()) {
      yield ['', key]
      yield ['', child]
    }
    return
  }
  for (const key in value) {
    if (Object.hasOwn(value, key)) yield [key, Reflect.get(value, key), (text) => void Reflect.set(value, key, text)]
  }
}

/** A form may have several values of one name. */
function replaceIn(form: FormData, key: string, before: unknown, text: string): void {
  const all = form.getAll(key)
  form.delete(key)
  for (const each of all) form.append(key, each === before ? text : each)
}
