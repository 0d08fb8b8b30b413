import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { companyError } from '../errors'
import { MAX_PICTURES } from '../media'
import { company, companyPicture, companyProfile } from './table'
import { colleagues, wrote } from './who-changed'

const profileColumns = {
  ...pick(companyProfile, 'id', 'name', 'legalForm', 'registerCourt', 'registerNumber', 'vatId', 'street'),
  ...pick(companyProfile, 'houseNumber', 'postalCode', 'city', 'website', 'sizeBand', 'industry', 'description'),
  ...pick(companyProfile, 'benefits', 'contactName', 'contactEmail', 'contactPhone', 'representatives', 'legalEmail'),
  ...pick(companyProfile, 'legalPhone', 'economicId', 'supervisoryAuthority'),
}

const video = alias(uploadedFile, 'video')

const mediaColumns = {
  ...pick(companyProfile, 'logoFileId', 'coverFileId', 'posterFileId', 'captionsFileId', 'videoFileId'),
  videoType: video.contentType,
}

/** The company's own profile for the editor, with who wrote it; before there is one, data of the billing set-up. */
export async function findOwnProfile(db: Queryable, companyId: string) {
  const colleague = colleagues(db, companyId)
  const [row] = await db
    .select({ profile: { ...profileColumns, version: companyProfile.version }, changedBy: colleague.name })
    .from(companyProfile)
    .leftJoin(colleague, wrote(colleague, companyProfile))
    .where(eq(companyProfile.companyId, companyId))
  const [known] = await db
    .select(pick(company, 'name', 'street', 'houseNumber', 'postalCode', 'city', 'vatId'))
    .from(company)
    .where(eq(company.id, companyId))
  return { profile: row?.profile ?? null, changedBy: row?.changedBy ?? null, known: known ?? null }
}

const NO_MEDIA = {
  ...{ logoFileId: null, coverFileId: null, posterFileId: null },
  ...{ captionsFileId: null, videoFileId: null, videoType: null },
}

/**
 * What the public sees of a company; a suspended one only platform admins see (`isShownSuspended`), who decide about it.
 *
 * @throws companyError profileNotFound
 */
export async function findPublicProfile(
  db: Queryable,
  companyProfileId: string,
  { isShownSuspended }: { isShownSuspended: boolean },
) {
  const [found] = await db
    .select({
      ...profileColumns,
      ...mediaColumns,
      ...pick(company, 'verifiedAt', 'verifiedBy', 'verifiedDomain'),
      companyId: company.id,
      isSuspended: sql<boolean>`${company.suspendedAt} is not null`,
    })
    .from(companyProfile)
    .innerJoin(company, eq(company.id, companyProfile.companyId))
    .leftJoin(video, eq(video.id, companyProfile.videoFileId))
    .where(and(eq(companyProfile.id, companyProfileId), isShownSuspended ? undefined : isNull(company.suspendedAt)))
  if (!found) throw companyError('profileNotFound')
  const { companyId, logoFileId, coverFileId, posterFileId, captionsFileId, videoFileId, videoType, ...profile } = found
  const media = { logoFileId, coverFileId, posterFileId, captionsFileId, videoFileId, videoType }
  // Files of a suspended company are given to nobody.
  if (profile.isSuspended) return { ...profile, media: NO_MEDIA, pictures: [] }
  return { ...profile, media, pictures: await picturesOf(db, companyId) }
}

/** The pictures of a company's page, in order. */
export function picturesOf(db: Queryable, companyId: string) {
  return db
    .select({ id: companyPicture.id, fileId: companyPicture.fileId, altText: companyPicture.altText })
    .from(companyPicture)
    .where(eq(companyPicture.companyId, companyId))
    .orderBy(asc(companyPicture.position), asc(companyPicture.id))
    .limit(MAX_PICTURES)
}

/** Pictures, video and captions of the own profile, and the state of its verification. */
export async function findOwnMedia(db: Queryable, companyId: string) {
  const [own] = await db
    .select({
      ...mediaColumns,
      website: companyProfile.website,
      ...pick(company, 'verifiedAt', 'verifiedBy', 'verifiedDomain'),
    })
    .from(companyProfile)
    .innerJoin(company, eq(company.id, companyProfile.companyId))
    .leftJoin(video, eq(video.id, companyProfile.videoFileId))
    .where(eq(companyProfile.companyId, companyId))
  return own ?? null
}

/** A file of a public profile, or null: then it does not exist for anybody. */
export async function findPublicFile(db: Queryable, fileId: string) {
  const [file] = await db
    .select({
      contentType: uploadedFile.contentType,
      size: uploadedFile.size,
      companyProfileId: companyProfile.id,
    })
    .from(uploadedFile)
    .leftJoin(companyPicture, eq(companyPicture.fileId, uploadedFile.id))
    .innerJoin(
      companyProfile,
      or(
        eq(companyProfile.companyId, companyPicture.companyId),
        eq(companyProfile.logoFileId, uploadedFile.id),
        eq(companyProfile.coverFileId, uploadedFile.id),
        eq(companyProfile.posterFileId, uploadedFile.id),
        eq(companyProfile.captionsFileId, uploadedFile.id),
        eq(companyProfile.videoFileId, uploadedFile.id),
      ),
    )
    .innerJoin(company, eq(company.id, companyProfile.companyId))
    .where(and(eq(uploadedFile.id, fileId), isNull(company.suspendedAt)))
    .limit(1)
  return file ?? null
}
