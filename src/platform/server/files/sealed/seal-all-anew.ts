import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/db.ts'
import { fileKeys } from '../blobs/blobs.ts'
import { unlessMissing } from '../blobs/missing.ts'
import { uploadedFile } from '../table.ts'
import { isByNewestKey, sealAnew } from './sealed-store.ts'

/**
 * Encrypts every file by a new key whose key is older than this. One at a time, and each under a lock of its row: a file
 * that is deleted meanwhile must not come back. May be interrupted and repeated.
 * @returns how many
 */
export async function sealAllAnew(db: Database, before: Date): Promise<number> {
  const recent = new Set<string>()
  for await (const { id, writtenAt } of fileKeys().list()) if (writtenAt >= before) recent.add(id)
  let sealed = 0
  let last: string | undefined
  do {
    const after = last
    last = await db.transaction(async (tx) => {
      // A large file takes longer on its way through a store than a transaction may pause.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      const [file] = await tx
        .select({ id: uploadedFile.id })
        .from(uploadedFile)
        .where(after === undefined ? undefined : gt(uploadedFile.id, after))
        .orderBy(asc(uploadedFile.id))
        .limit(1)
        .for('update')
      if (file && !(await isDone(file.id, recent))) {
        await sealAnew(file.id)
        sealed += 1
      }
      return file?.id
    })
  } while (last !== undefined)
  return sealed
}

/** Lost files, or files whose key was erased, are left alone. */
async function isDone(id: string, recent: ReadonlySet<string>): Promise<boolean> {
  const isByNewest = await unlessMissing(isByNewestKey(id))
  return isByNewest === null || (isByNewest && recent.has(id))
}
