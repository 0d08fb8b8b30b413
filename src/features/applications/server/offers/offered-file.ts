import { and, eq } from 'drizzle-orm'
import { isReaderActor, type SignedInActor } from '~/features/accounts/actor'
import type { Database } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { ownedBy } from '../exports/access'
import { application } from '../table'
import { jobOffer } from './offer-table'

/** The document that came with an offer, for its company and the person; null for everybody else. */
export async function offeredFile(db: Database, actor: SignedInActor, offerId: string) {
  const own = isReaderActor(actor) ? undefined : ownedBy(actor)
  if (!own) return null
  const [file] = await db
    .select({ fileId: uploadedFile.id, name: uploadedFile.name, contentType: uploadedFile.contentType })
    .from(jobOffer)
    .innerJoin(application, eq(application.id, jobOffer.applicationId))
    .innerJoin(uploadedFile, eq(uploadedFile.id, jobOffer.fileId))
    .where(and(eq(jobOffer.id, offerId), own))
  return file ?? null
}
