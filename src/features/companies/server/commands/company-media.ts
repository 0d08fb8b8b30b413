import { eq } from 'drizzle-orm'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { AppError } from '~/lib/app-error'
import { webVttProblem } from '~/lib/formats/webvtt'
import type { Transaction } from '~/platform/server/database/db'
import { reencodePicture } from '~/platform/server/files/pictures'
import { removeStoredFile, storeBytes } from '~/platform/server/files/store'
import { uploadedFile } from '~/platform/server/files/table'
import { refuseViruses } from '~/platform/server/files/virus-scan'
import { companyError } from '../../errors'
import { MAX_CAPTIONS_BYTES, MAX_PICTURE_BYTES, type MediaKind } from '../../media'
import { announceCompanyPages } from '../company-pages'
import { companyProfile } from '../table'

const COLUMNS = {
  logo: 'logoFileId',
  cover: 'coverFileId',
  poster: 'posterFileId',
  captions: 'captionsFileId',
  video: 'videoFileId',
} as const satisfies Record<MediaKind, keyof typeof companyProfile.$inferSelect>

/** A logo keeps its shape on white or dark; cover and poster fill their frame. */
const SIZES = {
  logo: { width: 512, height: 512, fit: 'inside' },
  cover: { width: 1600, height: 500, fit: 'cover' },
  poster: { width: 1280, height: 720, fit: 'cover' },
} as const

/**
 * Stores a picture (decoded and encoded again) or captions (checked) for the company's profile; the previous file is
 * removed.
 * @throws AppError profileFirst, too-large, or invalid with what is wrong with the file, those of `refuseViruses`
 */
export async function saveCompanyFile(
  ctx: CompanyContext,
  { kind, file }: { kind: Exclude<MediaKind, 'video'>; file: File },
): Promise<{ fileId: string }> {
  const content = await safeContent(file, kind === 'captions' ? 'captions' : 'picture')
  const bytes = kind === 'captions' ? checkedCaptions(content) : await reencodePicture(content, SIZES[kind])
  const contentType = kind === 'captions' ? 'text/vtt' : 'image/webp'
  const name = kind === 'captions' ? 'untertitel.vtt' : `${kind}.webp`
  const fileId = await storeBytes(ctx.db, ctx.actor.userId, bytes, { name, contentType })
  await setCompanyFile(ctx, kind, fileId)
  return { fileId }
}

/**
 * The bytes of a file that is small enough and has no virus.
 * @throws AppError captionsTooLarge, pictureTooLarge, those of `refuseViruses`
 */
export async function safeContent(file: File, kind: 'captions' | 'picture'): Promise<Uint8Array> {
  const limit = kind === 'captions' ? MAX_CAPTIONS_BYTES : MAX_PICTURE_BYTES
  if (file.size > limit) throw companyError(kind === 'captions' ? 'captionsTooLarge' : 'pictureTooLarge')
  const content = new Uint8Array(await file.arrayBuffer())
  await refuseViruses(content)
  return content
}

/**
 * Points the profile to a stored file, or to none, and removes the previous one.
 * @throws AppError profileFirst
 */
export async function setCompanyFile(ctx: CompanyContext, kind: MediaKind, fileId: string | null): Promise<void> {
  const { db, actor } = ctx
  const column = COLUMNS[kind]
  const changed = await db
    .transaction(async (tx) => {
      const [profile] = await tx
        .select({ id: companyProfile.id, before: companyProfile[column] })
        .from(companyProfile)
        .where(eq(companyProfile.companyId, actor.company.id))
        .for('update')
      if (!profile) throw companyError('profileFirst')
      await tx
        .update(companyProfile)
        .set({ [column]: fileId })
        .where(eq(companyProfile.id, profile.id))
      if (profile.before !== null) await forgetFile(tx, profile.before)
      await announceCompanyPages(tx, actor.company.id)
      return profile
    })
    .catch(async (error: unknown) => {
      // Nothing refers to the new file: it would stay forever.
      if (fileId !== null) await discard(ctx, fileId)
      throw error
    })
  if (changed.before !== null) await removeStoredFile(changed.before)
}

async function discard({ db }: CompanyContext, fileId: string) {
  await db.delete(uploadedFile).where(eq(uploadedFile.id, fileId))
  await removeStoredFile(fileId)
}

async function forgetFile(tx: Transaction, fileId: string) {
  await tx.delete(uploadedFile).where(eq(uploadedFile.id, fileId))
}

function checkedCaptions(content: Uint8Array): Uint8Array {
  const text = decodeUtf8(content)
  const problem = text === null ? 'Die Untertitel müssen als UTF-8 gespeichert sein.' : webVttProblem(text)
  if (problem !== null) throw new AppError('invalid', problem, { reason: 'captions' })
  return content
}

function decodeUtf8(content: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return null
  }
}
