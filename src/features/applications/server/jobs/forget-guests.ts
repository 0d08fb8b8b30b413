import { and, eq, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { addDays } from '~/lib/dates'
import type { Database } from '~/platform/server/database/db'
import { removeStoredFile } from '~/platform/server/files/store'
import { uploadedFile } from '~/platform/server/files/table'
import { guestApplication, guestUpload } from '../apply-table'

const BATCH = 500

/**
 * Deletes what guests left behind: applications nobody confirmed in time, and files that were uploaded a day ago for an
 * application that is not (or no more) there. Harmless when repeated.
 */
export async function forgetGuests(db: Database, now: Date): Promise<void> {
  const isOver = and(isNull(guestApplication.confirmedAt), lte(guestApplication.expiresAt, now))
  await db.delete(guestApplication).where(isOver)
  const isAbandoned = and(
    lt(guestUpload.createdAt, addDays(now, -1)),
    notExists(
      db.select({ one: sql`1` }).from(guestApplication).where(eq(guestApplication.id, guestUpload.guestApplicationId)),
    ),
  )
  const abandoned = await db.select({ fileId: guestUpload.fileId }).from(guestUpload).where(isAbandoned).limit(BATCH)
  const ids = abandoned.map(({ fileId }) => fileId)
  if (ids.length === 0) return
  // The upload's own row goes with the file's.
  await db.delete(uploadedFile).where(inArray(uploadedFile.id, ids))
  await Promise.all(ids.map((id) => removeStoredFile(id)))
}
