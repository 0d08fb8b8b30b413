import { foldGerman } from '~/lib/german/fold'

export const EMPLOYER_REMOVED = '[Arbeitgeber entfernt]'

export type Word = { text: string; folded: string; start: number; end: number }

/** What goes from a text, and what stands there instead. */
export type Cut = { start: number; end: number; label: string }

/** The words of a text with their folded forms and positions. */
export function wordsOf(text: string): Word[] {
  return [...text.normalize('NFC').matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    // Folding changes neither the Turkish ı nor the Vietnamese đ.
    folded: foldGerman(match[0].replaceAll('ı', 'i').replace(/[đĐ]/g, 'd')),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** A folded word as it is, or in the genitive ("Müllers"). */
export function isWordOrGenitive(word: string, name: string): boolean {
  return word === name || word === `${name}s`
}

export function cutOf({ start, end }: Word, label: string): Cut {
  return { start, end, label }
}
