import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { guestUpload } from '~/features/applications/server/apply-table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { atTheSameLock } from '../../../../../../tests/factories/waiting'
import { uploadAsGuest } from './guest-upload'
import { lockWaitingFiles, networkName, whyTooMuch } from './waiting-files'

const { db } = database()
const MB = 1_000_000

/** A file of somebody in this network that waits for its application; only its row. */
async function waiting(clientIp: string, size: number) {
  const ownerUserId = uuidv7()
  const file = { ownerUserId, name: 'lebenslauf.pdf', contentType: 'application/pdf', size, sha256: '', isSealed: true }
  const [stored] = await db.insert(uploadedFile).values(file).returning({ id: uploadedFile.id })
  if (!stored) throw new Error('insert returned no row')
  await db
    .insert(guestUpload)
    .values({ guestApplicationId: ownerUserId, fileId: stored.id, fromNetwork: networkName(clientIp) })
  return stored.id
}

const upload = (clientIp: string, length = 1000) =>
  uploadAsGuest(
    { db, clientIp },
    { guestId: uuidv7(), file: new File([`%PDF-1.7\n${' '.repeat(length)}\n%%EOF`], 'lebenslauf.pdf') },
  )

test('what nobody has confirmed is bounded by network; another network is not held up', async () => {
  const parked = await waiting('2001:db8:4124::1', 250 * MB)
  // The same network as one connection of it after the other.
  await expect(upload('2001:db8:4124::2')).rejects.toThrow('Internetanschluss')
  await expect(upload('203.0.113.41')).resolves.toMatchObject({ name: 'lebenslauf.pdf' })
  // Confirmed: it is an application's now.
  await db.delete(guestUpload).where(eq(guestUpload.fileId, parked))
  await expect(upload('2001:db8:4124::2')).resolves.toBeDefined()
})

test('of two files at the same moment the second sees the first, and nothing is left of what was refused', async () => {
  const clientIp = '203.0.113.42'
  await waiting(clientIp, 250 * MB - 1500)
  const before = await db.$count(uploadedFile)
  const both = [() => upload(clientIp), () => upload(clientIp)]
  const results = await atTheSameLock(lockWaitingFiles, 'select pg_advisory_xact_lock', both)
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []))
  expect(await db.$count(guestUpload, inArray(guestUpload.fileId, ids))).toBe(1)
  expect(await db.$count(uploadedFile)).toBe(before + 1)
})

test.each([
  ['a usual file beside usual ones', { ofNetwork: 30 * MB, ofAll: 900 * MB }, 500_000 * MB, null],
  ['the last one of a network', { ofNetwork: 240 * MB, ofAll: 900 * MB }, 500_000 * MB, null],
  ['one more of it', { ofNetwork: 241 * MB, ofAll: 900 * MB }, 500_000 * MB, 'tooManyFilesOfNetwork'],
  ['one more of all networks', { ofNetwork: 0, ofAll: 19_991 * MB }, 500_000 * MB, 'tooManyFilesWaiting'],
  ['one on a disk that is nearly full', { ofNetwork: 0, ofAll: 900 * MB }, 3000 * MB, 'tooManyFilesWaiting'],
  ['one where the system does not tell', { ofNetwork: 0, ofAll: 900 * MB }, null, null],
])('%s: %j with %s bytes free', (_what, bytes, free, reason) => {
  expect(whyTooMuch(bytes, 10 * MB, free)).toBe(reason)
})
