import sharp from 'sharp'
import { AppError } from '../../../lib/app-error.ts'

/** Most pixels that are decoded; a picture of more is refused before it fills the memory. */
const MAX_PIXELS = 40_000_000

export type PictureSize = { width: number; height: number; fit: 'inside' | 'cover' }

/**
 * Decodes a picture and encodes it anew as WebP in the wanted size, turned as its camera meant it: what comes out holds
 * pixels and nothing else (no place, no camera, no hidden payload).
 *
 * @throws AppError `invalid` when it is no JPG, PNG or WebP that can be read
 */
export async function reencodePicture(content: Uint8Array, size: PictureSize): Promise<Buffer> {
  const problem = new AppError('invalid', 'Dieses Bild lässt sich nicht lesen. Erlaubt sind JPG, PNG und WebP.', {
    reason: 'pictureType',
  })
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    const { format } = await picture.metadata()
    if (format !== 'jpeg' && format !== 'png' && format !== 'webp') throw problem
    return await picture
      .rotate()
      .resize(size.width, size.height, { fit: size.fit, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // The library's words are English and name its own insides.
    throw problem
  }
}
