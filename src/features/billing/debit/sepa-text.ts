import { trimEnd } from '../../../lib/text/trim-end.ts'

/** Latin letters that the SEPA set lacks, and look-alikes. */
const LATIN = {
  ...{ Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ẞ: 'SS', '&': '+' },
  ...{ Ø: 'O', ø: 'o', Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Þ: 'Th', þ: 'th', ı: 'i' },
  ...{ Ð: 'D', ð: 'd', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't', Ŋ: 'N', ŋ: 'n', ĸ: 'k', Ə: 'E', ə: 'e' },
  ...{ '–': '-', '—': '-', '‐': '-', '‑': '-', '’': "'", '‘': "'", '′': "'" },
}

/** Greek as transliterated by EPC217-08, without accents. */
const GREEK = 'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'
/** Cyrillic: Bulgarian as in EPC217-08; letters of other languages as in passports (ICAO 9303). */
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
 * Text in the characters every SEPA bank accepts (EPC217-08): umlauts, Greek and Cyrillic transliterated, accents
 * dropped, everything else a space. Empty for other scripts. No slash at either end and no double slash, as the
 * rulebook requires.
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

/** Whether a readable name is left: at least one letter or digit. */
export function isSepaName(text: string): boolean {
  return /[A-Za-z0-9]/.test(sepaText(text))
}

/** Each letter with its spelling, in lower and upper case. */
function lettersOf(pairs: string): [string, string][] {
  return pairs.split(' ').flatMap((pair): [string, string][] => {
    const [letter, written] = [pair.slice(0, 1), pair.slice(1)]
    return [
      [letter, written],
      [letter.toUpperCase(), written.slice(0, 1).toUpperCase() + written.slice(1)],
    ]
  })
}
