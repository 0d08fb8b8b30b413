/**
 * The code points that a TrueType or OpenType font has glyphs for, from its character tables (OpenType, "cmap", formats
 * 4 and 12, which every font of our packages has).
 */
export function codePointsOf(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const start = tableStart(view)
  const found = new Set<number>()
  for (let at = 0; at < view.getUint16(start + 2); at++) {
    const table = start + view.getUint32(start + 8 + 8 * at)
    const format = view.getUint16(table)
    if (format === 4) addSegments(view, table, found)
    if (format === 12) addGroups(view, table, found)
  }
  return found
}

const CMAP = 0x63_6d_61_70

function tableStart(view: DataView): number {
  for (let at = 0; at < view.getUint16(4); at++) {
    if (view.getUint32(12 + 16 * at) === CMAP) return view.getUint32(20 + 16 * at)
  }
  throw new Error('a font without a table of characters')
}

function addSegments(view: DataView, table: number, found: Set<number>) {
  const bytes = view.getUint16(table + 6)
  const [ends, starts] = [table + 14, table + 16 + bytes]
  const [deltas, offsets] = [starts + bytes, starts + 2 * bytes]
  for (let at = 0; at < bytes; at += 2) {
    const [start, end] = [view.getUint16(starts + at), view.getUint16(ends + at)]
    const [delta, offset] = [view.getUint16(deltas + at), view.getUint16(offsets + at)]
    for (let code = start; code <= end && code < 0xffff; code++) {
      const listed = offset === 0 ? code : view.getUint16(offsets + at + offset + 2 * (code - start))
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) found.add(code)
    }
  }
}

function addGroups(view: DataView, table: number, found: Set<number>) {
  for (let at = 0; at < view.getUint32(table + 12); at++) {
    const group = table + 16 + 12 * at
    for (let code = view.getUint32(group); code <= view.getUint32(group + 4); code++) found.add(code)
  }
}
