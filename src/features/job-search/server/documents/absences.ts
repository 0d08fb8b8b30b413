/**
 * "Keine Nachtdienste", "ohne Wochenend- und Feiertagsarbeit", "gelegentliche Nachtarbeit": what is absent or rare
 * should not be found.
 */
export const ABSENT =
  /(?<![\p{L}\p{N}])(?:keine?[nr]?|ohne|gelegentlich\p{L}{0,2}|vereinzelte?[nrs]?|seltene?[nrs]?)\s+\p{L}+-?(?:\s+(?:und|oder)\s+\p{L}+)?/giu

/** A part of the week in a folded text: "wochenenden", "freitagnachmittag", "am abend". */
const DAY = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|feiertag)'
const TIME = `(?:(?:am |an )?(?:${DAY}?(?:vormittag|nachmittag|abend)(?:s|e|en)?|${DAY}(?:s|e|en)?|wochenend(?:e|en|s)?))`
const FREE = '(?:frei|geschlossen|schluss|zu ?hause|daheim|zu(?! ))'

/**
 * "Abends und am Wochenende frei", "abends zu Hause", "samstags haben wir geschlossen"; "jedes zweite Wochenende frei"
 * means that the other one is not.
 */
const FREE_THEN = new RegExp(
  `(?<!\\p{L}|zweites? |dritte[rs]? )${TIME}(?: (?:und|oder) ${TIME})?(?: (?:ist|sind|bleibt|bleiben|haben wir|bei uns|der betrieb|immer|wieder)){0,3} ${FREE}(?!\\p{L})`,
  'gu',
)
/** "Verlässlich freie Wochenenden", but not "zwei freie Wochenenden im Monat". */
const FREE_TIME = new RegExp(`(?<!zwei |drei |\\d )(?:freie|lange)[nrms]? ${TIME}(?!\\p{L}| (?:im|pro) monat)`, 'gu')
const YOURS = new RegExp(`(?<!\\p{L})${TIME} gehor(?:t|en)(?!\\p{L})`, 'gu')
/** "Nie am Wochenende", "statt Saison". */
const NEVER = /(?<!\p{L})(?:nie|niemals|nicht|statt) (?!nur )(?:am |an |in der |im )?\p{L}{3,30}/gu
/** "Nachtdienste fallen nicht an", "Samstagsarbeit nur in Ausnahmefällen". */
const DENIED =
  /(?<!\p{L})\p{L}{4,30} (?:(?:fallt|fallen) nicht an|gibt es (?:bei uns |hier )?nicht|(?:ist|sind) ausgeschlossen|nur (?:in ausnahmefallen|im ausnahmefall|ausnahmsweise))/gu

/** Each with what it needs somewhere: most texts have none of it, and are read once instead of five times. */
const PATTERNS = [
  [/\b(?:kein|ohne|gelegentlich|vereinzelt|selten)/, ABSENT],
  [/\b(?:frei|geschlossen|schluss|hause|daheim|zu\b)/, FREE_THEN],
  [/\b(?:frei|lang)e/, FREE_TIME],
  [/\bgehor/, YOURS],
  [/\b(?:nie|nicht|statt)/, NEVER],
  [/\b(?:nicht|ausgeschlossen|ausn)/, DENIED],
] as const

/** What a folded text says there is not, each as the phrase that says so. Parts of it are divided by "|". */
export function absencesIn(text: string): string[] {
  return PATTERNS.flatMap(([need, pattern]) =>
    need.test(text) ? [...text.matchAll(pattern)].map(([phrase]) => phrase) : [],
  )
}
