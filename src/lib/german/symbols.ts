import { splitCompound } from './compounds.ts'
import { foldGerman } from './fold.ts'

/** "Führerschein der Klasse CE", "Klasse CE", "Führerschein CE" */
function licence(end: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:(?:der\\s+)?(?:klassen?|kl\\.)|f(?:ü|ue)hrerschein(?=\\s+[bcd]))\\s+(b|c1|c|d1|d)${end}(?![\\p{L}\\p{N}+#])`,
    'giu',
  )
}

/** In every text that the pattern changes is a word of the first; the name is written instead. */
export type Spelling = readonly [word: RegExp, pattern: RegExp, name: string]

const LICENCE_WORD = /(?<!\p{L})(?:klassen?|kl|f(?:ü|ue)hrerschein)$/iu

/** Different spellings of one name. The order matters. */
const SPELLINGS: readonly Spelling[] = [
  [/\bnode(?:js)?\b/iu, /\bnode\s?\.?\s?js\b/giu, 'node.js'],
  [/\bvue(?:js)?\b/iu, /\bvue\s?\.?\s?js\b/giu, 'vue.js'],
  [/\bnext(?:js)?\b/iu, /\bnext\s?\.?\s?js\b/giu, 'next.js'],
  [/\breact(?:js)?\b/iu, /\breact\s?\.?\s?js\b/giu, 'react.js'],
  [/\bdot(?:-?net)?$/iu, /\bdot[\s-]?net\b/giu, '.net'],
  [/\bc(?:#|sharp)?$/iu, /\bc\s?(?:sharp|#)(?![\p{L}\p{N}])/giu, 'c#'],
  [/\bc(?:pp|plus(?:plus)?)?\b/iu, /\b(?:cpp|c\s?plus\s?plus)\b/giu, 'c++'],
  [/\bf(?:sharp)?$/iu, /\bf\s?sharp\b/giu, 'f#'],
  [/\bdev$/iu, /\bdev\s+ops\b/giu, 'DevOps'],
  [/level\b/iu, /\b(?:1st|first)[\s-]?level\b/giu, 'firstlevel'],
  [/level\b/iu, /\b(?:2nd|second)[\s-]?level\b/giu, 'secondlevel'],
  [/level\b/iu, /\b(?:3rd|third)[\s-]?level\b/giu, 'thirdlevel'],
  [/\bga(?:\b|-?la(?:\b|-?bau))/iu, /\bga[\s-]?la[\s-]?bau/giu, 'Galabau'],
  [
    /(?:4|vier)(?:-?tage)?(?![\p{L}\p{N}])|tage-?woche(?!\p{L})/iu,
    /(?<!\p{L})(?:4|vier)[\s-]*tage[\s-]*woche(?!\p{L})/giu,
    'Viertagewoche',
  ],
  [/(?<!\d)13/u, /(?<!\d)13\.?\s*(?:monats)?gehalt(?!\p{L})/giu, 'Monatsgehalt13'],
  // Who may drive with a trailer may drive without: "Führerschein C" is found where "Klasse CE" is searched.
  [LICENCE_WORD, licence('e'), 'Führerschein$1 Anhängerführerschein$1'],
  [LICENCE_WORD, licence(''), 'Führerschein$1'],
  [/\bmathe\b/iu, /\bmathe\b/giu, 'Mathematik'],
  [/\bBWL\b/u, /\bBWL\b/gu, 'Betriebswirtschaft'],
  [/\bVWL\b/u, /\bVWL\b/gu, 'Volkswirtschaft'],
  [/\bR$/u, /\bR\s?&\s?D\b/gu, 'Forschung'],
  [/\bF(?:u|uE)?$/u, /\bF\s?(?:&|\+|u\.?)\s?E\b/gu, 'Forschung'],
  [/\bH$/u, /\bH\s?&\s?R\b/gu, 'HR'],
  [/\bKFZ(?![\p{L}\p{N}])/iu, /\bKFZ[\s.-]+(?=\p{L})/giu, 'Kfz-'],
  [
    /\bL(?:K|KW)?(?![\p{L}\p{N}])/iu,
    /\bL\.?K\.?W\.?[\s-]+(?=(?:fahrer|kraftfahrer|schlosser|mechaniker|mechatroniker|meister|lackierer))/giu,
    'Lkw-',
  ],
  [
    /\bdipl(?!omat)|(?<!\p{L})ing$/iu,
    /\bdipl(?:om)?\.?[\s-]*ing(?:\.|(?!\p{L}))|(?<!\p{L})ing\.(?!\p{L})/giu,
    'Ingenieur ',
  ],
  [/\bdipl$/iu, /\bdipl\.?[\s-]+(?=\p{Lu})/giu, 'Diplom '],
  // The words after a degree name the occupation; the degree only says how it was learnt.
  [
    /\bdiplom(?!at)/iu,
    /\bdiplom[\s-]?(?=(?:ingenieur|kauf|betriebswirt|volkswirt|informatik|wirtschafts|sozial|p(?:ä|ae)dagog|psycholog|biolog|chemik|physik))/giu,
    '',
  ],
  [
    /\b(?:bachelor|master)$/iu,
    /\b(?:bachelor|master)\s+of\s+(?:science|arts|engineering|education|laws|business administration)\b/giu,
    '',
  ],
  [/(?<![\p{L}\p{N}])[bm]$/iu, /(?<![\p{L}\p{N}])[bm]\.\s?(?:sc|eng|a|ed)\.(?!\p{L})/giu, ''],
  [/hause(?!\p{L})/iu, /(?<!\p{L})zu[\s-]+hause(?!\p{L})/giu, 'zuhause'],
  [/\benglish\b/iu, /\benglish[\s-]speaking\b/giu, 'Englisch'],
  [/kreuz(?:es)?\b/iu, /\b(?:deutsche[sn]?\s+)?rote[sn]?\s+kreuz(?:es)?\b/giu, 'DRK'],
  [/\barbeiterwohlfahrt\b/iu, /\barbeiterwohlfahrt\b/giu, 'AWO'],
  [/\bex(?:am)?$/iu, /\b(?:exam|ex)\.\s*(?=\p{L})/giu, 'examiniert '],
  [/\bstaatl$/iu, /\bstaatl\.\s*/giu, ''],
  [/\bkfm$/iu, /\bkfm\.\s*/giu, 'kaufmännisch '],
  [/\bsoz(?:ial)?(?:$|-p(?:ä|ae)d$)/iu, /\bsoz(?:ial)?\.?[\s-]+p(?:ä|ae)d\.?(?!\p{L})/giu, 'Sozialpädagoge'],
  [/\bpharm$/iu, /\bpharm\.-?\s*techn\.\s*/giu, 'pharmazeutisch-technische '],
  [/\btechn$/iu, /\btechn\.\s*/giu, 'technisch '],
  [/\bmed$/iu, /\bmed\.\s*(?=fach)/giu, 'medizinische '],
  [/\bzahnmed$/iu, /\bzahnmed\.\s*/giu, 'zahnmedizinische '],
]

/** Most words are in none of them, and one pattern finds that out faster than forty. */
const WORD_OF_ANY = new RegExp(SPELLINGS.map(([{ source }]) => source).join('|'), 'iu')

/** The spellings of names that a word, hyphens included, may be part of. */
export function spellingsWith(word: string): readonly Spelling[] {
  return WORD_OF_ANY.test(word) ? SPELLINGS.filter(([part]) => part.test(word)) : []
}

/** Names made of symbols and abbreviations, each in one spelling, of those that the words of a text are part of. */
export function writtenAlike(text: string, spellings: readonly Spelling[]): string {
  if (spellings.length === 0) return text
  return SPELLINGS.reduce(
    (changed, spelling) => (spellings.includes(spelling) ? changed.replace(spelling[1], spelling[2]) : changed),
    text,
  )
}

const HANGING = /(?<!\p{L})(\p{L}{3,})-\s*(?:,\s*(\p{L}{3,})-\s*)?(?:und|oder|u\.|&|\/|,|bzw\.?)\s*(\p{L}{5,})/giu

/** Whether a text may contain a word that ends or begins with a hyphen ("Gesundheits- und Krankenpfleger"). */
export function hasHangingHyphen(text: string): boolean {
  return /-(?![\p{L}\p{N}])/u.test(text)
}

/**
 * "Gesundheits- und Krankenpfleger" → "Gesundheitspfleger und Krankenpfleger": the shortened word gets its last part
 * back.
 */
export function expandHangingHyphens(text: string): string {
  if (!text.includes('-')) return text
  return text.replace(HANGING, (whole: string, first: string, second: string | undefined, last: string) => {
    const head = headOf(last)
    if (head === null) return whole
    return [first, second]
      .flatMap((stem) => (stem ? [`${stem}${head}`] : []))
      .join(' ')
      .concat(' ', last)
  })
}

/** The last part of a compound as written, or null when the word is none. */
function headOf(word: string): string | null {
  const folded = foldGerman(word)
  const head = splitCompound(folded.replace(/in(?:nen)?$/, '')).at(-1) ?? splitCompound(folded).at(-1)
  if (head === undefined) return null
  return folded.slice(folded.lastIndexOf(head))
}
