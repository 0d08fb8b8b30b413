import sharp from 'sharp'
import { AppError } from '../../../lib/app-error.ts'

/** Most pixels that are decoded; a picture of more is refused before it fills the memory. */
const MAX_PIXELS = 40_000_000

export type PictureSize = {
  width: number
  height: number
  /** `cover` crops; with JPEG, which is for photos of people, around what stands out. */
  fit: 'inside' | 'cover'
  format?: 'webp' | 'jpeg'
}

/**
 * Decodes a picture and encodes it anew, as WebP unless told otherwise, in the wanted size, turned as its camera meant it: what comes out holds
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
    const { width, height, fit } = size
    const upright = picture.rotate()
    if (size.format === 'jpeg') {
      const position = sharp.strategy.attention
      const cropped = upright.resize(width, height, { fit, position }).flatten({ background: '#ffffff' })
      return await cropped.jpeg({ quality: 85 }).toBuffer()
    }
    return await upright.resize(width, height, { fit, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
  } catch {
    // The library's words are English and name its own insides.
    throw problem
  }
}
