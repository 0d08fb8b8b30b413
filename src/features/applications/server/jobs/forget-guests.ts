import { and, eq, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { addDays } from '~/lib/dates/dates'
import type { Database, Queryable } from '~/platform/server/database/db'
import { removeStoredFile } from '~/platform/server/files/store'
import { uploadedFile } from '~/platform/server/files/table'
import { applicationsLabels } from '../../labels'
import { guestApplication, guestUpload } from '../apply-table'
import { application } from '../table'

const BATCH = 500

/** Never confirmed in time, or the application it became is deleted, with the account or at its own date. */
const isOver = (db: Queryable, now: Date) =>
  or(
    and(isNull(guestApplication.confirmedAt), lte(guestApplication.expiresAt, now)),
    and(
      isNotNull(guestApplication.confirmedAt),
      notExists(db.select({ one: sql`1` }).from(application).where(eq(application.id, guestApplication.applicationId))),
    ),
  )
const isAbandoned = (db: Queryable, now: Date) =>
  and(
    lt(guestUpload.createdAt, addDays(now, -1)),
    notExists(
      db.select({ one: sql`1` }).from(guestApplication).where(eq(guestApplication.id, guestUpload.guestApplicationId)),
    ),
  )

/** Deletes what guests left behind: applications unconfirmed or long gone, then files that belong to no application. */
export const GUEST_ACTS: readonly TimedAct[] = [
  {
    name: 'guest applications deleted',
    label: applicationsLabels.holds['guest applications deleted'],
    hurdle: {
      due: ({ db, now }) => db.$count(guestApplication, isOver(db, now)),
      total: ({ db }) => db.$count(guestApplication),
    },
    run: (db, now) => db.delete(guestApplication).where(isOver(db, now)),
  },
  {
    name: 'guest files deleted',
    label: applicationsLabels.holds['guest files deleted'],
    hurdle: {
      due: ({ db, now }) => db.$count(guestUpload, isAbandoned(db, now)),
      total: ({ db }) => db.$count(uploadedFile),
    },
    run: forgetFiles,
  },
]

/** A batch of files uploaded a day ago for an application that does not exist (any more). */
async function forgetFiles(db: Database, now: Date): Promise<void> {
  const abandoned = await db
    .select({ fileId: guestUpload.fileId })
    .from(guestUpload)
    .where(isAbandoned(db, now))
    .limit(BATCH)
  const ids = abandoned.map(({ fileId }) => fileId)
  if (ids.length === 0) return
  // The upload's own row is deleted with the file's.
  await db.delete(uploadedFile).where(inArray(uploadedFile.id, ids))
  await Promise.all(ids.map((id) => removeStoredFile(id)))
}
