import { germanWords } from '~/lib/german/words'
import { findOccupations } from '~/lib/occupations/families'
import { type Word, wordsOf } from './redact-words'

const CALLED = new Set(
  'herr herrn frau fr hr familie name nachname namens heisse heisst genannt gruss grusse grussen ihr ihre dein'.split(
    ' ',
  ),
)
/** A greeting may stand a line above. */
const GREETING = /gr(?:u|ü)(?:ß|ss)(?:e|en)?[\s,.!]*$/iu

/**
 * The names of somebody who is called like what they do: a cook named Koch. Removed from "gelernter Koch", such a name
 * would be told by the gap; so there it stays.
 * @param titles headline, positions and degrees
 */
export function ownTrades(names: readonly string[], titles: readonly string[]): string[] {
  const parts = names.flatMap(wordsOf)
  const trades = parts.filter(({ text }) => findOccupations(germanWords(text)).length > 0)
  if (trades.length === 0) return []
  const said = titles.flatMap((title) => {
    const words = wordsOf(title)
    return words.filter((_, at) => !isCalled(title, words, at, parts)).map(({ folded }) => folded)
  })
  return trades.map(({ folded }) => folded).filter((trade) => said.includes(trade))
}

/** Whether a word that is a name and a trade stands for the person here: beside another name, called, or alone. */
export function isCalled(text: string, words: readonly Word[], at: number, names: readonly Word[]): boolean {
  const word = words[at]
  if (word === undefined) return false
  const beside = [words[at - 1], words[at + 1]].filter((each) => each !== undefined)
  const isName = (each: Word) =>
    names.some((name) => name.folded !== word.folded && (name.folded === each.folded || isInitial(each, name)))
  const before = words[at - 1]?.folded
  const start = text.lastIndexOf('\n', word.start - 1) + 1
  const end = text.indexOf('\n', word.end)
  const line = text.slice(start, end < 0 ? text.length : end)
  const isAlone = start > 0 && line.trim().length <= word.text.length + 1
  return (
    beside.some(isName) ||
    (before !== undefined && CALLED.has(before)) ||
    isAlone ||
    GREETING.test(text.slice(Math.max(0, word.start - 20), word.start))
  )
}

function isInitial(word: Word, name: Word): boolean {
  return word.text.length === 1 && word.text === name.text.charAt(0).toUpperCase()
}
