import { eq } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { MAX_ATTACHMENTS } from '~/features/applications/apply/limits'
import { applicationError } from '~/features/applications/errors'
import { guestUpload } from '~/features/applications/server/apply-table'
import type { Database } from '~/platform/server/database/db'
import { removeStoredFile, storeUpload } from '~/platform/server/files/store'
import { uploadedFile } from '~/platform/server/files/table'
import { networkOf } from '~/platform/server/rate-limit'
import { lockWaitingFiles, networkName, refuseTooMuch } from './waiting-files'

/** Files somebody may try before choosing the right ones. */
const MAX_UPLOADS = MAX_ATTACHMENTS * 2

/**
 * A document for an application that has not been sent yet. A user's id is refused: nobody may add files to somebody
 * else's.
 * @throws AppError tooManyApplications, attachmentForeign, tooManyFilesOfNetwork, tooManyFilesWaiting
 */
export async function uploadAsGuest(
  { db, clientIp }: { db: Database; clientIp: string | null },
  input: { guestId: string; file: File },
) {
  const had = await db.$count(guestUpload, eq(guestUpload.guestApplicationId, input.guestId))
  if (had >= MAX_UPLOADS) throw applicationError('tooManyApplications')
  if ((await db.$count(user, eq(user.id, input.guestId))) > 0) throw applicationError('attachmentForeign')
  const fromNetwork = networkName(clientIp)
  await refuseTooMuch(db, fromNetwork, input.file.size)
  const stored = await storeUpload(db, input.guestId, input.file, `visitor ${networkOf(clientIp)}`)
  try {
    await db.transaction(async (tx) => {
      await lockWaitingFiles(tx)
      await refuseTooMuch(tx, fromNetwork, stored.size)
      await tx.insert(guestUpload).values({ guestApplicationId: input.guestId, fileId: stored.id, fromNetwork })
    })
  } catch (error) {
    await db.delete(uploadedFile).where(eq(uploadedFile.id, stored.id))
    await removeStoredFile(stored.id)
    throw error
  }
  return stored
}
