import { foldGerman } from '~/lib/german/fold.ts'
import { GENDERED, type Person, tokensOf } from './people'

const WORDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[\p{L}\p{N}]+/gu
/** A neutral form, "[gelernte/r Köch/in]". */
const NEUTRAL = /\[[^[\]]{1,120}\]/g
const OLD_YEAR = /(?<![\p{L}\p{N}_-])(?:19[5-9]\d|200\d|201[0-4])(?![\p{L}\p{N}_-])/u

/** Finds in anything what tells who these people are: `kind: word`, each once. */
export function leakFinder(people: readonly (Person & { ids: readonly string[] })[]) {
  const told = new Map(people.flatMap(tokensOf))
  for (const { ids } of people) for (const id of ids) told.set(foldGerman(id), 'id')
  return (value: unknown): string[] => [...new Set(textsIn(value).flatMap(leaksIn))]

  function leaksIn(text: string): string[] {
    const outside = text.replace(NEUTRAL, ' ')
    const year = OLD_YEAR.exec(outside)?.[0]
    return [
      ...wordsOf(text).flatMap((word) => (told.has(word) ? [`${told.get(word)}: ${word}`] : [])),
      ...wordsOf(outside).flatMap((word) => (GENDERED.has(word) ? [`gender: ${word}`] : [])),
      ...(year === undefined ? [] : [`year: ${year}`]),
    ]
  }
}

const known = new Map<string, readonly string[]>()

/** The folded words of a text; lists of the same company say the same again and again. */
function wordsOf(text: string): readonly string[] {
  const words = known.get(text) ?? [...text.matchAll(WORDS)].map(([word]) => foldGerman(word))
  known.set(text, words)
  return words
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value instanceof Date || typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
