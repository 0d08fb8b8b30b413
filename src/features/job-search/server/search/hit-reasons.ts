import { type CardMember, type JobCard, jobCards } from '~/features/job-postings/server/one-job/cards'
import { placesOf } from '~/features/places/server/searched-place'
import { formatAge } from '~/lib/dates/dates'
import { nearestOfKm } from '~/lib/geo'
import { foldedLetters } from '~/lib/german/fold'
import { synonymsOf } from '~/lib/german/synonyms'
import { searchTerms } from '~/lib/german/text'
import { germanWords } from '~/lib/german/words'
import { familiesOfTitle } from '~/lib/occupations/families'
import { remembered } from '~/lib/text/remembered'
import type { Queryable } from '~/platform/server/database/db'
import type { Hit } from '~/platform/server/search/request'
import type { QueryWords } from '../words/query-words'
import type { Scope } from './scope'

/** What the reasons are read from. */
type Card = { title: string; companyName: string; publishedAt: Date | null }

/** Where the words were found, the best place first. */
export type MatchedIn = 'title' | 'name' | 'sector' | 'neighbour' | 'workplace' | 'company' | 'text'

const TEXTS = {
  title: 'im Titel',
  name: 'Titel nennt den Beruf anders',
  sector: 'Beruf aus diesem Bereich',
  neighbour: 'verwandter Beruf',
  workplace: 'Beruf, der dort gebraucht wird',
  company: 'im Namen des Unternehmens',
  text: 'im Anzeigentext',
} satisfies Record<MatchedIn, string>
const isPlace = (name: string): name is MatchedIn => name in TEXTS
const MATCHED_IN = Object.keys(TEXTS).filter(isPlace)

export type JobHit = JobCard & {
  distanceKm: number | null
  matchedIn: MatchedIn | null
  /** Why it is shown, in words: "im Titel", "seit 2 Tagen"; how far it is stands beside its place. */
  reasons: string[]
}

/** Hits with their cards; postings taken down since the index was updated are left out. */
export async function describeHits(db: Queryable, hits: readonly Hit[], scope: Scope, now: Date): Promise<JobHit[]> {
  const cards = await jobCards(
    db,
    hits.map(({ id }) => id),
    now,
    (member) => distanceFor(member, scope),
  )
  const byId = new Map(hits.map((hit) => [hit.id, hit]))
  return cards.map((card): JobHit => {
    const distanceKm = byId.get(card.askedId)?.km ?? null
    return { ...card, distanceKm, ...hitReasons(card, scope, now) }
  })
}

/** How far a posting is from what was asked for: the one with the number of reference, then the nearest. */
export function distanceFor({ referenceNumber, places }: CardMember, { reference, place }: Scope): number {
  if (reference !== '' && foldedLetters(referenceNumber ?? '').endsWith(reference)) return -1
  if (place?.kind === 'land') return places.some(({ land }) => land === place.land) ? 0 : 1
  return place === null ? 0 : Math.min(...placesOf(place).map((each) => nearestOfKm(each, places)))
}

/** Why a hit is shown: where its words are, how old. */
function hitReasons(
  card: Card,
  { words, otherwise, isRelated = false }: Scope,
  now: Date,
): { matchedIn: MatchedIn | null; reasons: string[] } {
  const places = new Set([words, ...otherwise].map((each) => whereFound(card, each, isRelated)))
  const matchedIn = MATCHED_IN.find((place) => places.has(place)) ?? null
  return {
    matchedIn,
    reasons: [
      ...(matchedIn ? [TEXTS[matchedIn]] : []),
      ...(card.publishedAt ? [sinceText(formatAge(card.publishedAt, now))] : []),
    ],
  }
}

/** The same titles are shown again and again, and reading one takes a tenth of a millisecond. */
const MOST_TITLES = 20_000
const readTitle = remembered(MOST_TITLES, (title) => ({
  terms: new Set(searchTerms(title)),
  families: new Set(familiesOfTitle(germanWords(title))),
}))

function whereFound(
  { title, companyName }: Card,
  { occupations, others }: QueryWords,
  isRelated: boolean,
): MatchedIn | null {
  if (occupations.length === 0 && others.length === 0) return null
  const { terms: inTitle, families } = readTitle(title)
  const has = (word: { term: string; parts: readonly string[] }) =>
    inTitle.has(word.term) ||
    (word.parts.length > 1 && word.parts.every((part) => inTitle.has(part))) ||
    synonymsOf(word.term).some((other) => inTitle.has(other))
  const words = [...occupations.flatMap((unit) => unit.words), ...others]
  if (words.every(has)) return 'title'
  const isNamed =
    occupations.length > 0 &&
    occupations.every(
      (unit) =>
        unit.words.every(has) || (unit.isShort ? unit.neighbours : unit.families).some((key) => families.has(key)),
    )
  if (occupations.length > 0 && isNamed)
    return others.every(has)
      ? 'name'
      : others.some(has)
        ? 'title'
        : occupations.every((unit) => unit.words.every(has))
          ? 'title'
          : 'name'
  if (occupations.some((unit) => unit.elsewhere !== undefined && unit.neighbours.some((key) => families.has(key))))
    return 'workplace'
  if (occupations.some((unit) => unit.meant.some((key) => families.has(key)))) return 'sector'
  if (isRelated && occupations.some((unit) => unit.neighbours.some((key) => families.has(key)))) return 'neighbour'
  if (others.some(has)) return 'title'
  const inName = new Set(searchTerms(companyName))
  return others.some((word) => inName.has(word.term)) ? 'company' : 'text'
}

/** "heute", "seit gestern", "seit 3 Tagen", "seit 12.10.2026" */
function sinceText(age: string): string {
  if (age === 'heute') return age
  if (age === 'vor einer Woche') return 'seit einer Woche'
  return age.startsWith('vor ') ? `seit ${age.slice(4)}` : `seit ${age}`
}
