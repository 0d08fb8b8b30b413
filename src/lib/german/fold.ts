/**
 * Folds German spelling to one plain form, so that what people type matches what is stored: lower case, ä = ae = a, ö =
 * oe = o, ü = ue = u, ß = ss, no accents (Köln = Koeln = KÖLN → koln).
 * "ue" stays after a, e and q ("neue", "Bauer", "Quelle"), where it is no umlaut.
 */
export function foldGerman(text: string): string {
  const plain = BEYOND_ASCII.test(text) ? withoutMarks(text) : text.toLowerCase()
  if (!DIGRAPH.test(plain)) return plain
  return plain
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replace(/(^|[^aeq])ue/g, '$1u')
}

// Most words have none of these, and this runs for thousands of words.
const BEYOND_ASCII = /[^ -~]/
const DIGRAPH = /[aou]e/

function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
}
