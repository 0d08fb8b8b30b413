import { type SQL, sql } from 'drizzle-orm'

/** The same folding as `foldGerman` in SQL, so that "Müller" is found by "Mueller" and "muller". */
export function foldedName(column: 'name'): SQL {
  const plain = `translate(lower(${column}), 'ÄÖÜäöüéèêëáàâãåíìîïóòôõúùûçñøł', 'aouaoueeeeaaaaaiiiioooouuucnol')`
  const folded = `replace(replace(replace(${plain}, 'ß', 'ss'), 'ae', 'a'), 'oe', 'o')`
  return sql.raw(`regexp_replace(${folded}, '(^|[^aeq])ue', '\\1u', 'g')`)
}
