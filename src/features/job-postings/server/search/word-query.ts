/** Positions of rows as bits, 32 in a number. */
export type RowBits = Uint32Array

/** A query of words as it is evaluated. */
export type WordQuery =
  | { kind: 'lexeme'; lexeme: string }
  | { kind: 'all' | 'any'; parts: readonly WordQuery[] }
  | { kind: 'not'; part: WordQuery }

/** Adds the bits of the rows that have a lexeme; false when there are none. */
export type Having = (lexeme: string, bits: RowBits) => boolean

/**
 * Reads the text of a `tsquery` of quoted lexemes, `&`, `|`, `!` and brackets, as `query-words.ts` writes it.
 * @throws what is none
 */
export function readWordQuery(text: string): WordQuery {
  const reader = new QueryReader(text)
  const query = reader.either()
  reader.end()
  return query
}

/** The lexemes that a query names, each once. */
export function lexemesOf(query: WordQuery, into = new Set<string>()): Set<string> {
  if (query.kind === 'lexeme') into.add(query.lexeme)
  else if (query.kind === 'not') lexemesOf(query.part, into)
  else for (const part of query.parts) lexemesOf(part, into)
  return into
}

/**
 * Adds the bits of the rows that match, as PostgreSQL would find them; a `not` may set bits of rows that do not exist.
 * @param bits empty at first
 * @returns false when nothing matches and `bits` are still empty
 */
export function matchQuery(query: WordQuery, having: Having, bits: RowBits): boolean {
  switch (query.kind) {
    case 'lexeme':
      return having(query.lexeme, bits)
    case 'not': {
      matchQuery(query.part, having, bits)
      for (let at = 0; at < bits.length; at++) bits[at] = ~(bits[at] ?? 0)
      return true
    }
    case 'any':
      return matchAny(query.parts, having, bits)
    default:
      return matchAll(query.parts, having, bits)
  }
}

function matchAny(parts: readonly WordQuery[], having: Having, bits: RowBits): boolean {
  let isFound = false
  for (const part of parts) {
    if (part.kind === 'lexeme') isFound = having(part.lexeme, bits) || isFound
    else {
      const other = new Uint32Array(bits.length)
      if (!matchQuery(part, having, other)) continue
      isFound = true
      for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0)
    }
  }
  return isFound
}

function matchAll([first, ...others]: readonly WordQuery[], having: Having, bits: RowBits): boolean {
  if (first === undefined || !matchQuery(first, having, bits)) return false
  for (const part of others) {
    const other = new Uint32Array(bits.length)
    const isFound = matchQuery(part.kind === 'not' ? part.part : part, having, other)
    if (part.kind === 'not') {
      if (isFound) for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0)
    } else if (isFound) {
      for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
    } else {
      bits.fill(0)
      return false
    }
  }
  return true
}

/** Reads a query sign by sign. */
class QueryReader {
  private at = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  either(): WordQuery {
    const parts = [this.both()]
    while (this.takes('|')) parts.push(this.both())
    return joined('any', parts)
  }

  end() {
    if (this.text.slice(this.at).trim() !== '') throw new Error(`cannot read ${this.text} from ${this.at} on`)
  }

  private both(): WordQuery {
    const parts = [this.one()]
    while (this.takes('&')) parts.push(this.one())
    return joined('all', parts)
  }

  private one(): WordQuery {
    if (this.takes('!')) return { kind: 'not', part: this.one() }
    if (!this.takes('(')) return { kind: 'lexeme', lexeme: this.lexeme() }
    const found = this.either()
    this.mustTake(')')
    return found
  }

  private takes(sign: string): boolean {
    while (this.text[this.at] === ' ') this.at++
    if (this.text[this.at] !== sign) return false
    this.at++
    return true
  }

  private mustTake(sign: string) {
    if (!this.takes(sign)) throw new Error(`expected ${sign} at ${this.at} of ${this.text}`)
  }

  private lexeme(): string {
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
}

function joined(kind: 'all' | 'any', parts: WordQuery[]): WordQuery {
  const [first] = parts
  return first !== undefined && parts.length === 1 ? first : { kind, parts }
}
