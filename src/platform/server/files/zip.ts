import { type UnzipFileInfo, unzipSync, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate'
import { archivePath } from '../../../lib/file-name.ts'

export type ZipEntry = { name: string; content: Uint8Array }
export type ZipLimits = { entries: number; bytesEach: number; bytesTogether: number }

/** A ZIP archive that is broken, locked, or larger unpacked than allowed. */
export class ZipFault extends Error {
  override name = 'ZipFault'
}

/** The first day ZIP knows, so that the same data gives the same archive. */
const MTIME = new Date(1980, 0, 1)

/**
 * Unpacks the files of a ZIP archive. A file takes as much memory as the archive declares and is cut there, so declared
 * sizes are checked against the limits before anything is unpacked.
 * @param wanted which files to unpack; the others cost nothing
 * @throws ZipFault
 */
export function readZip(
  archive: Uint8Array,
  limits: ZipLimits,
  wanted: (name: string) => boolean = () => true,
): ZipEntry[] {
  let entries = 0
  let together = 0
  const filter = ({ name, size, originalSize }: UnzipFileInfo) => {
    entries += 1
    if (entries > limits.entries) throw new ZipFault('too many files')
    if (name.endsWith('/') || !wanted(name)) return false
    if (size > longestPacked(originalSize)) throw new ZipFault('broken: sizes do not fit')
    const bytes = Math.max(size, originalSize)
    together += bytes
    if (bytes > limits.bytesEach || together > limits.bytesTogether) throw new ZipFault('too large')
    return true
  }
  try {
    return Object.entries(unzipSync(archive, { filter })).map(([name, content]) => ({ name, content }))
  } catch (error) {
    throw error instanceof ZipFault ? error : new ZipFault('broken', { cause: error })
  }
}

/**
 * Compressed data is hardly longer than its content. A longer entry would be unpacked in vain, because the excess is
 * cut.
 */
function longestPacked(originalSize: number): number {
  return originalSize * 1.01 + 1024
}

/** Packs files into a ZIP archive. Names must be unique and get the endings of our files (`archivePath`). */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(entries.map(({ name, content }) => [archivePath(name), content])), { mtime: MTIME })
}

/**
 * The same in pieces, so that an archive may exceed the memory: one file at a time is held.
 * @param entries `isPacked` is for compressed content (pictures, PDFs), which is stored as it is
 */
export async function* zipPieces(
  entries: AsyncIterable<ZipEntry & { isPacked?: boolean }>,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { name, content, isPacked } of entries) {
    const path = archivePath(name)
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path)
    file.mtime = MTIME
    archive.add(file)
    file.push(content, true)
    yield* pieces
    pieces = []
  }
  archive.end()
  yield* pieces
}
