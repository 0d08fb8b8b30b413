/** A hyphen, and the one at which no line ends. */
const HYPHEN = 0x2d
const NON_BREAKING = 0x2011

/**
 * A typeface (TrueType) that also has the hyphen of "E‑Mail", at which no line ends. Ours lack it, and the hyphen of
 * another typeface would stand out. The letters of a typeface are a table, `cmap`; a new one goes to the file's end.
 */
export function withNonBreakingHyphen(font: Buffer): Buffer {
  const entry = tables(font).find(({ tag }) => tag === 'cmap')
  if (!entry) throw new Error('a typeface without letters')
  const glyphs = readLetters(font.subarray(entry.offset, entry.offset + entry.length))
  const hyphen = glyphs.get(HYPHEN)
  if (hyphen === undefined) throw new Error('a typeface without a hyphen')
  const letters = writeLetters(new Map([...glyphs, [NON_BREAKING, glyphs.get(NON_BREAKING) ?? hyphen]]))
  const start = font.length + (-font.length & 3)
  const whole = Buffer.concat([font, Buffer.alloc(start - font.length), letters, Buffer.alloc(-letters.length & 3)])
  whole.writeUInt32BE(start, entry.at + 8)
  whole.writeUInt32BE(letters.length, entry.at + 12)
  return whole
}

function tables(font: Buffer): { tag: string; at: number; offset: number; length: number }[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index
    return {
      at,
      tag: font.toString('latin1', at, at + 4),
      offset: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    }
  })
}

/** The glyph of each letter, from the table's part in format 4, which every typeface for the web has. */
function readLetters(table: Buffer): Map<number, number> {
  const parts = Array.from({ length: table.readUInt16BE(2) }, (_, index) => table.readUInt32BE(8 + 8 * index))
  const start = parts.find((offset) => table.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('a typeface without format 4')
  const part = table.subarray(start)
  const doubled = part.readUInt16BE(6)
  const glyphs = new Map<number, number>()
  for (let at = 0; at < doubled; at += 2) {
    const last = part.readUInt16BE(14 + at)
    const first = part.readUInt16BE(16 + doubled + at)
    const delta = part.readUInt16BE(16 + 2 * doubled + at)
    const rangeAt = 16 + 3 * doubled + at
    const range = part.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = range === 0 ? code : part.readUInt16BE(rangeAt + range + 2 * (code - first))
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff)
    }
  }
  return glyphs
}

/** A table in format 12, one group for each letter: what cuts the typeface writes it again, and shorter. */
function writeLetters(glyphs: ReadonlyMap<number, number>): Buffer {
  const sorted = [...glyphs].sort(([one], [other]) => one - other)
  const length = 16 + 12 * sorted.length
  const table = Buffer.alloc(12 + length)
  table.writeUInt16BE(1, 2)
  table.writeUInt16BE(3, 4)
  table.writeUInt16BE(10, 6)
  table.writeUInt32BE(12, 8)
  table.writeUInt16BE(12, 12)
  table.writeUInt32BE(length, 16)
  table.writeUInt32BE(sorted.length, 24)
  for (const [index, [code, glyph]] of sorted.entries()) {
    table.writeUInt32BE(code, 28 + 12 * index)
    table.writeUInt32BE(code, 32 + 12 * index)
    table.writeUInt32BE(glyph, 36 + 12 * index)
  }
  return table
}
