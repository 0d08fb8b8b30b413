import { type SQL, sql } from 'drizzle-orm'

/** Letters in German and neighbouring names, with what people type who do not have them on the keyboard. */
const LETTERS = {
  a: 'äáàâãåăą',
  c: 'çćč',
  d: 'ďđ',
  e: 'éèêëęěė',
  g: 'ğ',
  i: 'íìîïıİ',
  l: 'ł',
  n: 'ñńňņ',
  o: 'öóòôõøő',
  r: 'ř',
  s: 'śšşș',
  t: 'ťțţ',
  u: 'üúùûůűū',
  y: 'ýÿ',
  z: 'źżž',
}
const pairs = Object.entries(LETTERS).flatMap(([plain, letters]) =>
  [...new Set([...letters, ...letters.toUpperCase()])].map((letter) => [letter, plain] as const),
)
// As SQL text: a generated column is defined without parameters, and an index only matches the same expression.
const FROM = sql.raw(`'${pairs.map(([letter]) => letter).join('')}'`)
const TO = sql.raw(`'${pairs.map(([, plain]) => plain).join('')}'`)

/**
 * A name in plain lower-case letters, so that "Yıldız" is found by "yildiz" and "Müller" by "Mueller" or "muller". Only
 * for comparing two texts that were both folded: "Bauer" becomes "baur".
 */
export function foldedText(text: SQL): SQL {
  return sql`replace(replace(replace(replace(translate(lower(${text}), ${FROM}, ${TO}), 'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`
}
