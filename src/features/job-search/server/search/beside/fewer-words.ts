import type { JobSearch } from '../../../search-params'
import type { Correction } from '../../../search-result'
import { readQueryWords } from '../../words/query-words'
import { PLACE_LABEL, type UnderstoodSearch } from '../../words/understand'
import type { JobHit } from '../hit-reasons'
import type { FurtherHits } from './further-hits'

/** A part of what was typed that has one meaning, and the search without it. */
type Phrase = { text: string; search: JobSearch; rank: number }
/** `relaxed`: how the search without that part was relaxed in its turn. */
type Found = { hits: JobHit[]; total: number; relaxed: string[] } | FurtherHits
/** @param isWhole also what a search shows that has no hits of its own */
type Find = (search: JobSearch, isWhole: boolean) => Promise<Found | null>
type Read = { read: UnderstoodSearch; corrections: readonly Correction[] }

/** What says least is left out first. */
const RANKS = { word: 0, condition: 1, trade: 2, place: 3 } as const

/** Each is a search of its own. */
const MOST_TRIED = 8

/**
 * Where everything typed together finds nothing: what there is without one part of it, the least telling first, so that
 * no further word takes away what there was before it. Shown apart from hits, because it is not what was asked for.
 */
export async function fewerWords(input: JobSearch, typed: Read, find: Find): Promise<FurtherHits | null> {
  const phrases = phrasesOf(input, typed)
  const [first] = phrases
  const last = phrases.at(-1)
  if (first === undefined || last === undefined || phrases.length < 2) return null
  const ranked = phrases
    .toReversed()
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_TRIED)
  const alone = (some: readonly Phrase[]) => some.map((phrase) => ({ phrase, isWhole: false }))
  // People add words behind the others, or before them.
  const whole = [last, first].map((phrase) => ({ phrase, isWhole: true }))
  // Related work tells somebody more than what has nothing to do with their trade.
  const tries = [
    ...alone(ranked.filter(({ rank }) => rank < RANKS.trade)),
    ...whole.filter(({ phrase }) => phrase.rank < RANKS.trade),
    ...alone(ranked.filter(({ rank }) => rank >= RANKS.trade)),
    ...whole.filter(({ phrase }) => phrase.rank >= RANKS.trade),
  ]
  const hasTrade = phrases.some(({ rank }) => rank === RANKS.trade)
  for (const { phrase, isWhole } of tries) {
    const found = await find(phrase.search, isWhole)
    if (found === null || (phrase.rank < RANKS.trade && hasTrade && leavesTradeOut(found))) continue
    const { hits, total } = found
    const also = 'relaxed' in found ? `${['', ...found.relaxed].join(', ')}.` : andAlso(found)
    const search = ('kind' in found && found.search) || phrase.search
    return { kind: 'fewerWords', text: `Ohne „${phrase.text}“${also}`, search, hits, total }
  }
  return null
}

/** What is left has its own last resort, which here comes too early. */
function leavesTradeOut(found: Found): boolean {
  if (!('kind' in found) || found.kind !== 'fewerWords') return false
  return readQueryWords(found.search?.was ?? '').occupations.length === 0
}

function andAlso({ kind, text }: FurtherHits): string {
  if (kind === 'related') return ', in verwandten Berufen.'
  return kind === 'fewerWords' ? ` und ${text.replace(/^Ohne /, '')}` : '.'
}

/** In the order in which they were typed; `rank` grows with what a part says. */
function phrasesOf(input: JobSearch, { read, corrections }: Read): Phrase[] {
  const words = (input.was ?? '').split(/\s+/).filter((word) => word !== '')
  const trades = new Set(readQueryWords(read.words).occupations.flatMap((unit) => unit.words.map(({ raw }) => raw)))
  const isTrade = (word: string) => trades.has(corrections.find(({ from }) => from === word)?.to ?? word)
  const readWords = new Set(read.understood.flatMap(({ text }) => text.split(/\s+/)))
  const phrases: Phrase[] = []
  words.forEach((word, at) => {
    const understood = read.understood.find(({ text }) => text.split(/\s+/)[0] === word)
    if (understood !== undefined) {
      const { text, label, search } = understood
      phrases.push({ text, search, rank: label.startsWith(PLACE_LABEL) ? RANKS.place : RANKS.condition })
    } else if (!readWords.has(word)) {
      const was = words.toSpliced(at, 1).join(' ')
      phrases.push({
        text: word,
        search: { ...input, was, page: undefined },
        rank: isTrade(word) ? RANKS.trade : RANKS.word,
      })
    }
  })
  return phrases.filter(({ search }) => (search.was ?? '') !== '')
}
