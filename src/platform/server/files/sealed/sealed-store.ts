import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../../../lib/app-error.ts'
import { getConfig } from '../../config.ts'
import { streamOf } from '../../stream-of.ts'
import type { Blobs, ByteSpan } from '../blobs/blob-store.ts'
import { blobs, fileKeys } from '../blobs/blobs.ts'
import { INCOMING } from '../blobs/disk.ts'
import {
  firstPiece,
  isSealed,
  KEY_BYTES,
  keyAmong,
  MARK_BYTES,
  type OpenedFile,
  openSealed,
  seal,
  sealing,
  unseal,
} from './seal.ts'

// The key is on disk before the file: what is stored can always be read.

/** Stores a file under a key of its own. */
export async function writeSealed(id: string, content: Uint8Array): Promise<void> {
  await blobs().write(id, seal(content, await newKey(id)))
}

/** The same for a complete local file, which is taken over. */
export async function adoptSealed(id: string, file: string): Promise<void> {
  const key = await newKey(id)
  const sealed = `${file}.${randomUUID()}`
  try {
    const source = Readable.from(sealing(createReadStream(file), key))
    await pipeline(source, createWriteStream(sealed, { mode: 0o600, flags: 'wx', flush: true }))
    await blobs().adopt(id, sealed)
    await rm(file)
  } catch (error) {
    await rm(sealed, { force: true })
    throw error
  }
}

/**
 * Encrypts a stored file by a new key. The keys before stay behind it, because copies in backups need them. May be
 * interrupted at any point and repeated; readers notice nothing.
 */
export async function sealAnew(id: string): Promise<void> {
  const stored = await blobs().open(id)
  if (!isSealed(await headOf(stored))) return
  const keys = await keysOf(id)
  const used = await keyOf(stored, keys)
  let [key = used] = keys
  if (key === used) {
    key = randomBytes(KEY_BYTES)
    await replace(fileKeys(), 'keys', id, [key, ...keys])
  }
  await replace(blobs(), 'files', id, sealing(openSealed(stored, used).read(), key))
}

/** Whether a file lies in the store as its newest key has encrypted it. */
export async function isByNewestKey(id: string): Promise<boolean> {
  const keys = await keysOf(id)
  return keys.length === 1 || (await keyOf(await blobs().open(id), keys)) === keys[0]
}

/**
 * The content of a stored file, encrypted or a document of ours without a key. The caller has checked who asks.
 * @throws an error with the code ENOENT when the file or its key is gone
 */
export async function readStoredFile(id: string): Promise<Buffer> {
  const stored = await blobs().read(id)
  if (!isSealed(stored)) return stored
  const keys = await keysOf(id)
  const { start, end } = firstPiece(stored.length)
  return unseal(stored, keyAmong(keys, stored.subarray(start, end + 1), stored.length))
}

/** The same, all or a part of it, without holding it in memory; also when it gets a new key before it is read. */
export async function openStoredFile(id: string): Promise<OpenedFile> {
  const opened = await openNow(id)
  return { size: opened.size, read: (span) => streamOf(piecesOf(id, opened, span)) }
}

async function openNow(id: string): Promise<OpenedFile> {
  const stored = await blobs().open(id)
  if (!isSealed(await headOf(stored))) return stored
  return openSealed(stored, await keyOf(stored, await keysOf(id)))
}

async function* piecesOf(id: string, opened: OpenedFile, span?: ByteSpan): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let hasBegun = false
  try {
    for await (const piece of opened.read(span)) {
      hasBegun = true
      yield piece
    }
  } catch (error) {
    // Once begun, a store goes on with the bytes it began with.
    if (hasBegun || error instanceof AppError) throw error
    yield* (await openNow(id)).read(span)
  }
}

/** Without its key no copy of a file can be read any more, wherever it lies. May be repeated. */
export async function eraseKey(id: string): Promise<void> {
  await fileKeys().remove(id)
}

/** How many of these files are encrypted and have no key here. */
export async function countLocked(ids: readonly string[]): Promise<number> {
  const keys = new Set<string>()
  for await (const { id } of fileKeys().list()) keys.add(id)
  let locked = 0
  for (const id of ids) if (!keys.has(id) && isSealed(await headOf(await blobs().open(id)))) locked += 1
  return locked
}

/** Of a file, the newest first. */
async function keysOf(id: string): Promise<Buffer[]> {
  const all = await fileKeys().read(id)
  return Array.from({ length: all.length / KEY_BYTES }, (_, at) => all.subarray(at * KEY_BYTES, (at + 1) * KEY_BYTES))
}

/** The one by which a file is encrypted; nearly all have one only. */
async function keyOf(stored: OpenedFile, keys: readonly Buffer[]): Promise<Uint8Array> {
  const [only] = keys
  if (only !== undefined && keys.length === 1) return only
  return keyAmong(keys, await bytesOf(stored, firstPiece(stored.size)), stored.size)
}

/** Puts other bytes in the place of stored ones, at once. */
async function replace(
  store: Blobs,
  folder: 'files' | 'keys',
  id: string,
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const file = path.join(getConfig().DATA_DIR, folder, INCOMING, `${id}.${randomUUID()}`)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    await pipeline(Readable.from(content), createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }))
    await store.adopt(id, file)
  } finally {
    await rm(file, { force: true })
  }
}

async function newKey(id: string): Promise<Buffer> {
  const key = randomBytes(KEY_BYTES)
  await fileKeys().write(id, key)
  return key
}

async function headOf(stored: OpenedFile): Promise<Uint8Array> {
  const end = Math.min(MARK_BYTES, stored.size) - 1
  return end < 0 ? new Uint8Array() : bytesOf(stored, { start: 0, end })
}

async function bytesOf(stored: OpenedFile, span: ByteSpan): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stored.read(span)).arrayBuffer())
}
