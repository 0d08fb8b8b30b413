import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import type { Transaction } from '~/platform/server/database/db'
import { reencodePicture } from '~/platform/server/files/pictures'
import { removeStoredFile, storeBytes } from '~/platform/server/files/store'
import { uploadedFile } from '~/platform/server/files/table'
import { companyError } from '../../errors'
import { MAX_PICTURES } from '../../media'
import type { addPictureSchema, describePictureSchema, orderPicturesSchema } from '../../schema'
import { announceCompanyPages } from '../company-pages'
import { companyPicture, companyProfile } from '../table'
import { safeContent } from './company-media'

const SIZE = { width: 1280, height: 960, fit: 'inside' } as const

/**
 * Adds a picture to the company's page, decoded and encoded again, as the last one. A repeated click adds it once.
 * @throws AppError profileFirst, tooManyPictures, pictureTooLarge, or invalid with what is wrong with the file, those of
 * `refuseViruses`
 */
export async function addPicture(ctx: CompanyContext, input: z.infer<typeof addPictureSchema>): Promise<void> {
  const { db, actor, now } = ctx
  const { id, file, altText } = input
  const bytes = await reencodePicture(await safeContent(file, 'picture'), SIZE)
  const fileId = await storeBytes(db, actor.userId, bytes, { name: 'bild.webp', contentType: 'image/webp' })
  const isAdded = await db
    .transaction(async (tx) => {
      const pictures = await lockGallery(tx, ctx)
      if (pictures.some((each) => each.id === id)) return false
      if (pictures.length >= MAX_PICTURES) throw companyError('tooManyPictures')
      const position = (pictures.at(-1)?.position ?? -1) + 1
      await tx
        .insert(companyPicture)
        .values({ id, companyId: actor.company.id, fileId, altText, position, createdAt: now })
      await announceCompanyPages(tx, actor.company.id)
      return true
    })
    .catch(async (error: unknown) => {
      await discard(ctx, fileId)
      throw error
    })
  if (!isAdded) await discard(ctx, fileId)
}

/**
 * Says what is to be seen on a picture.
 * @throws AppError pictureNotFound
 */
export async function describePicture(
  { db, actor }: CompanyContext,
  { id, altText }: z.infer<typeof describePictureSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(companyPicture)
      .set({ altText })
      .where(and(eq(companyPicture.id, id), eq(companyPicture.companyId, actor.company.id)))
      .returning({ id: companyPicture.id })
    if (changed.length === 0) throw companyError('pictureNotFound')
    await announceCompanyPages(tx, actor.company.id)
  })
}

/**
 * Puts the pictures in another order.
 * @throws AppError picturesChanged when others than these are there
 */
export async function orderPictures(ctx: CompanyContext, { ids }: z.infer<typeof orderPicturesSchema>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const pictures = await lockGallery(tx, ctx)
    const known = new Set(pictures.map(({ id }) => id))
    if (new Set(ids).size !== known.size || ids.length !== known.size || ids.some((id) => !known.has(id))) {
      throw companyError('picturesChanged')
    }
    const order = sql`array_position(array[${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}], ${companyPicture.id}) - 1`
    await tx.update(companyPicture).set({ position: order }).where(eq(companyPicture.companyId, ctx.actor.company.id))
    await announceCompanyPages(tx, ctx.actor.company.id)
  })
}

/** Takes a picture from the page, with its file; one that is gone counts as done. */
export async function removePicture({ db, actor }: CompanyContext, { id }: { id: string }): Promise<void> {
  const removed = await db.transaction(async (tx) => {
    const [picture] = await tx
      .delete(companyPicture)
      .where(and(eq(companyPicture.id, id), eq(companyPicture.companyId, actor.company.id)))
      .returning({ fileId: companyPicture.fileId })
    if (!picture) return null
    await tx.delete(uploadedFile).where(eq(uploadedFile.id, picture.fileId))
    await announceCompanyPages(tx, actor.company.id)
    return picture
  })
  if (removed) await removeStoredFile(removed.fileId)
}

/** All pictures under the lock of the profile, so that two who add at once do not pass the limit. */
async function lockGallery(tx: Transaction, { actor }: CompanyContext) {
  const [profile] = await tx
    .select({ id: companyProfile.id })
    .from(companyProfile)
    .where(eq(companyProfile.companyId, actor.company.id))
    .for('update')
  if (!profile) throw companyError('profileFirst')
  return tx
    .select({ id: companyPicture.id, position: companyPicture.position })
    .from(companyPicture)
    .where(eq(companyPicture.companyId, actor.company.id))
    .orderBy(asc(companyPicture.position))
    .limit(MAX_PICTURES)
}

/** Nothing refers to the new file: it would stay forever. */
async function discard({ db }: CompanyContext, fileId: string): Promise<void> {
  await db.delete(uploadedFile).where(eq(uploadedFile.id, fileId))
  await removeStoredFile(fileId)
}
