import { eq } from 'drizzle-orm'
import type { Database } from '../../database/db.ts'
import { blobs } from '../blobs/blobs.ts'
import { unlessMissing } from '../blobs/missing.ts'
import { uploadedFile } from '../table.ts'
import { isSealed } from './seal.ts'
import { replaceBySealed } from './sealed-store.ts'

/**
 * Gives every file from before there were keys a key of its own; one at a time, and each under a lock of its row, for
 * two keys would make it unreadable. May be interrupted and repeated.
 * @returns how many
 */
export async function sealPlainFiles(db: Database): Promise<number> {
  let sealed = 0
  while (await sealOne(db)) sealed += 1
  return sealed
}

function sealOne(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [file] = await tx
      .select({ id: uploadedFile.id })
      .from(uploadedFile)
      .where(eq(uploadedFile.isSealed, false))
      .orderBy(uploadedFile.id)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!file) return false
    // Without its bytes, which were lost before, there is nothing to encrypt.
    const stored = await unlessMissing(blobs().read(file.id))
    if (stored && !isSealed(stored)) await replaceBySealed(file.id, stored)
    await tx.update(uploadedFile).set({ isSealed: true }).where(eq(uploadedFile.id, file.id))
    return true
  })
}
