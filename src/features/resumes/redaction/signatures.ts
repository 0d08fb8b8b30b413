import { NAME_REMOVED } from './redact-patterns'
import type { Cut, Word } from './redact-words'

/** "A.-L. M.-Ö.", "A. Ö." */
const INITIALS = /(?<![\p{L}.])\p{Lu}\.(?:[\s-]{0,2}\p{Lu}\.){0,6}[\s-]{0,2}\p{Lu}(?!\p{L})\.?/gu
/** "Viele Grüße, JM", "Ihr J M", "LG J": without dots letters are initials only where somebody signs. */
const SIGNED =
  /(?<=(?<!\p{L})(?:[Gg]r(?:u|ü|ue)(?:ß|ss)(?:e|en)?|VG|LG|MFG|MfG|[Gg]ez\.?|Ihre?|[Dd]eine?|[Ee]ure?)[,.!]?\s{1,4})\p{Lu}(?:[ .-]{0,2}\p{Lu}){0,3}\.?(?=[ ,;!]{0,3}(?:\n|$))/gu

/** How somebody signs: with all initials of the name, the first two, or the first and the last. */
export function signaturesOf(names: readonly Word[]): ReadonlySet<string> {
  const letters = names.map(({ text }) => text.charAt(0).toUpperCase())
  const ways = [letters, letters.slice(0, 2), [...letters.slice(0, 1), ...letters.slice(-1)]]
  return new Set(ways.filter((way) => way.length > 1).map((way) => way.join('')))
}

export function findSignatures(text: string, signatures: ReadonlySet<string>): Cut[] {
  const alone = new Set([...signatures].map((letters) => letters.charAt(0)))
  const cut = ({ 0: { length }, index }: RegExpExecArray): Cut => ({
    ...{ start: index, end: index + length, label: NAME_REMOVED },
  })
  const lettersOf = ([signed]: RegExpExecArray) => signed.replace(/[^\p{L}]/gu, '')
  return [
    ...[...text.matchAll(INITIALS)].filter((found) => signatures.has(lettersOf(found))).map(cut),
    ...[...text.matchAll(SIGNED)]
      .filter((found) => signatures.has(lettersOf(found)) || alone.has(lettersOf(found)))
      .map(cut),
  ]
}
