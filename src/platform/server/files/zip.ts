import { promisify } from 'node:util'
import { crc32, deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib'
import { archivePath } from '../../../lib/file-name.ts'

export type ZipEntry = { name: string; content: Uint8Array }
export type ZipLimits = { entries: number; bytesEach: number; bytesTogether: number }

/** A ZIP archive that is broken, locked, or larger unpacked than allowed. */
export class ZipFault extends Error {
  override name = 'ZipFault'
}

const deflate = promisify(deflateRaw)

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const UTF8 = 0x0800
/** ISO 21320-1 and everybody's programs: stored or deflated, nothing else. */
const STORED = 0
const DEFLATED = 8

/**
 * Unpacks the files of a ZIP archive by its central directory (APPNOTE 4.3). What an archive says of its sizes is not
 * believed: unpacking stops at the limits.
 *
 * @param wanted which files to unpack; the others cost nothing
 * @throws ZipFault
 */
export function readZip(
  archive: Uint8Array,
  limits: ZipLimits,
  wanted: (name: string) => boolean = () => true,
): ZipEntry[] {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) throw new ZipFault('no archive')
  const count = bytes.readUInt16LE(end + 10)
  if (count > limits.entries) throw new ZipFault('too many files')
  const files: ZipEntry[] = []
  let together = 0
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw new ZipFault('broken directory')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    if (!name.endsWith('/') && wanted(name)) {
      const content = unpack(bytes, at, limits.bytesEach)
      together += content.length
      if (together > limits.bytesTogether) throw new ZipFault('too large')
      files.push({ name, content })
    }
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}

/** Packs files into a ZIP archive. Names are UTF-8, must be unique and end as our
 * files do (`archivePath`); at most 65,535 files and 4 GB. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const directory = new Directory()
  const parts = entries.flatMap((entry) => directory.add(entry, deflateRawSync(entry.content), DEFLATED))
  return new Uint8Array(Buffer.concat([...parts, ...directory.end()]))
}

/**
 * The same, piece by piece, so that an archive may be larger than the memory: one file at a time is held.
 *
 * @param entries `isPacked` is for what is compressed already (pictures, PDFs) and is stored as it is
 */
export async function* zipPieces(
  entries: AsyncIterable<ZipEntry & { isPacked?: boolean }>,
): AsyncGenerator<Uint8Array> {
  const directory = new Directory()
  for await (const entry of entries) {
    const packed = entry.isPacked ? entry.content : await deflate(entry.content)
    yield* directory.add(entry, packed, entry.isPacked ? STORED : DEFLATED)
  }
  yield* directory.end()
}

/** What an archive says of its files, gathered while they are written. */
class Directory {
  private readonly lines: Uint8Array[] = []
  private count = 0
  private offset = 0

  /** The pieces of one file. */
  add({ name, content }: ZipEntry, packed: Uint8Array, method: number): Uint8Array[] {
    const nameBytes = Buffer.from(archivePath(name), 'utf8')
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(UTF8, 2)
    head.writeUInt16LE(method, 4)
    // 1980-01-01: an archive of the same data is the same archive.
    head.writeUInt16LE(0x21, 8)
    head.writeUInt32LE(crc32(content), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt16LE(nameBytes.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(this.offset, 10)
    this.lines.push(signature(CENTRAL), Buffer.from([20, 0]), head, tail, nameBytes)
    this.offset += 30 + nameBytes.length + packed.length
    this.count += 1
    return [signature(LOCAL), head, nameBytes, packed]
  }

  end(): Uint8Array[] {
    const end = Buffer.alloc(18)
    end.writeUInt16LE(this.count, 4)
    end.writeUInt16LE(this.count, 6)
    end.writeUInt32LE(
      this.lines.reduce((sum, line) => sum + line.length, 0),
      8,
    )
    end.writeUInt32LE(this.offset, 12)
    return [...this.lines, signature(END), end]
  }
}

function unpack(bytes: Buffer, at: number, limit: number): Uint8Array {
  if (bytes.readUInt16LE(at + 8) & 1) throw new ZipFault('locked')
  const method = bytes.readUInt16LE(at + 10)
  const packedSize = bytes.readUInt32LE(at + 20)
  const local = bytes.readUInt32LE(at + 42)
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw new ZipFault('broken file')
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const packed = bytes.subarray(start, start + packedSize)
  if (method === STORED) {
    if (packed.length > limit) throw new ZipFault('too large')
    return packed
  }
  if (method !== DEFLATED) throw new ZipFault('unknown method')
  try {
    return inflateRawSync(packed, { maxOutputLength: limit })
  } catch {
    throw new ZipFault('too large or broken')
  }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
