import { z } from 'zod'
import type { IndexSchema } from '../../document.ts'
import type { SearchAnswer, SearchRequest, Spread, Steps } from '../../request.ts'
import { type Clause, clauseOf, labelColumn, numberColumn } from './clauses.ts'

/** A facet that asks for the spread of a number, and its names that were counted. */
type Asked = { name: string; spread: Spread; names: readonly string[]; groups: Clause }

/** Which spreads a request asks for, once its facets are counted: a spread of every name there is would be too much. */
export function spreadsOf(
  { facets }: SearchRequest,
  counted: SearchAnswer['facets'],
  schema: IndexSchema,
): readonly Asked[] {
  return Object.entries(facets).flatMap(([name, facet]) => {
    const names = [...(counted[name]?.keys() ?? [])]
    if (facet.spread === undefined || names.length === 0) return []
    const groups: Clause =
      facet.by === 'label'
        ? { terms: { field: labelColumn(schema, facet.column), size: names.length, include: names } }
        : { filters: { filters: queriesOf(facet.of, schema) } }
    return [{ name, spread: facet.spread, names, groups }]
  })
}

function queriesOf(of: Extract<SearchRequest['facets'][string], { by: 'query' }>['of'], schema: IndexSchema) {
  return Object.fromEntries(Object.entries(of).map(([key, query]) => [`k${key}`, clauseOf(query, schema)]))
}

/** What is counted within each group of a spread. */
export function spreadAggregation({ spread, groups }: Asked, schema: IndexSchema): Clause {
  const field = numberColumn(schema, spread.column)
  return { ...groups, aggs: { steps: { histogram: { field, interval: spread.step, min_doc_count: 1 } } } }
}

const steps = z.object({ buckets: z.array(z.object({ key: z.number(), doc_count: z.number() })) })
const answerSchema = z.object({
  timed_out: z.literal(false),
  aggregations: z.object({
    groups: z.object({
      buckets: z.union([z.array(z.object({ key: z.string(), steps })), z.record(z.string(), z.object({ steps }))]),
    }),
  }),
})

/** The spreads in the cluster's answers, one for each of those asked for. */
export function readSpreads(
  { facets }: SearchRequest,
  asked: readonly Asked[],
  answers: readonly unknown[],
): SearchAnswer['spreads'] {
  const found = new Map(asked.map(({ name, names }, at) => [name, spreadOf(names, answers[at])]))
  const wanted = Object.entries(facets).filter(([, { spread }]) => spread !== undefined)
  return Object.fromEntries(wanted.map(([name]) => [name, found.get(name) ?? new Map<string, Steps>()]))
}

function spreadOf(names: readonly string[], answer: unknown): ReadonlyMap<string, Steps> {
  const { buckets } = answerSchema.parse(answer).aggregations.groups
  const groups = new Map(
    Array.isArray(buckets)
      ? buckets.map(({ key, steps }) => [key, steps] as const)
      : Object.entries(buckets).map(([key, { steps }]) => [key.slice(1), steps] as const),
  )
  return new Map(
    names.map((name) => [
      name,
      new Map((groups.get(name)?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count])),
    ]),
  )
}
