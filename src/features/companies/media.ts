/** Pictures and videos of a company. */
export const MEDIA_KINDS = ['logo', 'cover', 'poster', 'captions', 'video'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** Bytes of an uploaded picture; the stored one is smaller. */
export const MAX_PICTURE_BYTES = 10_000_000
export const MAX_CAPTIONS_BYTES = 500_000

/** The address of a company's picture, video or captions; the id changes with the file, so it may be cached forever. */
export function companyFileUrl(fileId: string): string {
  return `/api/files/company/${fileId}`
}
