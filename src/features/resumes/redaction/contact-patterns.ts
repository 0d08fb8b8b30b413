/** Top-level domains that people's addresses have; spelled-out addresses only count with one of these. */
const TLD =
  '(?:de|com|net|org|eu|info|at|ch|li|io|me|biz|name|email|online|digital|dev|berlin|hamburg|koeln|nrw|bayern|pl|tr|nl|fr|es|pt|ro|bg|hr|gr|ru|ua|uk|us|example)'
const PROVIDER = '(?:gmail|googlemail|gmx|posteo|outlook|hotmail|yahoo|icloud|proton(?:mail)?|mailbox|freenet|t-online)'
const BRACKET = ['[([{<]\\s{0,2}', '\\s{0,2}[)\\]}>]'] as const
const AT_WORD = '(?:at|ät|aet|ett|klammeraffe)'
const AT_SIGN = `(?:\\s?[@＠]\\s?|\\s?${BRACKET[0]}(?:${AT_WORD}|[@＠])${BRACKET[1]}\\s?)`
const AT_SAID = `(?:\\s{1,3}${AT_WORD}\\s{1,3}|[-_*]${AT_WORD}[-_*])`
const DOT_SAID = `(?:\\s?${BRACKET[0]}(?:dot|punkt|\\.)${BRACKET[1]}\\s?|\\s{1,3}(?:dot|punkt)\\s{1,3}|[-_*](?:dot|punkt)[-_*]|\\s{1,2}\\.\\s{0,2}|\\.\\s{1,2})`
const START = '(?<![\\p{L}\\p{N}._%+-])'
const LOCAL = `[\\p{L}\\p{N}._%+-]{1,64}(?:(?:${BRACKET[0]}(?:dot|punkt)${BRACKET[1]}|\\s(?:dot|punkt)\\s)[\\p{L}\\p{N}._%+-]{1,64}){0,3}`
const LABEL = '[\\p{L}\\p{N}-]{1,63}'
const LABELS = `${LABEL}(?:\\.${LABEL}){0,4}`

/** E-mail addresses in normal form, and as people spell them out. */
const EMAILS = [
  // The character itself, or one in brackets, and any ending.
  new RegExp(`${START}${LOCAL}${AT_SIGN}${LABELS}\\.\\p{L}{2,24}`, 'giu'),
  // "miriam at post punkt de", "miriam-at-post.de", "miriam@post . de"
  new RegExp(
    `${START}${LOCAL}(?:${AT_SIGN}|${AT_SAID})${LABEL}(?:(?:\\.|${DOT_SAID})${LABEL}){0,2}(?:\\.|${DOT_SAID})${TLD}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  new RegExp(`${START}${LOCAL}(?:${AT_SIGN}|${AT_SAID})${PROVIDER}(?![\\p{L}\\p{N}])`, 'giu'),
] as const

/** Profile pages of single persons. */
const PROFILES =
  /(?:https?:\/\/)?(?:www\.)?(?:wa\.me|t\.me|signal\.me|linkedin\.com\/in|xing\.com\/profile|facebook\.com|instagram\.com|threads\.net)\/[^\s<>()]+/giu

const DIGIT =
  'null|zero|eins?|one|zwei|zwo|two|drei|three|vier|four|fünf|fuenf|five|sechs|six|sieben|seven|acht|eight|neun|nine'
const TENS = 'zwanzig|dreißig|dreissig|vierzig|fünfzig|fuenfzig|sechzig|siebzig|achtzig|neunzig'
const PAIR = `(?:(?:ein|zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)und)?(?:${TENS})|zehn|elf|zwölf|zwoelf|(?:drei|vier|fünf|fuenf|sech|sieb|acht|neun)zehn`
const FIGURE = `(?:${PAIR}|${DIGIT}|\\d)`
/** A number in words, or in words and digits: it begins like a telephone number. */
const SAID_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:plus|\\+)[\\s,./-]{0,3}${FIGURE}|null|zero|0)(?:[\\s,./-]{0,3}${FIGURE}){4,20}(?!\\p{L})`,
  'giu',
)
const PAIRS = new RegExp(`^(?:${PAIR})$`, 'iu')
const FIGURES = new RegExp(FIGURE, 'giu')

/** Characters between the digits of a number, including keypad emoji. */
const BETWEEN = '[\\s()/._*·•\\uFE0F\\u20E3-]'
const NUMBER = new RegExp(
  `(?<![\\p{N}.,])(?<!\\d[/-])(?<!(?:DIN|EN|ISO|IEC|VDE|VDI|TRBS|TRGS|DGUV|HRB|HRA|Norm|Vorschrift|Regel)\\s)(?:\\+|0|(?<!\\p{L})[oO](?=\\s?1[5-7])|49(?=[\\s/-]?1[5-7]\\d))(?:${BETWEEN}{0,3}\\d){6,}[\\uFE0F\\u20E3]*`,
  'gu',
)

/** A text with every e-mail address, in any spelling, replaced; also profile pages of single persons. */
export function hideEmails(text: string, instead: string): string {
  return [...EMAILS, PROFILES].reduce((rest, pattern) => rest.replace(pattern, instead), text)
}

/** A text with every telephone number replaced, in digits or words ("null eins sieben eins …"). */
export function hidePhones(text: string, instead: string): string {
  return text
    .replace(NUMBER, (found) => (isPhone(found) ? instead : found))
    .replace(SAID_NUMBER, (found) => (isSaidPhone(found) ? instead : found))
}

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
/** Begins like a number but is none: days, months, times ("01.12.2026", "02.12. 14-16", "06.00 - 14.00"). */
const NO_PHONE = new RegExp(
  `^${MONTH}[/-]\\d{4}(?!\\d)|^${MONTH}\\s?-\\s?${MONTH}[/.]\\d{4}(?!\\d)|^${DAY}\\.\\s?${MONTH}\\.|^${DAY}\\.\\s?-|^${MONTH}\\.(?:19|20)\\d{2}(?!\\d)|^[01]?\\d\\.[0-5]\\d\\s?-\\s?[0-2]?\\d\\.[0-5]\\d$`,
)

function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, '').length
  return digits >= 7 && digits <= 16 && !NO_PHONE.test(found)
}

function isSaidPhone(found: string): boolean {
  const figures = found.match(FIGURES) ?? []
  const isWord = figures.some((figure) => !/\d/.test(figure))
  return isWord && figures.reduce((count, figure) => count + (PAIRS.test(figure) ? 2 : 1), 0) >= 7
}
