import { RADII_KM } from '~/features/places/vocabulary'
import type { Queryable } from '~/platform/server/database/db'
import type { SearchAnswer } from '~/platform/server/search/request'
import type { JobSearch } from '../../../search-params'
import { isMeantByText } from '../../words/query-words'
import { describeHits, type JobHit } from '../hit-reasons'
import { withFewerFilters } from '../relax'
import { radiusOf, type Scope } from '../scope'

/**
 * Postings that the search does not ask for, shown apart from its hits: what was chosen stays chosen.
 * `related`: similar occupations; `mentioned`: of other work, whose text names the trade; `farther`: beyond the radius, the nearest first; `fewerFilters`: without filters chosen in the form; `fewerWords`:
 * without a part of what was typed.
 */
export type FurtherHits = {
  kind: 'related' | 'mentioned' | 'farther' | 'fewerFilters' | 'fewerWords'
  /** "Mehr als 25 km von Bielefeld, bis 75 km." */
  text: string
  hits: JobHit[]
  total: number
  /** The search that shows all of them; null where none does. */
  search: JobSearch | null
}

export type Beside = {
  db: Queryable
  now: Date
  look: (scope: Scope, limit: number) => Promise<SearchAnswer>
  /** The search as the person chose it, and the same in all of Germany. */
  chosen: JobSearch
  withoutPlace: JobSearch
}

export const MOST_SHOWN = 5
/** So many times the radius is still "weiter weg". */
const TIMES_RADIUS = 3
const LEAST_FARTHER_KM = 50
/** With related work a short list reaches this length. */
const LIST_LENGTH = 10

/** What there is beside the hits of a search; without hits it may be anywhere, and without the chosen filters. */
export async function furtherHits(beside: Beside, scope: Scope, total: number): Promise<FurtherHits[]> {
  if (scope.isReferenceOnly) return []
  const sections = [
    await related(beside, scope, total),
    await farther(beside, scope, total),
    total > 0 ? null : await fewerFilters(beside, scope),
  ]
  return sections.filter((section) => section !== null)
}

async function related(beside: Beside, scope: Scope, total: number): Promise<FurtherHits | null> {
  if ([scope.words, ...scope.otherwise].every(({ occupations }) => occupations.length === 0)) return null
  const asked: Scope = { ...scope, isRelated: true }
  const found = await beside.look(asked, Math.max(MOST_SHOWN, LIST_LENGTH - total))
  if (found.total === 0) return null
  const text = found.total === 1 ? '1\u00a0Stelle' : `${found.total.toLocaleString('de-DE')}\u00a0Stellen`
  return {
    kind: 'related',
    text: `${text} in Berufen mit ähnlicher Arbeit.`,
    ...(await shown(beside, asked, found)),
    search: null,
  }
}

/** Where nobody looks for such a person: postings whose text speaks of one. */
export async function mentions(beside: Beside, scope: Scope): Promise<FurtherHits | null> {
  if (scope.isReferenceOnly || scope.words.occupations.every(isMeantByText)) return null
  const asked: Scope = { ...scope, mode: 'mentioned' }
  const found = await beside.look(asked, MOST_SHOWN)
  if (found.total === 0) return null
  const trades = scope.words.occupations.flatMap(({ words }) => words.map(({ raw }) => raw)).join(' ')
  const text = `Diese Anzeigen nennen „${trades}“, suchen aber einen anderen Beruf.`
  return { kind: 'mentioned', text, ...(await shown(beside, asked, found)), search: null }
}

async function farther(beside: Beside, scope: Scope, total: number): Promise<FurtherHits | null> {
  const radiusKm = radiusOf(scope)
  if (scope.place?.kind !== 'point' || radiusKm === null) return null
  const { chosen, look } = beside
  const from = `Mehr als ${radiusKm}\u00a0km von ${scope.place.place.name}`
  const upTo = widerThan(radiusKm)
  for (const beyondUpToKm of total > 0 ? [upTo] : [upTo, null]) {
    if (beyondUpToKm !== null && beyondUpToKm <= radiusKm) continue
    const found = await look(
      { ...scope, beyondUpToKm, filters: { ...scope.filters, sortierung: 'entfernung' } },
      MOST_SHOWN,
    )
    if (found.total === 0) continue
    const wider: JobSearch =
      beyondUpToKm === null ? beside.withoutPlace : { ...chosen, umkreis: beyondUpToKm, sortierung: 'entfernung' }
    const text = beyondUpToKm === null ? `${from}, irgendwo in Deutschland.` : `${from}, bis ${beyondUpToKm}\u00a0km.`
    return { kind: 'farther', text, ...(await shown(beside, scope, found)), search: { ...wider, page: undefined } }
  }
  return null
}

/** The radius of "weiter weg"; at most the widest that can be chosen. */
export function widerThan(radiusKm: number): number {
  const least = Math.max(radiusKm * TIMES_RADIUS, LEAST_FARTHER_KM)
  return RADII_KM.find((km) => km >= least) ?? 200
}

async function fewerFilters(beside: Beside, scope: Scope): Promise<FurtherHits | null> {
  for (const { dropped, text } of withFewerFilters(scope.filters, beside.chosen)) {
    const found = await beside.look({ ...scope, filters: { ...scope.filters, ...dropped } }, MOST_SHOWN)
    if (found.total === 0) continue
    const search = { ...beside.chosen, ...dropped, page: undefined }
    return { kind: 'fewerFilters', text: `Stellen ${text}.`, ...(await shown(beside, scope, found)), search }
  }
  return null
}

async function shown({ db, now }: Beside, scope: Scope, found: SearchAnswer) {
  return { hits: await describeHits(db, found.hits, scope, now), total: found.total }
}
