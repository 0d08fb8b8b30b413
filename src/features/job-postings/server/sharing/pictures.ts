import { renderSVG } from 'uqr'
import { z } from 'zod'
import { AppError } from '~/lib/app-error'
import { apiError, type PublicBody } from '~/platform/server/answers/public-answer'
import { database } from '~/platform/server/database/db'
import { findPublicPosting, publicStanding } from '../queries/by-id'
import { sharePicture } from './share-picture'
import { shortAddress } from './short-address'

/** `/job-posting/{id}/picture.png`: shown by other sites next to a link to the posting. */
export async function postingPicture(id: string, now: Date): Promise<PublicBody | Response> {
  try {
    const posting = z.uuid().safeParse(id).success ? await findPublicPosting(database().db, id, now) : null
    if (!posting || posting.gone) return missing()
    return { type: 'image/png', body: await sharePicture(posting) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return missing()
    throw error
  }
}

/**
 * `/job-posting/{id}/qr.svg`: the page's short address for a phone camera, on the printed posting. 404 when there is no such
 * page, 410 when it has ended.
 */
export async function postingQrCode(id: string, now: Date): Promise<PublicBody | Response> {
  const standing = z.uuid().safeParse(id).success ? await publicStanding(database().db, id, now) : 'unknown'
  if (standing === 'unknown') return missing()
  if (standing === 'gone') return apiError(410, 'gone', 'Diese Stelle ist nicht mehr online.')
  const svg = renderSVG(shortAddress(id), { ecc: 'M', border: 2 })
  return { type: 'image/svg+xml', body: svg }
}

function missing(): Response {
  return apiError(404, 'not-found', 'Dieses Bild gibt es nicht.')
}
