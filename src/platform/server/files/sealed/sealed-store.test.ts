import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { uuidv7 } from '../../../../lib/uuid.ts'
import { closeDatabase, database } from '../../database/db.ts'
import { blobs, fileKeys } from '../blobs/blobs.ts'
import { removeStoredFile, storeBytes, storeStream } from '../store.ts'
import { uploadedFile } from '../table.ts'
import { isSealed, unseal } from './seal.ts'
import { sealAllAnew } from './seal-all-anew.ts'
import { openStoredFile, readStoredFile, sealAnew } from './sealed-store.ts'

const { db } = database()
afterAll(closeDatabase)
const WORDS = 'ein Zeugnis, das niemand sonst lesen soll'
const kind = { name: 'zeugnis.pdf', contentType: 'application/pdf' }

test('no file lies readable in the store, each has a key of its own, and without it no copy can be read', async () => {
  const [mine, other] = [
    await storeBytes(db, uuidv7(), Buffer.from(WORDS), kind),
    await storeBytes(db, uuidv7(), Buffer.from(WORDS), kind),
  ]
  const copy = await blobs().read(mine)
  expect(copy.includes('Zeugnis')).toBe(false)
  expect(copy.equals(await blobs().read(other))).toBe(false)
  expect((await readStoredFile(mine)).toString()).toBe(WORDS)
  await removeStoredFile(mine)
  // Somebody puts the bytes back, from wherever they lay.
  await blobs().write(mine, copy)
  await expect(readStoredFile(mine)).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(openStoredFile(mine)).rejects.toMatchObject({ code: 'ENOENT' })
  expect((await readStoredFile(other)).toString()).toBe(WORDS)
  await removeStoredFile(other)
  await blobs().remove(mine)
})

test('a streamed file is encrypted, too, and read in parts', async () => {
  const content = Buffer.from(WORDS.repeat(10_000))
  const { id } = await storeStream(db, uuidv7(), streamOf(content), {
    ...{ name: 'film.mp4', maxBytes: 10_000_000, typeMessage: 'Kein Film.' },
    detect: () => 'video/mp4',
    clean: async () => false,
  })
  expect(isSealed(await blobs().read(id))).toBe(true)
  const { size, read } = await openStoredFile(id)
  expect(size).toBe(content.length)
  const part = Buffer.from(await new Response(read({ start: 70_000, end: 140_000 })).arrayBuffer())
  expect(part.equals(content.subarray(70_000, 140_001))).toBe(true)
  await removeStoredFile(id)
})

test('every key can be changed: all files stay readable, copies in backups too, and who is interrupted goes on', async () => {
  const small = await storeBytes(db, uuidv7(), Buffer.from(WORDS), kind)
  const film = Buffer.from(WORDS.repeat(10_000))
  const large = await storeBytes(db, uuidv7(), film, kind)
  const lost = await storeBytes(db, uuidv7(), Buffer.from(WORDS), kind)
  await removeStoredFile(lost)
  const inBackup = await blobs().read(large)
  const before = await fileKeys().read(large)
  // Killed between the new key and the file.
  await fileKeys().write(small, Buffer.concat([randomBytes(32), await fileKeys().read(small)]))
  expect((await readStoredFile(small)).toString()).toBe(WORDS)
  // As the demo's files were once: what a row says of its encryption decides nothing.
  await db.update(uploadedFile).set({ isSealed: false }).where(eq(uploadedFile.id, small))
  const began = new Date(Date.now() + 60_000)
  expect(await sealAllAnew(db, began)).toBe(2)
  for (const [id, content] of [
    [small, Buffer.from(WORDS)],
    [large, film],
  ] as const) {
    const stored = await blobs().read(id)
    expect(stored.includes('Zeugnis')).toBe(false)
    expect(unseal(stored, (await fileKeys().read(id)).subarray(0, 32)).equals(content)).toBe(true)
    expect((await readStoredFile(id)).equals(content)).toBe(true)
  }
  const { read } = await openStoredFile(large)
  const part = Buffer.from(await new Response(read({ start: 70_000, end: 140_000 })).arrayBuffer())
  expect(part.equals(film.subarray(70_000, 140_001))).toBe(true)
  expect((await fileKeys().read(large)).subarray(-32).equals(before)).toBe(true)
  expect((await fileKeys().read(small)).length).toBe(64)
  // What has been done since that moment is not done again.
  expect(await sealAllAnew(db, new Date(Date.now() - 60_000))).toBe(0)
  await blobs().write(large, inBackup)
  expect((await readStoredFile(large)).equals(film)).toBe(true)
  await removeStoredFile(large)
  await blobs().write(large, inBackup)
  await expect(readStoredFile(large)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('who has opened a file reads it also when it gets a new key in between', async () => {
  const film = Buffer.from(WORDS.repeat(10_000))
  const id = await storeBytes(db, uuidv7(), film, kind)
  const [whole, part] = [await openStoredFile(id), await openStoredFile(id)]
  await sealAnew(id)
  expect(Buffer.from(await new Response(whole.read()).arrayBuffer()).equals(film)).toBe(true)
  const span = { start: 70_000, end: 140_000 }
  const read = Buffer.from(await new Response(part.read(span)).arrayBuffer())
  expect(read.equals(film.subarray(70_000, 140_001))).toBe(true)
  await removeStoredFile(id)
  await expect(new Response(whole.read()).arrayBuffer()).rejects.toMatchObject({ code: 'ENOENT' })
})

async function* streamOf(content: Buffer) {
  for (let at = 0; at < content.length; at += 30_000) yield content.subarray(at, at + 30_000)
}
