/** A trade as the judgements know it; none of this is taken from the product's own dictionaries. */
export type Trade = {
  id: string
  man: string
  woman: string
  /** Dative plural, for "Zusammenarbeit mit …". */
  many: string
  /** Other names of the same work; "+cnc" says which skill the name itself has. */
  others: readonly { name: string; skill: string | null }[]
  /** Trades that a company may look at instead. */
  related: readonly string[]
  skills: readonly { id: string; name: string }[]
  sentences: readonly string[]
}

/** `id | man | woman | dative plural | other names | related trades | skills | sentences; sentences` */
export function readTrade(line: string): Trade {
  const [id = '', man = '', woman = '', many = '', others = '', related = '', skills = '', sentences = ''] = line
    .split('|')
    .map((part) => part.trim())
  return {
    id,
    man,
    woman,
    many,
    others: list(others).map((text) => {
      const [name = '', skill] = text.split('+')
      return { name, skill: skill ?? null }
    }),
    related: list(related),
    skills: list(skills).map((name) => ({ id: skillId(name), name })),
    sentences: sentences.split(';').map((sentence) => sentence.trim()),
  }
}

/** "Siemens 840D" → "siemens-840d" */
export function skillId(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, '-')
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
