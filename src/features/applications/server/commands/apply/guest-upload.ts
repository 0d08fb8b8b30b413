import { count, eq } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { MAX_ATTACHMENTS } from '~/features/applications/apply/limits'
import { applicationError } from '~/features/applications/errors'
import { guestUpload } from '~/features/applications/server/apply-table'
import type { Database } from '~/platform/server/database/db'
import { storeUpload } from '~/platform/server/files/store'

/** Files somebody may try before choosing the right ones. */
const MAX_UPLOADS = MAX_ATTACHMENTS * 2

/**
 * A document for an application that has not been sent yet. A user's id is refused: nobody may add files to somebody
 * else's.
 * @throws AppError tooManyApplications, attachmentForeign
 */
export async function uploadAsGuest(db: Database, input: { guestId: string; file: File }) {
  const [had] = await db
    .select({ count: count() })
    .from(guestUpload)
    .where(eq(guestUpload.guestApplicationId, input.guestId))
  if ((had?.count ?? 0) >= MAX_UPLOADS) throw applicationError('tooManyApplications')
  if ((await db.$count(user, eq(user.id, input.guestId))) > 0) throw applicationError('attachmentForeign')
  const stored = await storeUpload(db, input.guestId, input.file)
  await db.insert(guestUpload).values({ guestApplicationId: input.guestId, fileId: stored.id })
  return stored
}
