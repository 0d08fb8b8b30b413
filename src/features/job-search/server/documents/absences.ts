/**
 * "Keine Nachtdienste", "ohne Wochenend- und Feiertagsarbeit", "gelegentliche Nachtarbeit": what is absent or rare
 * should not be found.
 */
export const ABSENT =
  /(?<![\p{L}\p{N}])(?:keine?[nr]?|ohne|weder|gelegentlich\p{L}{0,2}|vereinzelte?[nrs]?|seltene?[nrs]?)\s+(?:(?:dienstlich|regelm(?:ä|a)(?:ß|ss)ig)e[nr]?\s+)?(?:\d-)?\p{L}+(?:-\s?[,/]\s?\p{L}+){0,3}-?(?:\s+(?:und|oder|noch)\s+(?:keine?[nr]?\s+)?(?:am\s+)?\p{L}+)?/giu

/** "Keine Einsätze in der Nacht", "ohne Arbeit am Wochenende" */
const NOT_THEN =
  /(?<!\p{L}|scheuen )(?:keine?[nr]?|ohne) (?!problem|lust|scheu|angst|erfahrung|kenntnis)\p{L}{3,30} (?:(?:am|an|in der) \p{L}{3,30}|nachts|abends|samstags|sonntags)/gu

/** Parts of the week in a folded text: "freitagnachmittag", "wochenenden". */
const WEEKDAY = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|feiertag)'
const PART = `${WEEKDAY}?(?:vormittag|nachmittag|abend)(?:s|e|en)?`
const DAY = `(?:${WEEKDAY}(?:s|e|en)?|wochenend(?:e|en|s)?)`
const TIME = `(?:(?:am |an )?(?:${PART}|${DAY}))`
const FREE = '(?:frei|geschlossen|schluss|zu ?hause|daheim|zu(?= \\||$|[.,;!]))'

/**
 * "Abends und am Wochenende frei", "abends zu Hause", "samstags haben wir geschlossen"; "jedes zweite Wochenende frei"
 * means that the other one is not.
 */
const FREE_THEN = new RegExp(
  `(?<!\\p{L}|(?:zweite|dritte|vierte)[nrs]? |\\d\\. )${TIME}(?: und ${TIME})?(?: (?:ist|sind|bleibt|bleiben|haben wir|hast du|habt ihr|haben sie|bei uns|der betrieb|immer|wieder|garantiert|grundsatzlich)){0,3}[ :(]{1,2}${FREE}(?!\\p{L})`,
  'gu',
)
/** "Verlässlich freie Wochenenden", but not "ein freies Wochenende im Monat"; "ein freier Freitagnachmittag". */
const FREE_DAY = new RegExp(
  `(?<!ein |zwei |drei |\\d |woche |abwechselnd )freie[nrms]? ${DAY}(?!\\p{L}| (?:im|pro) (?:monat|wechsel))`,
  'gu',
)
const FREE_PART = new RegExp(`freie[nrms]? ${PART}(?!\\p{L})`, 'gu')
const YOURS = new RegExp(
  `(?<!\\p{L})${TIME} gehor(?:t|en)(?!\\p{L}| (?:\\p{L}+ ){0,2}(?:dazu|zu[mr]?)(?!\\p{L}))`,
  'gu',
)
/** "Nie am Wochenende", "statt Saison". */
const NEVER = /(?<!\p{L})(?:nie|niemals|nicht|statt) (?!nur )(?:am |an |in der |im )?(?:\d-)?\p{L}{3,30}/gu
/** "Nachtdienste fallen nicht an", "Samstagsarbeit nur in Ausnahmefällen". */
const DENIED =
  /(?<!\p{L})\p{L}{4,30} (?:(?:fallt|fallen) (?:bei uns |hier )?nicht an|entf(?:allt|allen)|wird nicht verlangt|(?:ist |sind )?nicht (?:erforderlich|notig|notwendig|vorgesehen)|gibt es (?:bei uns |hier )?nicht|(?:ist|sind) ausgeschlossen|nur (?:in ausnahmefallen|im ausnahmefall|ausnahmsweise))/gu

/** Each with what it needs somewhere in a text, which is quicker to look for. The longer phrase comes first. */
const PATTERNS = [
  [/\b(?:kein|ohne)/, NOT_THEN],
  [/\b(?:kein|ohne|weder|gelegentlich|vereinzelt|selten)/, ABSENT],
  [/frei|geschlossen|schluss|hause|daheim|\bzu\b/, FREE_THEN],
  [/\bfreie/, FREE_DAY],
  [/\bfreie/, FREE_PART],
  [/\bgehor/, YOURS],
  [/\b(?:nicht|ausgeschlossen|ausn|entf)/, DENIED],
  [/\b(?:nie|nicht|statt)/, NEVER],
] as const

/** What a folded text says there is not, each as the phrase that says so. Parts of it are divided by "|". */
export function absencesIn(text: string): string[] {
  return PATTERNS.flatMap(([need, pattern]) =>
    need.test(text) ? [...text.matchAll(pattern)].map(([phrase]) => phrase) : [],
  )
}
