const ONES = '(?:ein|zwei|zwo|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)'
const TEENS = '(?:zehn|elf|zwölf|zwoelf|(?:drei|vier|fünf|fuenf|sech|sieb|acht|neun)zehn)'
const TENS = '(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|fuenfzig|sechzig|siebzig|achtzig|neunzig)'
const BELOW_HUNDRED = `(?:(?:${ONES}und)?${TENS}|${TEENS}|eins|${ONES})`

/** Sources of patterns (flags `iu`) for numbers in words; none of them has two adjacent repeats of the same letters. */

/** `zwölfter`, `dritten`, `einunddreißigste` */
export const DAY_SAID = `(?:(?:erst|zweit|dritt|viert|fünft|fuenft|sechst|siebt|siebent|acht|neunt)|${TEENS}t|(?:${ONES}und)?(?:zwanzig|dreißig|dreissig)st)e[rnms]?`
/** `dritten` for March */
export const MONTH_SAID = `(?:erst|zweit|dritt|viert|fünft|fuenft|sechst|siebt|siebent|acht|neunt|zehnt|elft|zwölft|zwoelft)e[rnms]?`
/** `neunzig`, `sechsunddreißig` */
export const TWO_DIGITS_SAID = `(?:(?:${ONES}und)?${TENS}|${TEENS})`
/** `neunzehnhundertneunzig`, also in two words */
export const YEAR_OF_BIRTH_SAID = `neunzehnhundert[\\s-]?(?:und[\\s-]?)?${TWO_DIGITS_SAID}`
const OF_THIS_CENTURY = `zweitausend[\\s-]?(?:und[\\s-]?)?${BELOW_HUNDRED}`
export const YEAR_SAID = `(?:${YEAR_OF_BIRTH_SAID}|${OF_THIS_CENTURY})`

const SPELLED = new RegExp(`(?<!\\p{L})${YEAR_SAID}(?!\\p{L})`, 'giu')

const VALUES: Readonly<Record<string, number>> = {
  ...{ eins: 1, ein: 1, zwei: 2, zwo: 2, drei: 3, vier: 4, fünf: 5, fuenf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9 },
  ...{ zehn: 10, elf: 11, zwölf: 12, zwoelf: 12, dreizehn: 13, vierzehn: 14, fünfzehn: 15, fuenfzehn: 15 },
  ...{ sechzehn: 16, siebzehn: 17, achtzehn: 18, neunzehn: 19 },
}

/** A text with the years before this one, said in words, replaced: `neunzehnhundertachtzig`, `zweitausendacht`. */
export function hideSaidYears(text: string, before: number, instead: string): string {
  return text.replace(SPELLED, (found) => {
    const lower = found.toLowerCase().replace(/[\s-]/g, '')
    if (lower.startsWith('neunzehnhundert')) return instead
    const end = lower.replace('zweitausend', '')
    const value = VALUES[end] ?? VALUES[end.replace(/^und/, '')] ?? 99
    return 2000 + value < before ? instead : found
  })
}
