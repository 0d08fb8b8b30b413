/** Separate words before a town's name; a test compares them with all German towns. */
const BEFORE = [
  ...['Alt', 'Am', 'Amt', 'An der', 'Bad', 'Boxberg/O\\.', 'Burg', 'Deutsch', 'Dorf', 'Drei', 'Goethestadt', 'Groß'],
  ...['Großpostwitz/O\\.', 'Hallig', 'Hann\\.', 'Heilbad', 'Hohen', 'Hohes?', 'Insel', 'Kirch', 'Kirchspiel', 'Klein'],
  ...['Kleines', 'Kloster', 'Krems', 'Königs', 'Langen', 'Lutherstadt', 'Malk', 'Mark', 'Markt', 'Mühl', 'Mühlen'],
  ...['Neu', 'Nieder', 'Niedere', 'Ober', 'Obere', 'Porta', 'Raben', 'Sankt', 'St\\.', 'Schloß', 'Seegebiet'],
  ...['Südliches', 'Thermalbad', 'Wakendorf', 'Weißwasser/O\\.'],
  '\\p{Lu}[\\p{L}-]{2,40}(?:er|en|i?sche?|-Bad|-Groß|-Klein|-Neu|-Sankt)',
].join('|')
const WORD = "\\p{Lu}[\\p{L}.'’-]{0,40}"
/** `am Main`, `an der Weißen Elster`, `i. d. OPf.` */
const ADDITION = `\\s(?:am|an|a\\.|auf|beim?|b\\.|der|im|in|i\\.|ob|unter|vorm?|v\\.)\\s?(?:(?:der|den|dem|d\\.|kalten)\\s?)?(?:\\p{Lu}\\p{L}{2,30}(?:er|en)\\s)?${WORD}`

/**
 * Source of a pattern (flag `u`) for the complete name of a town with any number of words: `Bad Salzuflen`, `Frankfurt
 * am Main`, `St. Peter-Ording`, `Halle (Saale)`. Capital letters matter in it, so the pattern must not ignore case.
 */
export const TOWN = `(?:(?:(?:${BEFORE})\\s){0,2}${WORD}(?:\\s?/\\s?${WORD}(?:\\s\\p{Lu}\\.)?)?(?:${ADDITION}){0,2}(?:\\s\\([^()\\n]{1,40}\\))?(?:-${WORD})?)`

const FIRST = new RegExp(`^(?:${BEFORE})\\s(?=\\p{Lu})`, 'u')
const LATER = new RegExp(`(?:\\s?/|\\s\\(|${ADDITION}).*$`, 'u')

/**
 * Short names of a town: `Frankfurt am Main` is Frankfurt, `Bad Salzuflen` Salzuflen, `Halle (Saale)` Halle. The full
 * name comes first.
 */
export function shortNames(town: string): string[] {
  const base = town.replace(LATER, '')
  return [...new Set([town, base, base.replace(FIRST, '')])].filter((name) => name.length > 2)
}

/** "Ich wohne …", "pendle …": the rest of the sentence tells where. */
const HOME = /(?<!\p{L})(?:[Ww]ohn(?:e|en|haft|ort|ung)|[Pp]end(?:le|eln|ele))(?!\p{L})[^.!?\n]{0,120}/gu
/** No place: "in der Nähe von Ihrem Betrieb", "in Deutschland". */
const NO_HOME =
  'Nähe|Ihr|Region|Raum|Umgebung|Umkreis|Deutschland|Österreich|Schweiz|Ausland|Stadtrand|Land|Ort|Bahn|Auto|Bus|Zug|Rad|Fahrrad'
const AT_HOME = new RegExp(
  `(?<=(?<!\\p{L})(?:in|im|aus|am|an|nahe|[Nn]ähe|beim?|neben|unweit|gegenüber|vo[nm])\\s(?:de[rmsn]\\s)?)(?!(?:${NO_HOME}))\\p{Lu}[\\p{L}-]{2,40}(?:\\s\\p{Lu}[\\p{L}-]{2,40})?`,
  'gu',
)
const STREET =
  /(?<!\p{L})\p{Lu}[\p{L}-]{1,40}(?:(?:straße|strasse|gasse|allee)(?!\p{L})|\s(?:Straße|Str\.|Weg|Allee|Platz|Gasse)(?!\p{L}))/gu
/** A part of a town: "im Ortsteil Schötmar", "Schötmar, ein Ortsteil von …". */
const PARTS = [
  /(?<=(?<!\p{L})(?:Orts|Stadt)teil\s)\p{Lu}[\p{L}-]{2,40}/gu,
  /(?<!\p{L})\p{Lu}[\p{L}-]{2,40}(?=,?\s(?:(?:das|was)\sist\s)?(?:ein(?:em)?|der|dem)\s(?:Orts|Stadt)teil(?!\p{L}))/gu,
]

/** A text without what tells where in a town somebody lives, by what they say of it. Linear. */
export function hideHomes(text: string, instead: string): string {
  const plain = text.replace(HOME, (sentence) => sentence.replace(STREET, instead).replace(AT_HOME, instead))
  return PARTS.reduce((rest, pattern) => rest.replace(pattern, instead), plain)
}
