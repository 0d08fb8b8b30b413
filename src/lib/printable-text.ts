import { z } from 'zod'

/**
 * What nobody could read on paper, in a file for a bank or in a feed: control signs, private signs that each computer shows
 * differently, halves of signs, and codes that are no signs.
 */
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/u
const EACH_BUT_LINES = /(?![\t\n\r])[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/gu
/** As lists come out of Word: dots of its own typefaces of symbols. */
const BULLETS = /[\uf0b7\uf0a7\uf0d8\uf076]/g

/** What shows on paper or screen: not blanks of any kind, signs for programs alone, marks without a letter, empty Braille. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Mark}\u2800]/u

const sentences = {
  Sie: 'Der Text enthält ein Zeichen, das sich nicht drucken lässt. Bitte entfernen Sie es.',
  du: 'Der Text enthält ein Zeichen, das sich nicht drucken lässt. Bitte entferne es.',
}

/**
 * A field of one line that goes on documents, to banks, into books or feeds, in any script; what cannot be printed is
 * refused in a sentence. Trimmed; a line of nothing that shows is an empty one, so that nobody is called by it.
 *
 * @param address how the reader is addressed
 */
export function printableLine(address: keyof typeof sentences = 'Sie') {
  return z
    .string()
    .trim()
    .refine((text) => !UNPRINTABLE.test(text), { error: sentences[address], abort: true })
    .overwrite(shown)
}

/** The text, or nothing when none of it shows. */
export function shown(text: string): string {
  return VISIBLE.test(text) ? text : ''
}

/**
 * A longer text, which people paste from elsewhere: what cannot be printed becomes a space without a question, and the dots
 * of Word's lists become ours. Line ends stay. Not trimmed.
 */
export function printableText() {
  return z.string().overwrite(printable)
}

function printable(text: string): string {
  return text.replace(BULLETS, '•').replace(EACH_BUT_LINES, ' ')
}
