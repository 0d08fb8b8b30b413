import { numberParam, type ReadParam, severalTexts } from '~/lib/search-params'

type Described = {
  /** Heading above its values, in the order in which they are offered. */
  title: string
  /** Whether its values are expanded at first. */
  isOpen?: true
  /**
   * When nothing is found filters are dropped, the least important first: the rank of this one, and its message.
   * @param texts labels of the chosen values
   */
  givenUp: { rank: number; text: (texts: string[]) => string }
}

/** The Arbeitsagentur's API values, and common form values, mapped to our own. */
type Aliases = Readonly<Record<string, string>>

type ChoiceOptions<Value extends string> = { labels?: Record<Value, string>; aliases?: Aliases }

/** Several values of a vocabulary, any of which may apply; `column` is the label of a posting's document. */
export function choiceFacet<const Value extends string>(
  column: string,
  values: readonly Value[],
  { labels, aliases = {}, ...described }: Described & ChoiceOptions<Value>,
) {
  const known = new Map([...values.map((value) => [value, value] as const), ...Object.entries(aliases)])
  const own = new Map([...known].map(([name, value]) => [name.toLowerCase(), value]))
  const read: ReadParam<Value[]> = (raw) => {
    const wanted = new Set(severalTexts(raw).map((piece) => own.get(piece.toLowerCase())))
    const chosen = values.filter((value) => wanted.has(value))
    return chosen.length === 0 ? undefined : chosen
  }
  const text = (value: string) => {
    const found = values.find((each) => each === value)
    return found === undefined ? value : (labels?.[found] ?? value)
  }
  return { ...described, kind: 'choice' as const, column, values, read, text }
}

const MOST_NAMES = 10
const LONGEST_NAME = 120

/** Names entered by people, compared regardless of spelling; `letter` is the prefix of their terms in a document. */
export function nameFacet<const Letter extends string>(column: string, letter: Letter, described: Described) {
  const read: ReadParam<string[]> = (raw) => {
    const names = severalTexts(raw).filter((name) => name.length <= LONGEST_NAME)
    return names.length === 0 ? undefined : names.slice(0, MOST_NAMES)
  }
  return { ...described, kind: 'name' as const, column, letter, read, text: (value: string) => value }
}

/** Places of the list by their whole label: "Bielefeld, Nordrhein-Westfalen"; shown by their name alone. */
export function placeFacet(column: string, described: Described) {
  const { read } = nameFacet(column, '', described)
  const text = (value: string) => value.replace(/^\d{5} /, '').split(',')[0] ?? value
  return { ...described, kind: 'place' as const, column, read, text }
}

type Numbers = { from: number; to: number; steps: readonly number[]; text: (value: string) => string }

/** A minimum: `steps` are offered, and a new choice replaces the previous one. */
export function leastFacet(column: string, stepsColumn: string, numbers: Numbers & Described) {
  return { ...numbers, kind: 'least' as const, column, stepsColumn, read: numberParam(numbers.from, numbers.to) }
}

/** At most this many days ago. */
export function daysFacet(column: string, numbers: Numbers & Described) {
  return { ...numbers, kind: 'days' as const, column, read: numberParam(numbers.from, numbers.to) }
}
