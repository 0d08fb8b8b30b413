import { synonymsOf } from '~/lib/german/synonyms'
import { type GermanWord, germanWords } from '~/lib/german/words'
import { findOccupations, occupationFamilies } from '~/lib/occupations/families'
import { and, label, NONE, not, or, type Query, range, term } from '~/platform/server/search/query'
import { absentFactTerm, absentWordTerm, factTerm, hoursTerm, TRAINING_ONLY } from '../documents/posting-terms'
import type { Condition } from '../words/conditions'
import { FACTS, type Fact } from '../words/facts'
import type { QueryWords } from '../words/query-words'

/** Postings that say what is asked for. */
export function meets(condition: Condition): Query {
  switch (condition.kind) {
    case 'fact': {
      const { fact, isWanted } = condition
      if (isWanted) return term(factTerm(fact))
      const others = (FACTS[fact].absentBy ?? []).map((name) => term(factTerm(name)))
      return or(term(absentFactTerm(fact)), ...others)
    }
    case 'words':
      return and(...condition.words.map((word) => or(...termsOf(word).map((each) => term(absentWordTerm(each))))))
    case 'types':
      return condition.isWanted ? label('types', condition.types) : NONE
    case 'wage':
      return range('wage', { from: condition.euros * 100 })
    case 'hours':
      return or(...countUp(condition.from, condition.to).map((hours) => term(hoursTerm(hours))))
  }
}

/** Postings that say the opposite. */
export function breaks(condition: Condition): Query {
  switch (condition.kind) {
    case 'fact': {
      const { fact, isWanted } = condition
      const also = fact === 'german' ? [workOfWords()] : []
      if (!isWanted)
        return or(...[fact, ...(FACTS[fact].without?.also ?? [])].map((name) => term(factTerm(name))), ...also)
      if (fact === 'untrained') return term(TRAINING_ONLY)
      const others = fact === 'carLicence' ? OTHER_LICENCES.map((key) => term(`O${key}`)) : []
      const opposed = or(...others, ...(FACTS[fact].against ?? []).map((name) => term(factTerm(name))))
      return and(opposed, not(term(factTerm(fact))))
    }
    case 'words':
      return or(...condition.words.map(mentions))
    case 'types':
      return condition.isWanted ? NONE : label('types', condition.types)
    case 'wage':
      return range('wage', { from: 1, to: condition.euros * 100 - 1 })
    case 'hours':
      return NONE
  }
}

/** Whether it says what is looked for; the others only change the order, or leave something out. */
export function isWanted(condition: Condition): boolean {
  return condition.kind === 'fact' && condition.isWanted
}

/** What is often left unsaid: that people may learn the work, and that a driver needs a driving licence. */
const OFTEN_UNSAID: ReadonlySet<Fact> = new Set(['untrained', 'carLicence'])

/** Whether a posting for the searched words has to say it. */
export function isRequired(condition: Condition): boolean {
  return condition.kind === 'fact' && condition.isWanted && !OFTEN_UNSAID.has(condition.fact)
}

/** Postings that say it in the words of the search, in the title or at least in the text. */
export function saysWithWords(condition: Condition): Query[] {
  if (condition.kind !== 'fact' || condition.words.length === 0) return []
  const each = (prefix: string) =>
    and(...condition.words.map((word) => or(...termsOf(word).map((one) => term(`${prefix}${one}`)))))
  return [each('M'), each('')]
}

/** Work that nobody does without the licence of this name: postings rarely repeat it. */
const WORK_OF_LICENCE: Readonly<Record<string, string>> = {
  ce: 'berufskraftfahrer',
  c1: 'berufskraftfahrer',
  c1e: 'berufskraftfahrer',
  d1: 'busfahrer',
}

/** Work for which a licence for cars is not enough. */
const OTHER_LICENCES = [
  ...['berufskraftfahrer', 'busfahrer', 'strassenbahnfahrer', 'lokfuhrer', 'kranfuhrer', 'staplerfahrer'],
  'baumaschinenfuhrer',
]

/** KldB groups whose work is done in words: offices, courts, lessons, receptions, sales, media, counsel. */
const IN_WORDS = /^(?:43223|611|63222|7140[234]|714[259]|715|721|73|81[67]|831[235]|84|9[12])/

/** Nobody does it without the language, unless the posting says so, or takes whoever has not learnt it. */
function workOfWords(): Query {
  const families = occupationFamilies().filter(({ code }) => IN_WORDS.test(code))
  const anyway = or(term(absentFactTerm('german')), term(factTerm('untrained')))
  return and(or(...families.map(({ key }) => term(`O${key}`))), not(anyway))
}

/** The word anywhere, or an occupation that it names in the title or is the licence for. */
function mentions(word: GermanWord): Query {
  const named = findOccupations([word]).flatMap((found) => found.families)
  const families = [...named, ...[WORK_OF_LICENCE[word.term]].flatMap((key) => key ?? [])]
  const licences = isLicence(word) ? anyLicence() : []
  return or(...[...termsOf(word), ...licences].map((each) => term(each)), ...families.map((key) => term(`O${key}`)))
}

/** "Führerschein" alone means one of any class; texts name it with its class, which is a word of its own. */
function isLicence({ term: own }: GermanWord): boolean {
  return own === germanWords('Führerschein')[0]?.term
}

function anyLicence(): string[] {
  return ['B', 'C1', 'C', 'D1', 'D'].flatMap((key) => germanWords(`Führerschein ${key}`).map((word) => word.term))
}

function termsOf({ term: own }: GermanWord): string[] {
  return [own, ...synonymsOf(own)]
}

function countUp(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Each says where or how the same trade is done otherwise. */
const OPPOSITES = [
  ...['Innendienst Außendienst', 'Inbound Outbound', 'Inside Outside', 'Hochbau Tiefbau', 'Nahverkehr Fernverkehr'],
  ...['ambulant stationär', 'Großhandel Einzelhandel', 'Frontend Backend', 'Pkw Lkw'],
]

let opposites: ReadonlyMap<string, string> | undefined

function oppositeOf(name: string): string | undefined {
  opposites ??= new Map(
    OPPOSITES.map((pair) => germanWords(pair).map((word) => word.term)).flatMap(([one = '', other = '']) => [
      [one, other] as const,
      [other, one] as const,
    ]),
  )
  return opposites.get(name)
}

/** Whoever asks for "Innendienst" means no title that says "Außendienst" and not both. */
export function opposedTo({ occupations, others }: QueryWords): Query[] {
  const words: GermanWord[] = [...occupations.flatMap((unit) => unit.words), ...others]
  const names = new Set(words.flatMap(({ term: own, parts }) => [own, ...parts]))
  return [...names].flatMap((name) => {
    const other = oppositeOf(name)
    return other === undefined || names.has(other) ? [] : [not(and(term(`M${other}`), not(term(`M${name}`))))]
  })
}
