import { RADII_KM } from '~/features/places/vocabulary'
import { type GermanWord, germanWords } from '~/lib/german/words'
import { TRAINING_TYPES } from '~/lib/work/vocabulary'
import { FACETS, type Facet, facets } from '../../facets'
import { chosenValues } from '../../filter-texts'
import type { JobSearch } from '../../search-params'
import type { Relaxation } from '../../search-result'
import { isKnownPart } from '../words/known-words'
import type { QueryWords } from '../words/query-words'

/** A less restrictive search, and its message. */
export type Attempt = {
  filters: JobSearch
  words: QueryWords
  mode: 'title' | 'anywhere'
  /** Set when the place is dropped. */
  place?: null
  step: Omit<Relaxation, 'search'>
}

/** Filters in the order in which they are dropped. */
const FILTERS = FACETS.toSorted((a, b) => facets[a].givenUp.rank - facets[b].givenUp.rank)

function textOfGivenUp(search: JobSearch, name: Facet): string {
  return facets[name].givenUp.text(chosenValues(search, name).map(facets[name].text))
}

/** Kinds of work that are not kinds of employment, and their closest equivalents. */
const STAND_INS: readonly { terms: ReadonlySet<string>; asks: Partial<JobSearch>; text: string }[] = [
  {
    terms: termsOf('Ferienjob Ferienarbeit Ferienaushilfe Ferienhelfer Ferienjobber Sommerjob'),
    asks: { arbeitszeit: ['Minijob'] },
    text: 'Minijobs statt Ferienjobs',
  },
  {
    terms: termsOf('Saisonarbeit Saisonjob Saisonkraft Saisonstelle Saison Saisonaushilfe'),
    asks: { befristung: ['fixed-term'] },
    text: 'befristete Stellen statt Saisonarbeit',
  },
]

function termsOf(names: string): ReadonlySet<string> {
  return new Set(germanWords(names).map(({ term }) => term))
}

/** The searched radius, and the distance of the nearest hit within the widest radius; null when there is none. */
export type Reach = { radiusKm: number | null; nearestKm: number | null }

/**
 * What to try when nothing is found, step by step: a radius just wide enough, fewer filters, all of Germany, the words
 * anywhere in the text, fewer words. Each attempt keeps what the previous ones dropped, except radius and place, which
 * are restored when dropping them did not help.
 */
export function* attempts(
  filters: JobSearch,
  words: QueryWords,
  { radiusKm, nearestKm }: Reach,
  hasPlace: boolean,
): Generator<Attempt> {
  const wider = nearestKm === null ? undefined : RADII_KM.find((km) => km >= nearestKm && km > (radiusKm ?? 0))
  if (wider !== undefined) {
    const text = `im Umkreis von ${wider}\u00a0km`
    yield {
      // All of them are farther than requested, so the nearest matter most.
      filters: { ...filters, umkreis: wider, sortierung: filters.sortierung ?? 'entfernung' },
      words,
      mode: 'title',
      step: { kind: 'radius', text: filters.sortierung === undefined ? `${text}, die nächsten zuerst` : text },
    }
  }
  // A search for training must not find other jobs: the words are dropped first.
  const isForTraining = filters.arbeitszeit?.some((type) => TRAINING_TYPES.includes(type)) ?? false
  let fewer = filters
  for (const name of FILTERS) {
    if (fewer[name] === undefined || (name === 'arbeitszeit' && isForTraining)) continue
    const step = { kind: 'filter', text: textOfGivenUp(fewer, name) } as const
    fewer = { ...fewer, [name]: undefined }
    yield { filters: fewer, words, mode: 'title', step }
  }
  const everywhere = { ...filters, wo: undefined, umkreis: undefined }
  if (hasPlace) {
    yield {
      filters: everywhere,
      words,
      mode: 'title',
      place: null,
      step: { kind: 'place', text: 'in ganz Deutschland' },
    }
    if (fewer !== filters) {
      yield {
        filters: { ...fewer, wo: undefined, umkreis: undefined },
        words,
        mode: 'title',
        place: null,
        step: { kind: 'place', text: 'in ganz Deutschland, ohne die gewählten Filter' },
      }
    }
  }
  for (const { terms, asks, text } of STAND_INS) {
    const others = words.others.filter(({ term }) => !terms.has(term))
    if (others.length === words.others.length) continue
    yield { filters: { ...filters, ...asks }, words: { ...words, others }, mode: 'title', step: { kind: 'word', text } }
  }
  if (words.occupations.length > 0) {
    yield {
      filters,
      words,
      mode: 'anywhere',
      step: { kind: 'text', text: 'mit dem Wort irgendwo in der Anzeige statt im Titel' },
    }
  }
  const canStandAlone = words.occupations.length > 0 || FILTERS.some((name) => filters[name] !== undefined)
  let others = leastKnownLast(words.others)
  while (others.length > (canStandAlone ? 0 : 1)) {
    const dropped = others.at(-1)
    others = others.slice(0, -1)
    const asks = { words: { ...words, others }, mode: 'title' } as const
    const text = `ohne „${dropped?.raw}“`
    yield { ...asks, filters, step: { kind: 'word', text } }
    if (hasPlace)
      yield { ...asks, filters: everywhere, place: null, step: { kind: 'word', text: `${text}, in ganz Deutschland` } }
  }
  // "Praktikum Marketing": another internship rather than another kind of work.
  if (isForTraining && words.occupations.length > 0) {
    const any: QueryWords = { occupations: [], others: [] }
    const text = 'in anderen Berufen'
    yield { filters, words: any, mode: 'title', step: { kind: 'word', text } }
    if (hasPlace) {
      const step = { kind: 'word', text: `${text}, in ganz Deutschland` } as const
      yield { filters: everywhere, words: any, mode: 'title', place: null, step }
    }
  }
  for (const unit of words.occupations.length > 1 ? words.occupations : []) {
    const text = `nur „${unit.words.map(({ raw }) => raw).join(' ')}“`
    yield { filters: fewer, words: { occupations: [unit], others: [] }, mode: 'title', step: { kind: 'word', text } }
  }
}

/** Words that trades are made of say more than others, whatever their order: in "Deutsche Bahn" it is Bahn. */
function leastKnownLast(words: readonly GermanWord[]): GermanWord[] {
  return [...words].sort((a, b) => Number(isKnownPart(b.term)) - Number(isKnownPart(a.term)))
}
