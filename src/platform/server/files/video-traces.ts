import type { FileHandle } from 'node:fs/promises'

/** A box's size and type (ISO/IEC 14496-12 §4.2). */
const HEAD_BYTES = 8
/** Boxes that hold others on the way to a description. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'moof', 'traf'])
/** Boxes with metadata: place, time and device as a phone writes them. `uuid` holds XMP. */
const DESCRIPTIONS = new Set(['udta', 'meta', 'uuid'])
/** A real video has some hundreds; a long fragmented one some thousands. */
const MAX_BOXES = 20_000

/**
 * Removes place, time and device from an MP4: those boxes are renamed to free space, which players skip, so that no
 * offset changes. A WebM is left unchanged: cameras do not write it.
 * @param file open for reading and writing
 * @param size of the file, bytes
 * @returns whether anything was changed
 */
export async function blankVideoTraces(file: FileHandle, size: number): Promise<boolean> {
  const spans = [{ start: 0, end: size }]
  const head = Buffer.alloc(HEAD_BYTES * 2)
  let [seen, isChanged] = [0, false]
  for (let span = spans.pop(); span; span = spans.pop()) {
    for (let at = span.start; at + HEAD_BYTES <= span.end && seen < MAX_BOXES; seen += 1) {
      await file.read(head, 0, head.length, at)
      const type = head.toString('latin1', 4, 8)
      const isLong = head.readUInt32BE(0) === 1
      const told = isLong ? Number(head.readBigUInt64BE(8)) : head.readUInt32BE(0)
      const end = told === 0 ? span.end : at + told
      if (end > span.end || end < at + HEAD_BYTES) break
      if (DESCRIPTIONS.has(type)) {
        await blank(file, { at, start: at + (isLong ? 2 : 1) * HEAD_BYTES, end })
        isChanged = true
      } else if (CONTAINERS.has(type)) spans.push({ start: at + (isLong ? 2 : 1) * HEAD_BYTES, end })
      at = end
    }
  }
  return isChanged
}

/** The content is cleared as well: a renamed box would still hold it. */
async function blank(file: FileHandle, { at, start, end }: { at: number; start: number; end: number }) {
  await file.write('free', at + 4, 'latin1')
  const zeros = Buffer.alloc(64 * 1024)
  for (let from = start; from < end; from += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - from), from)
  }
}
