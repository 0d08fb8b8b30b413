import { BIRTH_REMOVED } from '../redact-patterns'

const ONES = '(?:ein|zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)'
const TENS = '(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|fuenfzig|sechzig|siebzig|achtzig|neunzig)'
const WORD = `(?:achtzehn|neunzehn|(?:${ONES}und)?${TENS})`
/** An age in digits or words. */
const AGE = `(?:[1-7]\\d|${WORD})`
const FEW = `(?:\\d{1,2}|ein|einem|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)`
const GENDER = '(?:weiblich|männlich|divers|[wmd])'
/** Where a number is not the beginning of a measure: "werde 40 Stunden arbeiten". */
const ENDS = '(?=[.,;!?)]|$)'

const SAID: readonly RegExp[] = [
  // "mein 50. Geburtstag", "vierzigster Geburtstag"
  pattern(`(?:[1-7]\\d\\.|${WORD}(?:st|t)e[rnms]?)\\s(?:Geburtstage?s?|Lebensjahr(?:e?s)?)`),
  // "bin 29 geworden", "werde im Mai vierzig"
  pattern(`(?<=(?<!\\p{L})bin(?!\\p{L})[^.!?\\n\\d]{0,40}\\s)${AGE}\\s(?:Jahre\\s(?:alt\\s)?)?geworden`),
  pattern(`(?<=(?<!\\p{L})werde(?!\\p{L})[^.!?\\n\\d]{0,40}(?<!\\s(?:auf|um|von|über|bis|mit|in|zu))\\s)${AGE}${ENDS}`),
  // "Jahrgang siebenundachtzig"
  pattern(`(?:Jahrgang|Baujahr)\\s(?:neunzehnhundert)?${WORD}`),
  // "in meinen Dreißigern", "gehe auf die Sechzig zu", "die 50 überschritten"
  pattern(`in\\s(?:meinen|den)\\s(?:frühen\\s|späten\\s)?${TENS}ern`),
  pattern(`auf\\sdie\\s${AGE}\\szu`),
  pattern(`die\\s${AGE}\\s(?:überschritten|geknackt|hinter\\smir)`),
  // "Ende der Achtziger geboren", "Kind der 90er"
  pattern(`(?:Kind\\sder|(?:Anfang|Mitte|Ende)\\sder)\\s['’]?(?:${TENS}er|\\d0er)(?:\\s?-?Jahre)?(?:\\sgeboren)?`),
  // "noch sieben Jahre bis zur Rente", "in zwei Jahren gehe ich in Rente"
  pattern(`(?:noch\\s)?${FEW}\\sJahre?n?\\s(?:bis\\szur|vor\\sder|bis\\szum|vor\\sdem)\\s(?:Rente|Pension|Ruhestand)`),
  pattern(`in\\s${FEW}\\sJahre?n?\\s(?:gehe\\sich\\s)?in\\s(?:den\\s)?(?:Rente|Pension|Ruhestand)`),
  // "in Izmir geboren"
  pattern('in\\s\\p{L}[\\p{L}-]{1,40}(?:\\s\\p{L}[\\p{L}-]{1,40})?\\s(?:geboren|zur\\sWelt\\sgekommen)'),
  // "(w, 34)", "34 J., weiblich"
  pattern(`(?<!\\d\\s?)${GENDER}\\s?[,/|]\\s?[1-7]\\d(?![\\d.,]\\d|\\s?(?:%|kg|cm|km|m(?!\\p{L})))`),
  pattern(`[1-7]\\d(?:\\s?(?:Jahre|J\\.?))?\\s?[,/|]\\s?${GENDER}(?!/)`),
]

/** A text without an age, or a place of birth, that somebody says in words of their own. Linear. */
export function hideSaidAges(text: string): string {
  return SAID.reduce((kept, each) => kept.replace(each, BIRTH_REMOVED), text)
}

function pattern(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${words}(?!\\p{L})`, 'giu')
}
