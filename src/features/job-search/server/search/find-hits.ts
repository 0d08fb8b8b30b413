import { germanWords } from '~/lib/german/words'
import { headWithoutField } from '~/lib/occupations/heads/general-heads'
import type { Queryable } from '~/platform/server/database/db'
import type { Query } from '~/platform/server/search/query'
import type { Page, SearchAnswer, SearchIndex } from '~/platform/server/search/request'
import { facets } from '../../facets'
import type { JobSearch } from '../../search-params'
import type { Correction, Relaxation } from '../../search-result'
import { ANYONE } from '../documents/posting-index'
import { isTrainingType } from '../documents/posting-terms'
import { correctSearch } from '../words/corrections'
import { PLACE_LABEL, type UnderstoodSearch } from '../words/understand'
import { type Beside, type FurtherHits, furtherHits } from './beside/further-hits'
import { isWanted } from './condition-queries'
import type { JobHit } from './hit-reasons'
import { companyQuery } from './levels/relevance-levels'
import { attempts } from './relax'
import { houseQuery, requestOf, type Scope, scopeOf } from './scope'

export type Asked = {
  index: SearchIndex
  now: Date
  page: Page
  isExact: boolean
  hasInstead: boolean
  hasCounts: boolean
}

/** What is searched in the end, and its hits: with words left out, or relaxed, where little or nothing is found. */
export async function findHits(db: Queryable, input: JobSearch, asked: Asked) {
  const { index, now, page, isExact, hasInstead, hasCounts } = asked
  const run = (scope: Scope) => index.search({ ...requestOf(scope, now), ...(hasCounts ? {} : { facets: {} }), page })
  const { read, corrections } = await correctSearch(db, input, index, now)
  const literal = scopeOf(read)
  const isCompany = (name: Query) => index.has(ANYONE, name)
  const house = houseQuery(literal)
  const isCertain = corrections.some(isOfCompound) || (house !== null && (await isCompany(house)))
  const itself = isCertain ? await ifAny({ ...literal, isWithoutSimilar: true }, run) : null
  const exact = itself ?? { scope: literal, found: await run(literal), relaxations: [] }
  const wanted = exact.scope
  const exactTotal = exact.found.total
  const filled = exactTotal < FEW && !isExact ? await fill(exact, run, isCompany) : exact
  const isEmpty = filled.found.total === 0 && hasInstead
  const look = (scope: Scope, limit: number) =>
    index.search({ ...requestOf(scope, now), facets: {}, page: { size: limit, offset: 0 } })
  const beside: Beside = { db, now, look, chosen: input, withoutPlace: searchWithoutPlace(input, read) }
  const instead = isEmpty ? await furtherHits(beside, wanted, 0) : []
  const isNothing = (isEmpty && !hasWork(instead, wanted)) || (hasInstead && isOnlyTraining(filled))
  const relaxed = isNothing ? await relax(wanted, input, run, filled.found.total > 0) : null
  return { read, corrections, exactTotal, beside, instead, ...(relaxed ?? filled) }
}

function isOfCompound({ from }: Correction): boolean {
  return germanWords(from).some((word) => headWithoutField(word) !== null)
}

/** What the words themselves name; null when that is nothing, and similar work is better than none. */
async function ifAny(scope: Scope, run: (scope: Scope) => Promise<SearchAnswer>): Promise<Relaxed | null> {
  const found = await run(scope)
  return found.total === 0 ? null : { scope, found, relaxations: [] }
}

type Relaxed = { scope: Scope; found: SearchAnswer; relaxations: Relaxation[] }

/** With fewer hits than this, postings that lack a further word follow. */
const FEW = 10

/** The hits, and after them those that lack a word of the search. */
async function fill(
  exact: Relaxed,
  run: (scope: Scope) => Promise<SearchAnswer>,
  isCompany: (name: Query) => Promise<boolean>,
): Promise<Relaxed> {
  const { words, conditions } = exact.scope
  const isSeveral =
    words.others.length > 0 || (words.occupations.length === 0 && conditions.filter(isWanted).length > 1)
  if (!isSeveral || words.isCompany) return exact
  const company = companyQuery(words)
  if (exact.found.total > 0 && company !== null && (await isCompany(company))) return exact
  const scope: Scope = { ...exact.scope, mode: 'some' }
  return { ...exact, scope, found: await run(scope) }
}

/** Whether there is more beside than training that nobody asked for. */
function hasWork(sections: readonly FurtherHits[], { filters }: Scope): boolean {
  const isTraining = ({ employmentTypes }: JobHit) => employmentTypes.every(isTrainingType)
  return sections.some(({ kind, hits }) => kind !== 'related' || filters.arbeitszeit || !hits.every(isTraining))
}

/** "Programmierer remote": one place to study is no answer for whoever did not ask for training. */
function isOnlyTraining({ scope, found }: Relaxed): boolean {
  const counts = found.facets.arbeitszeit
  if (found.total === 0 || scope.filters.arbeitszeit !== undefined || counts === undefined) return false
  return facets.arbeitszeit.values.every((type) => isTrainingType(type) || !counts.get(type))
}

/**
 * The first attempt that finds anything, and what it dropped; null when none does.
 * @param hasTraining training was found: only filters that were read are dropped for work
 */
async function relax(
  wanted: Scope,
  chosen: JobSearch,
  run: (scope: Scope) => Promise<SearchAnswer>,
  hasTraining: boolean,
): Promise<Relaxed | null> {
  if (wanted.isReferenceOnly) return null
  const relaxations: Relaxation[] = []
  for (const { step, ...asks } of attempts(wanted, chosen)) {
    if (hasTraining && step.kind !== 'filter') continue
    // The training stays, behind the work.
    const scope: Scope = { ...wanted, ...asks, ...(hasTraining && { mode: 'title' }) }
    const found = await run(scope)
    const relaxation = { ...step, search: { ...asks.filters, page: undefined } }
    if (found.total > 0 && !(hasTraining && isOnlyTraining({ scope, found, relaxations })))
      return { scope, found, relaxations: step.kind === 'filter' ? [...relaxations, relaxation] : [relaxation] }
    if (step.kind === 'filter') relaxations.push(relaxation)
  }
  return null
}

/** The same search in all of Germany, wherever its place was named. */
function searchWithoutPlace(search: JobSearch, { understood }: UnderstoodSearch): JobSearch {
  const inWords = understood.find(({ label }) => label.startsWith(PLACE_LABEL))
  return { ...(search.wo === undefined && inWords ? inWords.search : search), wo: undefined, umkreis: undefined }
}
