import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../../lib/app-error.ts'
import { fileNameFor } from '../../../lib/file-name.ts'
import { uuidv7 } from '../../../lib/uuid.ts'
import { getConfig } from '../config.ts'
import { type Database, type Queryable, workDatabase } from '../database/db.ts'
import { processLog } from '../process-log.ts'
import { blobs } from './blobs/blobs.ts'
import { INCOMING } from './blobs/disk.ts'
import { type AllowedContentType, detectContentType } from './content-type.ts'
import { areFilesHeld } from './held.ts'
import { asNoRoom } from './no-room.ts'
import { isLockedPdf } from './pdf/pdf-facts.ts'
import { withoutCameraTraces } from './pdf/pdf-photos.ts'
import { redrawPicture } from './pictures.ts'
import { adoptSealed, eraseKey, writeSealed } from './sealed/sealed-store.ts'
import { uploadedFile } from './table.ts'
import { refuseViruses } from './virus-scan.ts'

/** Largest single document, bytes (product.md: 10\u00a0MB each). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/**
 * Checks a document by content, removes camera metadata, writes it durably outside the web root and records it under a
 * name with the ending of its type. The file is complete in the store before its row exists, so a row never points to
 * nothing. In no transaction, because the virus scan may take longer than one may pause.
 * @throws AppError `too-large` over 10\u00a0MB, `invalid` when it is no PDF, JPG or PNG, is empty or asks for a password,
 * `unavailable` when too many documents wait, those of `refuseViruses` and `withoutTraces`
 * @param queuesAs whose files wait for each other; with the owner's name unless somebody could invent owners
 */
export async function storeUpload(db: Database, ownerUserId: string, upload: File, queuesAs = ownerUserId) {
  if (upload.size > MAX_FILE_BYTES) {
    throw new AppError('too-large', 'Die Datei ist zu groß. Erlaubt sind höchstens 10\u00a0MB.', {
      reason: 'fileTooLarge',
    })
  }
  const sent = new Uint8Array(await upload.arrayBuffer())
  if (sent.length === 0) {
    throw new AppError('invalid', 'Diese Datei ist leer. Bitte eine andere wählen.', { reason: 'fileType' })
  }
  const contentType = detectContentType(sent)
  if (!contentType) {
    throw new AppError('invalid', 'Diese Datei ist kein lesbares PDF, JPG oder PNG. Bitte eine andere wählen.', {
      reason: 'fileType',
    })
  }
  if (contentType === 'application/pdf' && (await isLockedPdf(sent, queuesAs))) {
    throw new AppError(
      'invalid',
      'Dieses PDF ist mit einem Passwort geschützt; niemand könnte es öffnen. Bitte ohne Passwort speichern und noch einmal hochladen.',
      { reason: 'fileLocked' },
    )
  }
  await refuseViruses(sent)
  const content = await withoutTraces(sent, contentType)
  const id = await storeBytes(db, ownerUserId, content, { name: upload.name, contentType })
  return { id, name: fileNameFor(upload.name, contentType), contentType, size: content.length }
}

type NewFile = { name: string; contentType: string }

