/** What a company shows of itself beyond words. */
export const MEDIA_KINDS = ['logo', 'cover', 'poster', 'captions', 'video'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** Bytes of a picture as it is uploaded; what is kept is smaller. */
export const MAX_PICTURE_BYTES = 10_000_000
export const MAX_CAPTIONS_BYTES = 500_000

/** The address of a company's picture, video or captions; the id changes with the file, so it may be kept for ever. */
export function companyFileUrl(fileId: string): string {
  return `/api/files/company/${fileId}`
}
