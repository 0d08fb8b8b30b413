import { describe, expect, it } from 'vitest'
import { createRandom } from '~/lib/random'
import { BlockWords } from './block-words'
import { addList, BLOCK_ROWS, BLOCK_WORDS, type BlockList, type WordList } from './word-lists'
import { matchQuery, type WordQuery } from './word-query'

const random = createRandom('block words')
/** So many rows of the block have each: none, few, as many as are still numbers, and so many that they are bits. */
const SIZES = { nobody: 0, rare: 40, some: 700, many: 3_900, most: 30_000 }
const LEXEMES = Object.keys(SIZES)
const NEW_ROWS = [70_000, BLOCK_ROWS + 5, 9, 131_000]

function listOf(size: number): BlockList {
  const places = new Set<number>()
  while (places.size < size) places.add(random.int(0, BLOCK_ROWS - 1))
  const numbers = Uint16Array.from(places).sort()
  if (size <= 4_096) return numbers
  const bits = new Uint32Array(BLOCK_WORDS)
  addList(numbers, bits)
  return bits
}

function randomQuery(depth: number): WordQuery {
  const kind = depth === 0 ? 'lexeme' : random.pick(['lexeme', 'all', 'any', 'all', 'any', 'not'] as const)
  if (kind === 'lexeme') return { kind, lexeme: random.pick(LEXEMES) }
  if (kind === 'not') return { kind, part: randomQuery(depth - 1) }
  return { kind, parts: Array.from({ length: random.int(2, 4) }, () => randomQuery(depth - 1)) }
}

/** The same by bits alone. */
function expected(query: WordQuery, lists: ReadonlyMap<string, WordList>, newRows: ReadonlyMap<string, number[]>) {
  const bits = new Uint32Array(BLOCK_WORDS)
  const having = (lexeme: string, into: Uint32Array) => {
    const list = lists.get(lexeme)?.get(1)
    if (list !== undefined) addList(list, into)
    const places = (newRows.get(lexeme) ?? []).filter((row) => row >>> 16 === 1).map((row) => row & 0xffff)
    addList(Uint16Array.from(places), into)
    return list !== undefined || places.length > 0
  }
  matchQuery(query, having, bits)
  const places: number[] = []
  for (let place = 0; place < BLOCK_ROWS; place++)
    if (((bits[place >> 5] ?? 0) & (1 << (place & 31))) !== 0) places.push(place)
  return places
}

describe('rows of a block that match', () => {
  const lists = new Map(
    Object.entries(SIZES).map(([lexeme, size]): [string, WordList] => [
      lexeme,
      size === 0 ? new Map() : new Map([[1, listOf(size)]]),
    ]),
  )

  it.each([
    ['listed', new Map()],
    ['with new ones', new Map([...lists.keys()].map((lexeme) => [lexeme, NEW_ROWS]))],
  ])('are those that all bits together say, %s', (_, newRows: ReadonlyMap<string, number[]>) => {
    const words = new BlockWords(lists, newRows)
    for (let n = 0; n < 15; n++) {
      const query = randomQuery(3)
      // As texts, for comparing lists of thousands number by number takes seconds.
      expect(words.match(query, 1).join(), JSON.stringify(query)).toBe(expected(query, lists, newRows).join())
    }
  })

  it('are none of another block, but for what a query does not want', () => {
    const words = new BlockWords(lists, new Map())
    expect(words.match({ kind: 'lexeme', lexeme: 'most' }, 7)).toHaveLength(0)
    expect(words.match({ kind: 'not', part: { kind: 'lexeme', lexeme: 'most' } }, 7)).toHaveLength(BLOCK_ROWS)
  })
})