/** Stores bytes that we made or checked ourselves, and records them. */
export async function storeBytes(db: Queryable, ownerUserId: string, content: Uint8Array, file: NewFile) {
  const id = uuidv7()
  await writeSealed(id, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  await db.insert(uploadedFile).values({
    id,
    ownerUserId,
    name: fileNameFor(file.name, file.contentType),
    contentType: file.contentType,
    size: content.length,
    sha256,
    isSealed: true,
  })
  return id
}

/**
 * Streams to disk without holding it all in memory, and records it once it is complete and of an accepted type.
 * @param detect the type by the first bytes, or null when it is not accepted
 * @throws AppError `too-large` over `maxBytes`, `invalid` when it is empty or of another type, those of
 * `refuseViruses`; nothing is kept then
 */
export async function storeStream(
  db: Queryable,
  ownerUserId: string,
  stream: AsyncIterable<Uint8Array>,
  rules: {
    name: string
    maxBytes: number
    detect: (head: Uint8Array) => string | null
    typeMessage: string
    /** Removes in place what must not be kept; returns whether it changed anything. */
    clean: (file: FileHandle, size: number) => Promise<boolean>
  },
) {
  const id = uuidv7()
  // The store never holds an incomplete upload.
  const folder = path.join(getConfig().DATA_DIR, 'files', INCOMING)
  const temporary = path.join(folder, `${id}.${randomUUID()}`)
  const handle = await mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => open(temporary, 'wx+', 0o600))
    .catch((error: unknown) => {
      throw asNoRoom(error)
    })
  let hash = createHash('sha256')
  let size = 0
  let head: Uint8Array = new Uint8Array()
  try {
    for await (const chunk of stream) {
      size += chunk.length
      if (size > rules.maxBytes) throw tooLarge(rules.maxBytes)
      if (head.length < 64) {
        head = Buffer.concat([head, chunk.subarray(0, 64)])
        if (head.length >= 64 && rules.detect(head) === null) throw wrongType(rules.typeMessage)
      }
      hash.update(chunk)
      await handle.write(chunk)
    }
    const contentType = rules.detect(head)
    if (contentType === null) throw wrongType(rules.typeMessage)
    if (await rules.clean(handle, size)) {
      hash = createHash('sha256')
      for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk)
    }
    await refuseViruses(handle.createReadStream({ start: 0, autoClose: false }))
    await handle.sync()
    await handle.close()
    await adoptSealed(id, temporary)
    const file = {
      id,
      ownerUserId,
      name: fileNameFor(rules.name, contentType),
      contentType,
      size,
      sha256: hash.digest('hex'),
      isSealed: true,
    }
    await db.insert(uploadedFile).values(file)
    return { id, contentType, size }
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(temporary, { force: true })
    throw asNoRoom(error)
  }
}

function tooLarge(maxBytes: number) {
  const message = `Die Datei ist zu groß. Erlaubt sind höchstens ${Math.floor(maxBytes / 1_000_000)}\u00a0MB.`
  return new AppError('too-large', message, { reason: 'fileTooLarge' })
}

function wrongType(message: string) {
  return new AppError('invalid', message, { reason: 'fileType' })
}

/**
 * Removes a file whose row is gone; may be repeated. First its key, so that no copy can be read. While a backup runs the
 * bytes stay, because it may know the row, and are later found as bytes without one.
 */
export async function removeStoredFile(id: string): Promise<void> {
  await eraseKey(id)
  if (await areFilesHeld(workDatabase().db)) return
  await blobs().remove(id)
}

/**
 * The same for the files of a change that is committed, which must not look failed because the store is away. What could
 * not be removed is found later as bytes without a row, with its key.
 */
export async function removeForgottenFiles(ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    await removeStoredFile(id).catch((error: unknown) => {
      processLog().warn({ file: id, error }, 'file not removed yet')
    })
  }
}

/**
 * Writes a document of ours under a known id; the row is the caller's. Without a key: invoices have to be readable for
 * years, from every backup, and nobody may erase them before.
 */
export async function writeDocument(id: string, content: Uint8Array): Promise<void> {
  await blobs().write(id, content)
}

/**
 * A document without camera metadata: place, time, device, thumbnails of what was cropped away, and anything hidden
 * behind the picture. In PDFs only the photos are cleaned (see `withoutCameraTraces`).
 * @throws AppError `invalid` when it is a picture that cannot be read, `too-large` when it has too many pixels
 */
export async function withoutTraces(content: Uint8Array, contentType: AllowedContentType): Promise<Uint8Array> {
  if (contentType === 'application/pdf') return withoutCameraTraces(content)
  return redrawPicture(content, contentType === 'image/jpeg' ? 'jpeg' : 'png')
}
