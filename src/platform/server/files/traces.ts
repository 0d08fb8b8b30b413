import type { AllowedContentType } from './content-type.ts'
import { withoutCameraTraces } from './pdf/pdf-photos.ts'
import { redrawPicture } from './pictures.ts'

/**
 * A document without camera metadata: place, time, device, thumbnails of what was cropped away, and anything hidden
 * behind the picture. In PDFs only the photos are cleaned (see `withoutCameraTraces`).
 * @throws AppError `invalid` when it is a picture that cannot be read, `too-large` when it has too many pixels
 */
export async function withoutTraces(content: Uint8Array, contentType: AllowedContentType): Promise<Uint8Array> {
  if (contentType === 'application/pdf') return withoutCameraTraces(content)
  return redrawPicture(content, contentType === 'image/jpeg' ? 'jpeg' : 'png')
}
