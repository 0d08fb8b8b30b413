import { matchQuery, type RowBits, readWordQuery } from './word-query'

/** For every lexeme the rows that have it; made from the lexemes of each row. */
export class LexemeLists {
  /** Where the rows of each lexeme begin in `rows`, those of the next being its end. */
  private readonly starts: Int32Array
  private readonly rows: Int32Array
  private readonly size: number
  private readonly numberOf: (lexeme: string) => number | undefined

  /**
   * @param lexemesOf the numbers of each row's lexemes, each once
   * @param count how many lexemes there are
   * @param numberOf the number of a lexeme
   */
  constructor(lexemesOf: readonly Int32Array[], count: number, numberOf: (lexeme: string) => number | undefined) {
    this.size = lexemesOf.length
    this.numberOf = numberOf
    const starts = new Int32Array(count + 1)
    for (const lexemes of lexemesOf) for (const lexeme of lexemes) starts[lexeme + 1] = (starts[lexeme + 1] ?? 0) + 1
    for (let lexeme = 0; lexeme < count; lexeme++)
      starts[lexeme + 1] = (starts[lexeme + 1] ?? 0) + (starts[lexeme] ?? 0)
    const rows = new Int32Array(starts[count] ?? 0)
    const next = starts.slice(0, count)
    lexemesOf.forEach((lexemes, row) => {
      for (const lexeme of lexemes) {
        const at = next[lexeme] ?? 0
        rows[at] = row
        next[lexeme] = at + 1
      }
    })
    this.starts = starts
    this.rows = rows
  }

  /**
   * The rows that match a query of words.
   * @throws what is none
   */
  match(query: string): RowBits {
    const bits = new Uint32Array((this.size + 31) >> 5)
    matchQuery(readWordQuery(query), (lexeme, found) => this.having(lexeme, found), bits)
    return bits
  }

  private having(lexeme: string, bits: RowBits): boolean {
    const number = this.numberOf(lexeme)
    if (number === undefined) return false
    const { starts, rows } = this
    const start = starts[number] ?? 0
    const end = starts[number + 1] ?? 0
    for (let at = start; at < end; at++) {
      const row = rows[at] ?? 0
      bits[row >> 5] = (bits[row >> 5] ?? 0) | (1 << (row & 31))
    }
    return end > start
  }
}

/** The lexemes of a `tsvector` without positions, as PostgreSQL writes it: `'a' 'b''c'`. */
export function readLexemes(text: string): string[] {
  if (text === '') return []
  const lexemes = text.slice(1, -1).split("' '")
  return /''|\\/.test(text) ? lexemes.map((each) => each.replaceAll("''", "'").replaceAll('\\\\', '\\')) : lexemes
}
