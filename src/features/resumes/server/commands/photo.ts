import { and, eq } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import type { ApplicantContext } from '~/features/accounts/server/command-context'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import { AppError } from '~/lib/app-error'
import { type PictureArea, reencodePicture } from '~/platform/server/files/pictures'
import { MAX_FILE_BYTES, storeBytes } from '~/platform/server/files/store'
import { refuseViruses } from '~/platform/server/files/virus-scan'
import { resumeError } from '../../errors'
import { resume } from '../table'

/** Portrait as on paper (3:4), enough for 28 mm in print. JPEG, because the typesetter embeds it unchanged. */
const SIZE = { width: 600, height: 800, fit: 'cover', format: 'jpeg' } as const

/**
 * Gives an own résumé a photo: decoded, upright, cropped as requested, else around the foreground, and encoded again,
 * so that no place, camera or hidden payload is left. The previous one is deleted by the sweep unless an application
 * uses it.
 * @throws AppError notFound, `too-large` over 10\u00a0MB, those of `reencodePicture` and `refuseViruses`
 */
export async function setPhoto(
  ctx: ApplicantContext,
  input: { resumeId: string; file: File; crop: PictureArea | null },
): Promise<{ photoFileId: string }> {
  if (input.file.size > MAX_FILE_BYTES) {
    throw new AppError('too-large', 'Das Foto ist zu groß. Erlaubt sind höchstens 10\u00a0MB.', {
      reason: 'fileTooLarge',
    })
  }
  // Checked before anything expensive: whether there is such a résumé.
  const [own] = await ctx.db.select({ id: resume.id }).from(resume).where(ownResume(ctx.actor, input.resumeId))
  if (!own) throw resumeError('notFound')
  const content = new Uint8Array(await input.file.arrayBuffer())
  await refuseViruses(content)
  const photo = await reencodePicture(content, { ...SIZE, ...(input.crop ? { area: input.crop } : {}) })
  return ctx.db.transaction(async (tx) => {
    const file = { name: 'Foto.jpg', contentType: 'image/jpeg' }
    const photoFileId = await storeBytes(tx, ctx.actor.userId, photo, file)
    const changed = await tx
      .update(resume)
      .set({ photoFileId, updatedAt: ctx.now })
      .where(ownResume(ctx.actor, input.resumeId))
      .returning({ id: resume.id })
    if (changed.length === 0) throw resumeError('notFound')
    await markApplicants(tx, [ctx.actor.applicantProfileId])
    return { photoFileId }
  })
}

/**
 * Removes the photo from an own résumé; may be repeated.
 * @throws AppError notFound
 */
export async function removePhoto(ctx: ApplicantContext, input: { resumeId: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const changed = await tx
      .update(resume)
      .set({ photoFileId: null, updatedAt: ctx.now })
      .where(ownResume(ctx.actor, input.resumeId))
      .returning({ id: resume.id })
    if (changed.length === 0) throw resumeError('notFound')
    await markApplicants(tx, [ctx.actor.applicantProfileId])
  })
}

function ownResume(actor: ApplicantActor, id: string) {
  return and(eq(resume.id, id), eq(resume.applicantProfileId, actor.applicantProfileId))
}
