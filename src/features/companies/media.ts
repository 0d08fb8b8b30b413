/** Pictures and videos of a company. */
export const MEDIA_KINDS = ['logo', 'cover', 'poster', 'captions', 'video'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** Bytes of an uploaded picture; the stored one is smaller. */
export const MAX_PICTURE_BYTES = 10_000_000
/** Pictures on a company's page, apart from logo and cover. */
export const MAX_PICTURES = 6
export const MAX_ALT_TEXT = 200
export const MAX_CAPTIONS_BYTES = 500_000

/** The address of a company's picture, video or captions; the id changes with the file, so it may be cached forever. */
export function companyFileUrl(fileId: string): string {
  return `/api/files/company/${fileId}`
}

/** Changes with the drawings: old ones stay in the caches of browsers. */
const DRAWING = 1

/**
 * A picture of the company: its own, else one drawn from industry and name.
 * @param view of the drawn ones; 0 is that of the company's page
 */
export function companyPictureUrl(company: PicturedCompany, view = 0): string {
  if (company.coverFileId && view === 0) return companyFileUrl(company.coverFileId)
  const values = new URLSearchParams({ v: String(DRAWING), bild: String(view), name: company.name })
  if (company.industry) values.set('branche', company.industry)
  return `/api/files/company-picture?${values}`
}

export type PicturedCompany = { name: string; industry: string | null; coverFileId: string | null | undefined }
