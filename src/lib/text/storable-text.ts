import { textsIn } from './texts-in.ts'

/** Shown when a text cannot be stored; without "du" or "Sie", because the reader is not known yet. */
export const UNSTORABLE_TEXT = 'Der Text enthält ein Zeichen, das sich nicht speichern lässt. Bitte entfernen.'

/**
 * Dotted path of the first text in `value` that PostgreSQL refuses: one with U+0000 or with half of a surrogate pair
 * (as when an emoji is cut in the middle). Null when everything can be stored, `''` for the value itself.
 * @throws AppError `too-large` after 100,000 values
 */
export function findUnstorableText(value: unknown): string | null {
  for (const { path, text } of textsIn(value)) if (!isStorable(text)) return path
  return null
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
