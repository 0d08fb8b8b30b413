import fs from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { IndexSchema } from '../document.ts'
import type { Position } from '../read-news.ts'
import type { Segment } from './segment.ts'

/** Segments as of a position. */
export type Snapshot = { segments: readonly Segment[]; position: Position }

/** Increase it when the layout of segments changes. */
const FORMAT = 5

/** Nobody writes on after such a pause. */
const ABANDONED_MS = 10 * 60_000

const TYPES = {
  Uint8Array: (length: number) => new Uint8Array(new SharedArrayBuffer(length)),
  Uint32Array: (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4)),
  Int32Array: (length: number) => new Int32Array(new SharedArrayBuffer(length * 4)),
  Float64Array: (length: number) => new Float64Array(new SharedArrayBuffer(length * 8)),
}
type Numbers = Uint8Array | Uint32Array | Int32Array | Float64Array

const headSchema = z.object({
  format: z.literal(FORMAT),
  schema: z.string(),
  arrays: z.array(
    z.object({ type: z.enum(['Uint8Array', 'Uint32Array', 'Int32Array', 'Float64Array']), length: z.int() }),
  ),
  body: z.string(),
  checksum: z.int(),
})
/** Checksum and format show that we wrote it. */
const bodySchema = z.custom<Snapshot>((value) => typeof value === 'object' && value !== null)

/** Writes a snapshot aside and renames it, so that nobody reads half of one. */
export function writeSnapshot(file: string, schema: IndexSchema, snapshot: Snapshot): void {
  const arrays: Numbers[] = []
  const body = JSON.stringify(snapshot, (_, value: unknown) =>
    isNumbers(value) ? { array: arrays.push(value) - 1 } : value,
  )
  const checksum = arrays.reduce((sum, array) => crc32(bytesOf(array), sum), crc32(body))
  const head = JSON.stringify({ ...headOf(schema), arrays: arrays.map(describe), body, checksum })
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}`
  try {
    fs.writeFileSync(beside, '', { mode: 0o600 })
    removeLeftovers(file, beside)
    writeTo(beside, head, arrays)
    fs.renameSync(beside, file)
  } catch (error) {
    // Where the disk is full it must not fill the rest.
    fs.rmSync(beside, { force: true })
    throw error
  }
}

function writeTo(file: string, head: string, arrays: readonly Numbers[]): void {
  const descriptor = fs.openSync(file, 'w', 0o600)
  try {
    const length = Buffer.alloc(8)
    length.writeBigUInt64LE(BigInt(Buffer.byteLength(head)))
    for (const part of [length, Buffer.from(head), ...arrays.map(bytesOf)]) writeAll(descriptor, part)
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** What killed processes left of their snapshots: much older than a file of now, by the clock of the disk. */
function removeLeftovers(file: string, ofNow: string): void {
  const now = fs.statSync(ofNow).mtimeMs
  const directory = path.dirname(file)
  const beside = fs
    .readdirSync(directory)
    .filter((name) => /\.\d+$/.test(name) && name.startsWith(`${path.basename(file)}.`))
  for (const name of beside) {
    const written = fs.statSync(path.join(directory, name), { throwIfNoEntry: false })?.mtimeMs ?? now
    if (now - written > ABANDONED_MS) fs.rmSync(path.join(directory, name), { force: true })
  }
}

/** Reads a snapshot; null when there is no complete one that this program wrote for this schema. */
export function readSnapshot(file: string, schema: IndexSchema): Snapshot | null {
  let descriptor: number
  try {
    descriptor = fs.openSync(file, 'r')
  } catch {
    return null
  }
  try {
    const length = readAll(descriptor, Buffer.alloc(8)).readBigUInt64LE()
    if (length > fs.fstatSync(descriptor).size) return null
    const head = headSchema.parse(JSON.parse(readAll(descriptor, Buffer.alloc(Number(length))).toString()))
    if (head.schema !== headOf(schema).schema) return null
    const arrays = head.arrays.map(({ type, length: count }) => {
      const array = TYPES[type](count)
      readAll(descriptor, bytesOf(array))
      return array
    })
    const checksum = arrays.reduce((sum, array) => crc32(bytesOf(array), sum), crc32(head.body))
    if (checksum !== head.checksum) return null
    return bodySchema.parse(
      JSON.parse(head.body, (_, value: unknown) => (isReference(value) ? arrays[value.array] : value)),
    )
  } catch {
    // Truncated or of another version: it only saves time.
    return null
  } finally {
    fs.closeSync(descriptor)
  }
}

function headOf(schema: IndexSchema) {
  return { format: FORMAT, schema: JSON.stringify(schema) }
}

function isNumbers(value: unknown): value is Numbers {
  return ArrayBuffer.isView(value) && !(value instanceof DataView)
}

function isReference(value: unknown): value is { array: number } {
  return typeof value === 'object' && value !== null && 'array' in value && typeof value.array === 'number'
}

function describe(array: Numbers) {
  return { type: array.constructor.name, length: array.length }
}

function bytesOf(array: Numbers): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
}

function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += fs.writeSync(descriptor, bytes, done, bytes.length - done)
}

/** @throws when the file ends too early */
function readAll<Bytes extends Uint8Array>(descriptor: number, into: Bytes): Bytes {
  for (let done = 0; done < into.length; ) {
    const read = fs.readSync(descriptor, into, done, into.length - done, null)
    if (read === 0) throw new Error('cut short')
    done += read
  }
  return into
}
