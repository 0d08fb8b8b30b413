import { expect, it } from 'vitest'
import type { Query } from '~/platform/server/search/query'
import { readAsked } from './asked-search'
import { requestOf } from './request'

/** What OpenSearch takes in one search, unless an operator raises it (`indices.query.bool.max_clause_count`). */
const MOST_CLAUSES = 1_024
const COMPANY = '01936b0e-0000-7000-8000-000000000001'

it.each([
  'Zerspanungsmechaniker CNC',
  'Elektroniker Mechatroniker Schlosser Schweißer Industriemechaniker Zerspanungsmechaniker Maschinenbauingenieur Konstrukteur',
  'Krankenschwester Altenpfleger Arzthelferin Physiotherapeut Erzieher Koch Kellner Lagerist Verkäufer Buchhalter Maler',
  'IT Handwerk Bau Industrie Gastronomie Handel Medien',
])('asks no cluster more than it answers: %s', (was) => {
  const { match, levels } = requestOf(COMPANY, readAsked({ was }), null, new Date())
  expect([match, ...levels].reduce((sum, query) => sum + clausesOf(query), 0)).toBeLessThan(MOST_CLAUSES)
})

function clausesOf(query: Query): number {
  if (query.kind === 'not') return clausesOf(query.of)
  if (query.kind !== 'and' && query.kind !== 'or') return 1
  return query.of.reduce((sum, each) => sum + clausesOf(each), 0)
}
