import { type SQL, sql } from 'drizzle-orm'

/** Letters of names from here and from the neighbours, by what people without them on the keyboard type. */
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
// As they stand in a statement: a stored column is defined without parameters, and an index knows the same words only.
const FROM = sql.raw(`'${pairs.map(([letter]) => letter).join('')}'`)
const TO = sql.raw(`'${pairs.map(([, plain]) => plain).join('')}'`)

/**
 * A name in plain small letters, so that "Yıldız" is found by "yildiz" and "Müller" by "Mueller" or "muller". Only for
 * comparing two texts that both went through it: "Bauer" becomes "baur".
 */
export function foldedText(text: SQL): SQL {
  return sql`replace(replace(replace(replace(translate(lower(${text}), ${FROM}, ${TO}), 'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`
}
