import { and, eq, not } from 'drizzle-orm'
import { isApplicantActor } from '~/features/accounts/actor'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { uploadedFile } from '~/platform/server/files/table'
import { isHidden } from '../anonymous/company-view'
import { application, applicationAttachment } from '../table'
import { ownedBy, writeDownOpening } from './access'

/** A document sent with an application, for its company and the person themselves; null for everybody else. */
export async function sentFile(ctx: SignedInContext, attachmentId: string) {
  const own = ownedBy(ctx.actor)
  if (!own) return null
  const isSeen = isApplicantActor(ctx.actor) ? undefined : not(isHidden)
  const [row] = await ctx.db
    .select({
      applicantProfileId: application.applicantProfileId,
      fileId: uploadedFile.id,
      name: uploadedFile.name,
      contentType: uploadedFile.contentType,
    })
    .from(applicationAttachment)
    .innerJoin(application, eq(application.id, applicationAttachment.applicationId))
    .innerJoin(uploadedFile, eq(uploadedFile.id, applicationAttachment.fileId))
    .where(and(eq(applicationAttachment.id, attachmentId), own, isSeen))
  if (!row) return null
  const { applicantProfileId, ...file } = row
  await writeDownOpening(ctx, applicantProfileId, file.name)
  return file
}
