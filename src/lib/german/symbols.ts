import { splitCompound } from './compounds.ts'
import { foldGerman } from './fold.ts'

/** "Führerschein der Klasse CE", "Klasse CE", "Führerschein CE" */
const LICENCE_WITH_TRAILER = licence('e')
const LICENCE = licence('')

function licence(end: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:(?:der\\s+)?(?:klassen?|kl\\.)|f(?:ü|ue)hrerschein(?=\\s+[bcd]))\\s+(b|c1|c|d1|d)${end}(?![\\p{L}\\p{N}+#])`,
    'giu',
  )
}

/** Different spellings of one name, each replaced by the last. The order matters. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bnode\s?\.?\s?js\b/giu, 'node.js'],
  [/\bvue\s?\.?\s?js\b/giu, 'vue.js'],
  [/\bnext\s?\.?\s?js\b/giu, 'next.js'],
  [/\breact\s?\.?\s?js\b/giu, 'react.js'],
  [/\bdot[\s-]?net\b/giu, '.net'],
  [/\bc\s?(?:sharp|#)(?![\p{L}\p{N}])/giu, 'c#'],
  [/\b(?:cpp|c\s?plus\s?plus)\b/giu, 'c++'],
  [/\bf\s?sharp\b/giu, 'f#'],
  [/\bdev\s+ops\b/giu, 'DevOps'],
  [/\b(?:1st|first)[\s-]?level\b/giu, 'firstlevel'],
  [/\b(?:2nd|second)[\s-]?level\b/giu, 'secondlevel'],
  [/\b(?:3rd|third)[\s-]?level\b/giu, 'thirdlevel'],
  [/\bga[\s-]?la[\s-]?bau/giu, 'Galabau'],
  [/(?<!\p{L})(?:4|vier)[\s-]*tage[\s-]*woche(?!\p{L})/giu, 'Viertagewoche'],
  [/(?<!\d)13\.?\s*(?:monats)?gehalt(?!\p{L})/giu, 'Monatsgehalt13'],
  // Who may drive with a trailer may drive without: "Führerschein C" is found where "Klasse CE" is searched.
  [LICENCE_WITH_TRAILER, 'Führerschein$1 Anhängerführerschein$1'],
  [LICENCE, 'Führerschein$1'],
  [/\bmathe\b/giu, 'Mathematik'],
  [/\bBWL\b/gu, 'Betriebswirtschaft'],
  [/\bVWL\b/gu, 'Volkswirtschaft'],
  [/\bR\s?&\s?D\b/gu, 'Forschung'],
  [/\bF\s?(?:&|\+|u\.?)\s?E\b/gu, 'Forschung'],
  [/\bH\s?&\s?R\b/gu, 'HR'],
  [/\bKFZ[\s.-]+(?=\p{L})/giu, 'Kfz-'],
  [/\bL\.?K\.?W\.?[\s-]+(?=(?:fahrer|kraftfahrer|schlosser|mechaniker|mechatroniker|meister|lackierer))/giu, 'Lkw-'],
  [/\bdipl(?:om)?\.?[\s-]*ing(?:\.|(?!\p{L}))|(?<!\p{L})ing\.(?!\p{L})/giu, 'Ingenieur '],
  [/\bdipl\.?[\s-]+(?=\p{Lu})/giu, 'Diplom '],
  // The words after a degree name the occupation; the degree only says how it was learnt.
  [
    /\bdiplom[\s-]?(?=(?:ingenieur|kauf|betriebswirt|volkswirt|informatik|wirtschafts|sozial|p(?:ä|ae)dagog|psycholog|biolog|chemik|physik))/giu,
    '',
  ],
  [/\b(?:bachelor|master)\s+of\s+(?:science|arts|engineering|education|laws|business administration)\b/giu, ''],
  [/(?<![\p{L}\p{N}])[bm]\.\s?(?:sc|eng|a|ed)\.(?!\p{L})/giu, ''],
  [/(?<!\p{L})zu[\s-]+hause(?!\p{L})/giu, 'zuhause'],
  [/\benglish[\s-]speaking\b/giu, 'Englisch'],
  [/\b(?:deutsche[sn]?\s+)?rote[sn]?\s+kreuz(?:es)?\b/giu, 'DRK'],
  [/\barbeiterwohlfahrt\b/giu, 'AWO'],
  [/\b(?:exam|ex)\.\s*(?=\p{L})/giu, 'examiniert '],
  [/\bstaatl\.\s*/giu, ''],
  [/\bkfm\.\s*/giu, 'kaufmännisch '],
  [/\bsoz(?:ial)?\.?[\s-]+p(?:ä|ae)d\.?(?!\p{L})/giu, 'Sozialpädagoge'],
  [/\bpharm\.-?\s*techn\.\s*/giu, 'pharmazeutisch-technische '],
  [/\btechn\.\s*/giu, 'technisch '],
  [/\bmed\.\s*(?=fach)/giu, 'medizinische '],
  [/\bzahnmed\.\s*/giu, 'zahnmedizinische '],
]

/** Words at least one of which is in every text that these rules change; other texts skip them. */
const WORD_OF_SPELLING = new RegExp(
  [
    '[+#.]',
    '\\b(?:node|vue|next|react)(?:js)?\\b',
    '(?<![\\p{L}\\p{N}])(?:dot|dev|[cfhr])$|\\b(?:dot-?net|csharp|cpp|cplus|fsharp)',
    'level\\b',
    '\\bga(?:\\b|-?la(?:\\b|-?bau))',
    '(?:4|vier)(?:-?tage)?(?![\\p{L}\\p{N}])|tage-?woche(?!\\p{L})',
    '(?<!\\d)13',
    '(?<!\\p{L})(?:klassen?|kl|f(?:ü|ue)hrerschein)$',
    '\\b(?:mathe|BWL|VWL)\\b',
    '\\b(?:KFZ|LKW)(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])LK?$',
    '\\bdipl(?!omat)|(?<!\\p{L})ing$',
    '\\b(?:bachelor|master)$',
    '(?<![\\p{L}\\p{N}])[bm]$',
    'hause(?!\\p{L})',
    '\\benglish\\b',
    'kreuz(?:es)?\\b',
    '\\barbeiterwohlfahrt\\b',
    '\\b(?:exam|ex|staatl|kfm|techn|med|zahnmed|pharm|soz|sozial)$|\\bsoz(?:ial)?-p(?:ä|ae)d$',
  ].join('|'),
  'iu',
)

/** Whether a word, hyphens included, may be part of what `writtenAlike` changes. */
export function mayBeSpelling(word: string): boolean {
  return WORD_OF_SPELLING.test(word)
}

/** Any of them: most texts have none, and one pattern finds that out faster than forty. */
const ANY_SPELLING = new RegExp(SPELLINGS.map(([{ source }]) => source).join('|'), 'iu')

/** Names made of symbols and abbreviations, each in one spelling. */
export function writtenAlike(text: string): string {
  if (!ANY_SPELLING.test(text)) return text
  return SPELLINGS.reduce((changed, [pattern, name]) => changed.replace(pattern, name), text)
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
