import { type OccupationFamily, occupationFamilies, occupationFamily } from '~/lib/occupations/families'
import { occupationOfTitle } from '~/lib/occupations/kldb/occupation-of-title'
import type { PayrollLaw } from '~/lib/work/net-pay/payroll-law'
import { OCCUPATION_FIELDS } from '~/lib/work/vocabulary'
import { ALL, and, type Query, term } from '~/platform/server/search/query'
import type { SearchIndex } from '~/platform/server/search/request'
import { FACETS } from '../../../facets'
import type { JobSearch } from '../../../search-params'
import { ANYONE } from '../../documents/posting-index'
import { type UnderstoodSearch, understandSearch } from '../../words/understand'
import { radiusOf, requestOf, type Scope, scopeOf } from '../scope'

/**
 * Other searches for one that finds nothing, or more related work than is shown, each with exactly as many hits as it has. `related`: occupations with
 * similar work; `fields`: where nothing is known to be related, everything there is by field.
 */
export type RelatedSearches = {
  kind: 'related' | 'fields'
  /** Where they were counted: "Im Umkreis von 25 km um Bielefeld." */
  text: string
  searches: { name: string; count: number; search: JobSearch }[]
}

/** @property isHere only related occupations, and only what was chosen */
type Asked = { index: SearchIndex; law: PayrollLaw; now: Date; isHere: boolean }
/** @property family its own postings must be among the hits: similar ones alone would be found under another name */
type Named = { name: string; asks: Partial<JobSearch>; family?: string }
type Area = { base: JobSearch; text: string }

const MOST_SHOWN = 6
/** Counted ones: engines bound the parts of a request. */
const MOST_COUNTED = 24
/** Digits of a KldB code that name the group (Berufsgruppe). */
const GROUP_DIGITS = 3

/** What can be searched instead: first where it was looked for, then in all of Germany, then without the filters. */
export async function relatedSearches(
  read: UnderstoodSearch,
  scope: Scope,
  asked: Asked,
): Promise<RelatedSearches | null> {
  if (scope.isReferenceOnly) return null
  const areas = areasOf(read, scope).slice(0, asked.isHere ? 1 : undefined)
  const occupations = relatedTo(read.words, scope).map(
    ({ key, name }): Named => ({ name, asks: { was: name }, family: key }),
  )
  const related = await firstWithHits(areas, occupations, asked)
  if (related !== null) return { kind: 'related', ...related }
  if (asked.isHere) return null
  const fields = OCCUPATION_FIELDS.map((name): Named => ({ name, asks: { berufsfeld: [name] } }))
  const all = await firstWithHits(areas, fields, asked)
  return all && { kind: 'fields', ...all }
}

/** The searched place and filters, also those that were read from the words; then with less of them. */
function areasOf({ filters }: UnderstoodSearch, scope: Scope): Area[] {
  const { place } = scope
  const chosen = { ...filters, was: undefined, deuten: undefined, page: undefined, sortierung: undefined }
  const here = { ...chosen, wo: chosen.wo ?? (place?.kind === 'point' ? place.place.label : place?.label) }
  const anywhere = { ...chosen, wo: undefined, umkreis: undefined }
  const isFiltered = FACETS.some((name) => filters[name] !== undefined) || filters.zeitarbeit !== undefined
  const bare: JobSearch = {}
  return [
    { base: here, text: `${placeText(scope)}${isFiltered ? ', mit deinen Filtern' : ''}.` },
    ...(place === null
      ? []
      : [{ base: anywhere, text: `In ganz Deutschland${isFiltered ? ', mit deinen Filtern' : ''}.` }]),
    ...(isFiltered ? [{ base: bare, text: 'In ganz Deutschland, ohne deine Filter.' }] : []),
  ]
}

function placeText(scope: Scope): string {
  const { place } = scope
  if (place === null) return 'In ganz Deutschland'
  if (place.kind === 'land') return `In ${place.label}`
  const km = radiusOf(scope) ?? 0
  return km === 0 ? `In ${place.place.name}` : `Im Umkreis von ${km}\u00a0km um ${place.place.name}`
}

/**
 * Families with similar work: those that the lexicon calls similar, in both directions, then those of the same group of
 * the KldB.
 */
function relatedTo(words: string, { words: own, otherwise }: Scope): OccupationFamily[] {
  const units = [own, ...otherwise].flatMap(({ occupations }) => occupations)
  const named = new Set(units.flatMap(({ families }) => families))
  const all = occupationFamilies().filter(({ key }) => !named.has(key))
  const listed = new Set(units.flatMap(({ neighbours }) => neighbours))
  const similar = all.filter(({ key, neighbours }) => listed.has(key) || neighbours.some((each) => named.has(each)))
  const codes = [occupationOfTitle(words), ...[...named].map((key) => occupationFamily(key)?.code)]
  const groups = new Set(codes.map((code) => code?.slice(0, GROUP_DIGITS)))
  const sameGroup = all.filter((each) => groups.has(each.code.slice(0, GROUP_DIGITS)))
  return [...new Set([...similar, ...sameGroup])].slice(0, MOST_COUNTED)
}

/** All are counted in one request, as the searches that they lead to count them. */
async function firstWithHits(areas: readonly Area[], named: readonly Named[], { index, law, now }: Asked) {
  const offered = areas.map(({ base, text }) => ({
    text,
    searches: named.flatMap(({ name, asks, family }) => {
      const search = { ...base, ...asks }
      const scope = scopeOf(understandSearch(search, law))
      // What is no occupation alone would also find postings that lack a word.
      const isWhole = scope.words.others.length === 0 && scope.conditions.length === 0
      const query = everythingOf(scope, now)
      return isWhole
        ? [{ name, search, query, own: family === undefined ? query : and(query, term(`O${family}`)) }]
        : []
    }),
  }))
  const facets = offered.flatMap(({ searches }, at) => {
    const of = Object.fromEntries(searches.map(({ name, query }) => [name, query]))
    const own = Object.fromEntries(searches.map((each) => [each.name, each.own]))
    return [[`all${at}`, { by: 'query', of }] as const, [`own${at}`, { by: 'query', of: own }] as const]
  })
  const { facets: counts } = await index.search({
    ...{ viewer: ANYONE, match: ALL, filters: {}, levels: [], sort: { by: 'order' } },
    facets: Object.fromEntries(facets),
    page: { size: 0, offset: 0 },
  })
  for (const [at, { text, searches }] of offered.entries()) {
    const found = searches.flatMap(({ name, search }) => {
      const own = counts[`own${at}`]?.get(name) ?? 0
      return own === 0 ? [] : [{ name, count: counts[`all${at}`]?.get(name) ?? own, own, search }]
    })
    const most = found.sort((a, b) => b.own - a.own).slice(0, MOST_SHOWN)
    if (most.length > 0) return { text, searches: most.map(({ own: _, ...each }) => each) }
  }
  return null
}

function everythingOf(scope: Scope, now: Date): Query {
  const { match, filters } = requestOf(scope, now)
  return and(match, ...Object.values(filters))
}
