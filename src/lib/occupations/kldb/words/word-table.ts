import { splitCompound } from '../../../german/compounds.ts'
import { foldGerman } from '../../../german/fold.ts'

/**
 * Parts of words with a value: `value part part`, one value a line. `=part` is a whole word, `~part` counts only when
 * nothing else is found.
 */
export type WordTable<Value> = {
  tails: Map<string, Part<Value>>
  wholes: Map<string, Part<Value>>
  /** By their first letters. */
  anywhere: Map<string, Part<Value>[]>
}

type Part<Value> = { text: string; value: Value; isWeak: boolean }

const START = 3
/** Shorter parts are found only where a part of a compound begins: "bau" is not in "abbauen". */
const LONG = 6

/** @param makeValue the value of a line from the words before its parts, `columns` of them */
export function wordTable<Value>(
  lines: string,
  makeValue: (...columns: string[]) => Value,
  columns = 1,
): WordTable<Value> {
  const table: WordTable<Value> = { tails: new Map(), wholes: new Map(), anywhere: new Map() }
  for (const line of lines.trim().split('\n')) {
    const words = line.split(' ')
    const value = makeValue(...words.slice(0, columns))
    for (const word of words.slice(columns)) add(table, word, value)
  }
  return table
}

function add<Value>({ tails, wholes, anywhere }: WordTable<Value>, word: string, value: Value): void {
  const text = foldGerman(word).replace(/[^a-z0-9]/g, '')
  const part = { text, value, isWeak: word.startsWith('~') }
  const own = word.startsWith('=') ? wholes : tails
  if (!own.has(text)) own.set(text, part)
  if (own === wholes) return
  const start = text.slice(0, START)
  const known = anywhere.get(start)
  if (known === undefined) anywhere.set(start, [part])
  else known.push(part)
}

/** The longest of the table's parts that one of these folded words ends with or is. */
export function longestTail<Value>(words: readonly string[], { tails, wholes }: WordTable<Value>) {
  let best: { text: string; value: Value; word: string } | undefined
  for (const word of words) {
    let found = wholes.get(word)
    for (let at = 0; found === undefined && at + START <= word.length; at++) found = tails.get(word.slice(at))
    if (found !== undefined && found.text.length > (best?.text.length ?? 0)) best = { ...found, word }
  }
  return best
}

/**
 * The parts of the table within these folded words.
 * @param pieces the words as they stand between hyphens, for whole words
 */
export function* partsWithin<Value>(
  words: readonly string[],
  pieces: readonly string[],
  { wholes, anywhere }: WordTable<Value>,
): Generator<Part<Value>> {
  for (const piece of pieces) {
    const whole = wholes.get(piece)
    if (whole !== undefined) yield whole
  }
  for (const word of words) {
    for (let at = 0; at + START <= word.length; at++) {
      for (const part of anywhere.get(word.slice(at, at + START)) ?? []) {
        if (word.startsWith(part.text, at) && (part.text.length >= LONG || beginsPart(word, at))) yield part
      }
    }
  }
}

function beginsPart(word: string, at: number): boolean {
  if (at === 0) return true
  let from = 0
  for (const part of splitCompound(word)) {
    const found = word.indexOf(part, from)
    if (found === at) return true
    from = Math.max(from, found) + part.length
  }
  return false
}
