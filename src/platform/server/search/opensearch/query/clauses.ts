import type { IndexSchema } from '../../document.ts'
import type { Query } from '../../query.ts'
import type { Viewer } from '../../request.ts'

/** A query in OpenSearch's syntax. */
export type Clause = Readonly<Record<string, unknown>>

/** OpenSearch accepts no smaller distance, kilometres. */
const LEAST_KM = 0.000_01

/** @throws RangeError for an unknown column */
export function clauseOf(query: Query, schema: IndexSchema): Clause {
  const all = (queries: readonly Query[]) => queries.map((each) => clauseOf(each, schema))
  switch (query.kind) {
    case 'all':
      return { match_all: {} }
    case 'none':
      return { match_none: {} }
    case 'term':
      return { term: { terms: { value: query.term } } }
    case 'label':
      return { terms: { [labelColumn(schema, query.column)]: query.values } }
    case 'range':
      return { range: { [numberColumn(schema, query.column)]: { gte: query.from, lte: query.to } } }
    case 'near': {
      const { lat, lon } = query.point
      return { geo_distance: { distance: `${Math.max(query.km, LEAST_KM)}km`, points: { lat, lon } } }
    }
    case 'and':
      return { bool: { filter: query.of.length === 0 ? [{ match_all: {} }] : all(query.of) } }
    case 'or':
      return eitherOf(query.of, all)
    case 'not':
      return { bool: { filter: [{ match_all: {} }], must_not: [clauseOf(query.of, schema)] } }
  }
}

/** Terms go together into one clause: the cluster refuses a request of more than 1,024. */
function eitherOf(queries: readonly Query[], all: (queries: readonly Query[]) => Clause[]): Clause {
  const terms = queries.flatMap((each) => (each.kind === 'term' ? [each.term] : []))
  const others = all(queries.filter(({ kind }) => kind !== 'term' || terms.length === 1))
  const should = terms.length > 1 ? [{ terms: { terms } }, ...others] : others
  const [first] = should
  if (first === undefined) return { match_none: {} }
  return should.length === 1 ? first : { bool: { should, minimum_should_match: 1 } }
}

/** What this viewer may see. */
export function visibleClause({ groups }: Viewer): Clause {
  return { bool: { filter: [{ terms: { audience: groups } }], must_not: [{ terms: { hiddenFrom: groups } }] } }
}

/** @throws RangeError for an unknown column */
export function numberColumn({ numbers }: IndexSchema, column: string): string {
  if (!numbers.includes(column)) throw new RangeError(`No column of numbers: ${column}`)
  return `numbers.${column}`
}

/** @throws RangeError for an unknown column */
export function labelColumn({ labels }: IndexSchema, column: string): string {
  if (!labels.some(({ name }) => name === column)) throw new RangeError(`No column of texts: ${column}`)
  return `labels.${column}`
}
