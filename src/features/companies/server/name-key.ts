import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The same folding as `foldGerman` in SQL, so that "Müller" is found by "Mueller" and "muller". */
export function nameKey(column: AnyPgColumn): SQL {
  const plain = sql`translate(lower(${column}), 'ÄÖÜäöüéèêëáàâãåíìîïóòôõúùûçñøł', 'aouaoueeeeaaaaaiiiioooouuucnol')`
  const folded = sql`replace(replace(replace(${plain}, 'ß', 'ss'), 'ae', 'a'), 'oe', 'o')`
  return sql`regexp_replace(${folded}, '(^|[^aeq])ue', '\\1u', 'g')`
}
