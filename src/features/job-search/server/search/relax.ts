import type { GermanWord } from '~/lib/german/words'
import { occupationFamily } from '~/lib/occupations/families'
import { isFieldOfWork } from '~/lib/occupations/fields-of-work'
import { headWithoutField } from '~/lib/occupations/heads/general-heads'
import { FACETS, type Facet, facets } from '../../facets'
import { chosenValues } from '../../filter-texts'
import type { JobSearch } from '../../search-params'
import type { Relaxation } from '../../search-result'
import { isTrainingType } from '../documents/posting-terms'
import type { Condition } from '../words/conditions'
import type { Fact } from '../words/facts'
import { isKnownPart } from '../words/known-words'
import { isMeantByText, type OccupationUnit, type QueryWords, readQueryWords } from '../words/query-words'
import type { Scope } from './scope'

/** A less restrictive search, and its message. */
export type Attempt = {
  filters: JobSearch
  words: QueryWords
  conditions: readonly Condition[]
  mode: Scope['mode']
  step: Omit<Relaxation, 'search'>
}

/** Filters in the order in which they are dropped. */
const FILTERS = FACETS.toSorted((a, b) => facets[a].givenUp.rank - facets[b].givenUp.rank)

/** A job for students may be any Minijob as well. */
function isAll<Item>(items: readonly Item[] | undefined, meets: (item: Item) => boolean): boolean {
  return items !== undefined && items.length > 0 && items.every(meets)
}

function textOfGivenUp(search: JobSearch, name: Facet): string {
  return facets[name].givenUp.text(chosenValues(search, name).map(facets[name].text))
}

/** Kinds of work that are not kinds of employment, and their closest equivalents. */
const STAND_INS: Partial<Record<Fact, { asks: Partial<JobSearch>; text: string }>> = {
  holidays: { asks: { arbeitszeit: ['Minijob'] }, text: 'Minijobs statt Ferienjobs' },
  season: { asks: { befristung: ['fixed-term'] }, text: 'befristete Stellen statt Saisonarbeit' },
}

/**
 * What to try when nothing is found, step by step: what was read from the words as conditions and filters, the words
 * anywhere in the text, fewer words. What was chosen in the form stays, and so does the place.
 * @param chosen the search as the person chose it
 */
