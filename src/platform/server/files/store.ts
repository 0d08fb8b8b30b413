import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../../lib/app-error.ts'
import { uuidv7 } from '../../../lib/uuid.ts'
import { getConfig } from '../config.ts'
import type { Queryable } from '../database/db.ts'
import { detectContentType } from './content-type.ts'
import { uploadedFile } from './table.ts'

/** Largest single document, bytes (product.md: 10 MB each). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/**
 * Checks a document by content, writes it durably outside the web root and records it.
 * The file is complete on disk before its row exists, so a row never points at nothing.
 *
 * @throws AppError `too-large` over 10 MB, `invalid` when it is no PDF, JPG or PNG or is empty
 */
export async function storeUpload(db: Queryable, ownerUserId: string, upload: File) {
  if (upload.size > MAX_FILE_BYTES) {
    throw new AppError('too-large', 'Die Datei ist zu groß. Erlaubt sind höchstens 10 MB.', { reason: 'fileTooLarge' })
  }
  const content = new Uint8Array(await upload.arrayBuffer())
  const contentType = detectContentType(content)
  if (!contentType) {
    throw new AppError('invalid', 'Diese Datei ist kein lesbares PDF, JPG oder PNG. Bitte eine andere wählen.', {
      reason: 'fileType',
    })
  }
  const id = uuidv7()
  await writeDurably(filePath(id), content)
  const [row] = await db
    .insert(uploadedFile)
    .values({
      id,
      ownerUserId,
      name: safeName(upload.name),
      contentType,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    .returning({
      id: uploadedFile.id,
      name: uploadedFile.name,
      contentType: uploadedFile.contentType,
      size: uploadedFile.size,
    })
  if (!row) throw new Error('insert returned no row')
  return row
}

/** The bytes of a stored file. The caller has checked who asks. */
export async function readStoredFile(id: string): Promise<Buffer> {
  return readFile(filePath(id))
}

/** Removes the bytes of a file; repeating it is harmless. */
export async function removeStoredFile(id: string): Promise<void> {
  await rm(filePath(id), { force: true })
}

/** Writes bytes for a known id (demo data); the row is the caller's. */
export async function writeStoredFile(id: string, content: Uint8Array): Promise<void> {
  await writeDurably(filePath(id), content)
}

function filePath(id: string): string {
  return path.join(getConfig().DATA_DIR, 'files', id.slice(-2), id)
}

async function writeDurably(target: string, content: Uint8Array) {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const temporary = `${target}.${randomUUID()}`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, target)
}

/** Keeps the readable name, without anything that could be a path or a control sign; at most 120 characters. */
function safeName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? ''
  const clean = base.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').trim()
  // By whole characters: half an emoji cannot be stored.
  return [...clean].slice(-120).join('').trim() || 'Dokument'
}
