/** Positions of rows as bits, 32 in a number. */
export type RowBits = Uint32Array

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
   * The rows that match a query, as PostgreSQL would find them: the text of a `tsquery` of quoted lexemes, `&`, `|`, `!`
   * and brackets, as `query-words.ts` writes it.
   * @throws what is none
   */
  match(query: string): RowBits {
    const reader = new QueryReader(query)
    const found = this.either(reader)
    reader.end()
    return found
  }

  private either(reader: QueryReader): RowBits {
    const found = this.both(reader)
    while (reader.takes('|')) {
      const other = this.both(reader)
      for (let at = 0; at < found.length; at++) found[at] = (found[at] ?? 0) | (other[at] ?? 0)
    }
    return found
  }

  private both(reader: QueryReader): RowBits {
    const found = this.one(reader)
    while (reader.takes('&')) {
      const other = this.one(reader)
      for (let at = 0; at < found.length; at++) found[at] = (found[at] ?? 0) & (other[at] ?? 0)
    }
    return found
  }

  private one(reader: QueryReader): RowBits {
    if (reader.takes('!')) return this.one(reader).map((bits) => ~bits)
    if (!reader.takes('(')) return this.having(reader.lexeme())
    const found = this.either(reader)
    reader.mustTake(')')
    return found
  }

  private having(lexeme: string): RowBits {
    const bits: RowBits = new Uint32Array((this.size + 31) >> 5)
    const number = this.numberOf(lexeme)
    if (number === undefined) return bits
    const { starts, rows } = this
    const end = starts[number + 1] ?? 0
    for (let at = starts[number] ?? 0; at < end; at++) {
      const row = rows[at] ?? 0
      bits[row >> 5] = (bits[row >> 5] ?? 0) | (1 << (row & 31))
    }
    return bits
  }
}

/** Reads a query sign by sign. */
class QueryReader {
  private at = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  takes(sign: string): boolean {
    while (this.text[this.at] === ' ') this.at++
    if (this.text[this.at] !== sign) return false
    this.at++
    return true
  }

  mustTake(sign: string) {
    if (!this.takes(sign)) throw new Error(`expected ${sign} at ${this.at} of ${this.text}`)
  }

  lexeme(): string {
    this.mustTake("'")
    let read = ''
    for (;;) {
      const end = this.text.indexOf("'", this.at)
      if (end < 0) throw new Error(`unended lexeme in ${this.text}`)
      read += this.text.slice(this.at, end)
      this.at = end + 1
      if (this.text[this.at] !== "'") return read
      read += "'"
      this.at++
    }
  }

  end() {
    if (this.text.slice(this.at).trim() !== '') throw new Error(`cannot read ${this.text} from ${this.at} on`)
  }
}

/** The lexemes of a `tsvector` without positions, as PostgreSQL writes it: `'a' 'b''c'`. */
export function readLexemes(text: string): string[] {
  if (text === '') return []
  const lexemes = text.slice(1, -1).split("' '")
  return /''|\\/.test(text) ? lexemes.map((each) => each.replaceAll("''", "'").replaceAll('\\\\', '\\')) : lexemes
}