export function* attempts({ filters, words, conditions }: Scope, chosen: JobSearch): Generator<Attempt> {
  for (const condition of conditions) {
    const standIn = condition.kind === 'fact' && condition.isWanted ? STAND_INS[condition.fact] : undefined
    if (standIn === undefined) continue
    const rest = conditions.filter((each) => each !== condition)
    const step = { kind: 'word', text: standIn.text } as const
    yield { filters: { ...filters, ...standIn.asks }, words, conditions: rest, mode: 'title', step }
  }
  const hasWords = words.occupations.length + words.others.length > 0
  if (conditions.length > 0 && (hasWords || FACETS.some((name) => filters[name] !== undefined))) {
    const step = { kind: 'word', text: 'auch ohne diese Bedingungen' } as const
    yield { filters, words, conditions: [], mode: 'some', step }
  }
  // A search for training must not find other jobs: the words are dropped first.
  const isForTraining = isAll(filters.arbeitszeit, isTrainingType)
  let fewer = filters
  for (const name of FILTERS) {
    const isRead = String(fewer[name]) !== String(chosen[name])
    if (!isRead || (name === 'arbeitszeit' && isForTraining)) continue
    const step = { kind: 'filter', text: textOfGivenUp(fewer, name) } as const
    fewer = { ...fewer, [name]: chosen[name] }
    yield { filters: fewer, words, conditions, mode: 'some', step }
  }
  // "Leitung Pflege": all work in that field says more than both words somewhere in a text.
  for (const unit of words.occupations.flatMap(fieldAlone)) {
    const step = { kind: 'word', text: `für „${unit.words.map(({ raw }) => raw).join(' ')}“` } as const
    yield { filters, words: { occupations: [unit], others: [] }, conditions, mode: 'title', step }
  }
  if (words.occupations.length > 0) {
    const where = words.occupations.every(isMeantByText) ? 'irgendwo in der Anzeige' : 'im Namen des Unternehmens'
    const step = { kind: 'text', text: `mit dem Wort ${where} statt im Titel` } as const
    yield { filters, words, conditions, mode: 'anywhere', step }
  }
  for (const { head, occupations } of words.occupations.flatMap(headAlone)) {
    const step = { kind: 'word', text: `für „${head}“` } as const
    yield { filters, words: { ...words, occupations }, conditions, mode: 'some', step }
  }
  const canStandAlone =
    words.occupations.length + conditions.length > 0 || FILTERS.some((name) => filters[name] !== undefined)
  let others = leastKnownLast(words.others)
  while (others.length > (canStandAlone ? 0 : 1)) {
    const dropped = others.at(-1)
    others = others.slice(0, -1)
    const step = { kind: 'word', text: `ohne „${dropped?.raw}“` } as const
    yield { filters, words: { ...words, others }, conditions, mode: 'title', step }
  }
  // "Praktikum Marketing": another internship rather than another kind of work.
  if (isForTraining && words.occupations.length > 0) {
    const near = words.occupations.map(furtherAway).filter(({ neighbours }) => neighbours.length > 0)
    const step = { kind: 'word', text: 'in ähnlichen Berufen' } as const
    if (near.length > 0) yield { filters, words: { occupations: near, others: [] }, conditions, mode: 'title', step }
    const any: QueryWords = { occupations: [], others: [] }
    yield { filters, words: any, conditions: [], mode: 'title', step: { kind: 'word', text: 'in anderen Berufen' } }
  }
  for (const unit of words.occupations.length > 1 ? words.occupations : []) {
    const step = { kind: 'word', text: `nur „${unit.words.map(({ raw }) => raw).join(' ')}“` } as const
    yield { filters: fewer, words: { occupations: [unit], others: [] }, conditions: [], mode: 'some', step }
  }
}

/** The field in a name of several words, when the rest names no other occupation. */
function fieldAlone({ words, families }: OccupationUnit): OccupationUnit[] {
  const fields = words.filter(isFieldOfWork)
  if (words.length < 2 || families.length === 0 || fields.length !== 1) return []
  return readQueryWords(fields.map(({ raw }) => raw).join(' ')).occupations
}

/** "Helfer" for a "Zirkushelfer", of whose field nothing is known. */
function headAlone({ words, families }: OccupationUnit): { head: string; occupations: OccupationUnit[] }[] {
  const [head] = families.length > 0 ? [] : words.flatMap((word) => headWithoutField(word) ?? [])
  if (head === undefined) return []
  return [{ head: head.charAt(0).toUpperCase() + head.slice(1), occupations: readQueryWords(head).occupations }]
}

/** Families that are similar, and those similar to these, as what is meant. */
function furtherAway(unit: OccupationUnit): OccupationUnit {
  const near = unit.neighbours.flatMap((key) => [key, ...(occupationFamily(key)?.neighbours ?? [])])
  const neighbours = [...new Set(near)]
  return { ...unit, neighbours, meant: neighbours }
}

/** The filters without those chosen in the form, one less each time; the text names what is dropped. */
export function* withFewerFilters(
  filters: JobSearch,
  chosen: JobSearch,
): Generator<{ dropped: Partial<JobSearch>; text: string }> {
  const texts: string[] = []
  let dropped: Partial<JobSearch> = {}
  for (const name of FILTERS) {
    if (chosen[name] === undefined) continue
    texts.push(textOfGivenUp(filters, name))
    dropped = { ...dropped, [name]: undefined }
    yield { dropped, text: texts.join(', ') }
  }
}

/** Words that trades are made of say more than others, whatever their order: in "Deutsche Bahn" it is Bahn. */
function leastKnownLast(words: readonly GermanWord[]): GermanWord[] {
  return [...words].sort((a, b) => Number(isKnownPart(b.term)) - Number(isKnownPart(a.term)))
}
