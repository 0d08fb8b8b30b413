import { germanWords } from '~/lib/german/words'
import type { Passage } from '../../evidence/statements'

/** A passage as it is shown: word for word, with the words that count marked. */
export type Quote = { pieces: { text: string; isMarked: boolean }[]; where: string }

const MAX_SHOWN = 160
/** Characters kept before the first marked word of a long passage. */
const BEFORE = 50

/** A passage, with the words that it shares with what is asked for. */
export function quoteFor(asked: string, { quote, where }: Passage): Quote {
  const terms = new Set(germanWords(asked).flatMap(({ term, parts }) => [term, ...parts]))
  const shared = germanWords(quote).filter(({ term, parts }) => [term, ...parts].some((each) => terms.has(each)))
  return quoteOf({ quote, where }, [...new Set(shared.map(({ raw }) => raw))])
}

/** Quotes a passage around these of its words, as they are written in it. */
export function quoteOf({ quote, where }: Passage, words: readonly string[]): Quote {
  const shown = cut(quote, words)
  const marks = words
    .map((word) => ({ at: shown.toLowerCase().indexOf(word.toLowerCase()), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  const pieces: Quote['pieces'] = []
  let end = 0
  for (const { at, length } of marks) {
    if (at < end) continue
    if (at > end) pieces.push({ text: shown.slice(end, at), isMarked: false })
    pieces.push({ text: shown.slice(at, at + length), isMarked: true })
    end = at + length
  }
  if (end < shown.length) pieces.push({ text: shown.slice(end), isMarked: false })
  return { pieces, where }
}

/** The part of a long passage around its first marked word, cut between words. */
function cut(text: string, words: readonly string[]): string {
  if (text.length <= MAX_SHOWN) return text
  const places = words.map((word) => Math.max(0, text.toLowerCase().indexOf(word.toLowerCase())))
  const first = places.length === 0 ? 0 : Math.min(...places)
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1
  const end = text.length - start <= MAX_SHOWN ? text.length : text.lastIndexOf(' ', start + MAX_SHOWN)
  const part = text.slice(start, end <= start ? start + MAX_SHOWN : end)
  return `${start > 0 ? '… ' : ''}${part}${start + part.length < text.length ? ' …' : ''}`
}
