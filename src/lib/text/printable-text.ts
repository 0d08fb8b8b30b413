import { z } from '../zod.ts'
import { withoutHiddenSigns } from './hidden-signs.ts'

/**
 * What cannot be read on paper, in a bank file or in a feed: control characters, private-use characters that each
 * computer shows differently, unpaired surrogates, and unassigned codes.
 */
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/u
const EACH_BUT_LINES = /(?![\t\n\r])[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/gu
/** Bullets of lists from Word, in its own symbol fonts. */
const BULLETS = /[\uf0b7\uf0a7\uf0d8\uf076]/g

/** Visible characters: no white space of any kind, format characters, marks without a letter, or empty Braille. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Mark}\u2800]/u

const sentences = {
  Sie: 'Der Text enthält ein Zeichen, das sich nicht drucken lässt. Bitte entfernen Sie es.',
  du: 'Der Text enthält ein Zeichen, das sich nicht drucken lässt. Bitte entferne es.',
}

/**
 * A one-line field that is printed on documents or sent to banks, books or feeds, in any script; what cannot be printed
 * is refused with a sentence, what hides ({@link withoutHiddenSigns}) is taken out. Trimmed; a line without visible characters counts as empty, so that it is no name.
 * @param address how the reader is addressed
 */
export function printableLine(address: keyof typeof sentences = 'Sie') {
  return z
    .string()
    .trim()
    .refine((text) => !UNPRINTABLE.test(text), { error: sentences[address], abort: true })
    .overwrite((text) => shown(withoutHiddenSigns(text).trim()))
}

/** The text, or nothing when none of it is visible. */
export function shown(text: string): string {
  return VISIBLE.test(text) ? text : ''
}

/**
 * A longer text, often pasted: what cannot be printed silently becomes a space, and bullets of Word's lists become
 * ours. Line breaks stay. Not trimmed.
 */
export function printableText() {
  return z.string().overwrite(printable)
}

function printable(text: string): string {
  return withoutHiddenSigns(text).replace(BULLETS, '•').replace(EACH_BUT_LINES, ' ')
}
