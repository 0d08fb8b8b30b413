/**
 * Folds German spelling to one plain form, so that what people type matches what is stored: lower case, ä = ae = a, ö =
 * oe = o, ü = ue = u, ß = ss, no accents (Köln = Koeln = KÖLN → koln).
 * "ue" stays after a, e and q ("neue", "Bauer", "Quelle"), where it is no umlaut.
 */
export function foldGerman(text: string): string {
  const plain = BEYOND_GERMAN.test(text) ? withoutMarks(text) : text.toLowerCase().replace(/[äöüß]/g, plainOf)
  if (!DIGRAPH.test(plain)) return plain
  return plain
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replace(/(^|[^aeq])ue/g, '$1u')
}

/** Folded, without anything but letters and digits. */
export function foldedLetters(text: string): string {
  return foldGerman(text).replace(/[^\p{L}\p{N}]/gu, '')
}

// Most texts have only German letters and punctuation, and this runs for thousands of words.
const BEYOND_GERMAN = /[^\t\n -~\u00a0äöüÄÖÜß§°–—„“”‚‘’…•€]/
const DIGRAPH = /[aou]e/

const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' }
const plainOf = (letter: string) => PLAIN[letter] ?? letter

function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
}
