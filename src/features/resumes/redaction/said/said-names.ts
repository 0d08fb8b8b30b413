const CAPITAL = "\\p{Lu}[\\p{L}'’-]{1,30}"
/** One to three names; words of address are none. */
const NAMES = `(?!(?:Sie|Ihnen|Euch|Dich|Programm)(?!\\p{L}))${CAPITAL}(?:\\s${CAPITAL}){0,2}`
const ONE = `(?!(?:Sie|Ihnen|Euch|Dich)(?!\\p{L}))${CAPITAL}`

/** Where somebody says a name: "Mein Name ist …", "Alle nennen mich …", "sagen … zu mir", "… genannt". */
const SAID = [
  `(?<=(?<!\\p{L})[Nn]ame (?:ist|lautet)(?: übrigens| einfach)?:? )${NAMES}`,
  `(?<=(?<!\\p{L})[Ii]ch hei(?:ß|ss)e(?: übrigens| eigentlich)? )${NAMES}`,
  `(?<=(?<!\\p{L})(?:nennt|nennen|ruft|rufen) mich(?: alle| auch| nur| immer| meist| einfach){0,2} )${ONE}`,
  `(?<=(?<!\\p{L})(?:sagt|sagen)(?: alle| auch| nur| immer| meist| einfach){0,2} )${ONE}(?= zu mir)`,
  `(?<=(?<!\\p{L})(?:[Ss]pitz|[Rr]uf|[Kk]ose|[Kk]ünstler|[Gg]eburts|[Mm]ädchen|[Ff]amilien|[Vv]or|[Nn]ach)name(?: ist| lautet)?:? )${ONE}`,
  `${ONE}(?= (?:genannt|gerufen)(?!\\p{L}))`,
  `(?<=(?<!\\p{L})[Mm]eine?r? (?:Frau|Mann|Ehefrau|Ehemann|Freund(?:in)?|Partner(?:in)?|Verlobte[rn]?|Tochter|Sohn|Schwester|Bruder) )${ONE}`,
].map((source) => new RegExp(source, 'gu'))

/** A text in which every name that is said to be one, also of the family, is replaced. Linear. */
export function hideSaidNames(text: string, instead: string): string {
  return SAID.reduce((rest, pattern) => rest.replace(pattern, instead), text)
}
