import { trimEnd } from '../../../lib/text/trim-end.ts'

/** What the SEPA set has no letter for although it is one of ours, or looks like one. */
const LATIN = {
  ...{ Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ẞ: 'SS', '&': '+' },
  ...{ Ø: 'O', ø: 'o', Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Þ: 'Th', þ: 'th', ı: 'i' },
  ...{ Ð: 'D', ð: 'd', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't', Ŋ: 'N', ŋ: 'n', ĸ: 'k', Ə: 'E', ə: 'e' },
  ...{ '–': '-', '—': '-', '‐': '-', '‑': '-', '’': "'", '‘': "'", '′': "'" },
}

/** Greek as EPC217-08 writes it out. Accents are gone by then. */
const GREEK = 'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'
/** Cyrillic as EPC217-08 writes the Bulgarian out; the letters of other languages as passports do (ICAO 9303). */
const CYRILLIC = [
  'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ьy юyu яya',
  'ёe ыy эe іi їi єie ґg ўu ђd ѓg ѕdz јj љlj њnj ћc ќk џdz әa ғg қk ңn өo үu ұu һh',
].join(' ')
const LETTERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LATIN),
  ...lettersOf(GREEK),
  ...lettersOf(CYRILLIC),
])

/**
 * Text in the characters every SEPA bank takes (EPC217-08): umlauts, Greek and Cyrillic written out, accents dropped, the
 * rest a space. Empty for text in other scripts. No slash at either end and none doubled, as the rulebook asks.
 */
export function sepaText(text: string, max = 70): string {
  const plain = [...text.normalize('NFC')]
    .map((sign) => LETTERS.get(sign) ?? [...sign.normalize('NFKD')].map((part) => LETTERS.get(part) ?? part).join(''))
    .join('')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/ +/g, ' ')
    .replace(/^[ /]+/, '')
    .slice(0, max)
  return trimEnd(plain, /[ /]/)
}

/** Whether a name is left that a person can read: at least one letter or digit. */
export function isSepaName(text: string): boolean {
  return /[A-Za-z0-9]/.test(sepaText(text))
}

/** Each pair of a letter and how it is written, and the same for the capital. */
function lettersOf(pairs: string): [string, string][] {
  return pairs.split(' ').flatMap((pair): [string, string][] => {
    const [letter, written] = [pair.slice(0, 1), pair.slice(1)]
    return [
      [letter, written],
      [letter.toUpperCase(), written.slice(0, 1).toUpperCase() + written.slice(1)],
    ]
  })
}
