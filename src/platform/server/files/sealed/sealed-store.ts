import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getConfig } from '../../config.ts'
import { blobs, fileKeys } from '../blobs/blobs.ts'
import { INCOMING } from '../blobs/disk.ts'
import { isSealed, KEY_BYTES, MARK_BYTES, type OpenedFile, openSealed, seal, sealing, unseal } from './seal.ts'

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

/** Encrypts what lies in the store already. In one step: who reads it meanwhile gets the one or the other. */
export async function replaceBySealed(id: string, content: Uint8Array): Promise<void> {
  const file = path.join(getConfig().DATA_DIR, 'files', INCOMING, `${id}.${randomUUID()}`)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, seal(content, await newKey(id)), { mode: 0o600, flag: 'wx', flush: true })
    await blobs().adopt(id, file)
  } finally {
    await rm(file, { force: true })
  }
}

/**
 * The content of a stored file, encrypted or from before there were keys.
 * @throws an error with the code ENOENT when the file or its key is gone
 */
export async function readSealed(id: string): Promise<Buffer> {
  const stored = await blobs().read(id)
  return isSealed(stored) ? unseal(stored, await fileKeys().read(id)) : stored
}

/** The same without holding it in memory. */
export async function openStored(id: string): Promise<OpenedFile> {
  const stored = await blobs().open(id)
  const head = await headOf(stored)
  return isSealed(head) ? openSealed(stored, await fileKeys().read(id)) : stored
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

async function newKey(id: string): Promise<Buffer> {
  const key = randomBytes(KEY_BYTES)
  await fileKeys().write(id, key)
  return key
}

async function headOf(stored: OpenedFile): Promise<Uint8Array> {
  const end = Math.min(MARK_BYTES, stored.size) - 1
  if (end < 0) return new Uint8Array()
  return new Uint8Array(await new Response(stored.read({ start: 0, end })).arrayBuffer())
}
