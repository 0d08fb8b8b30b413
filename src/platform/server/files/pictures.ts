import sharp from 'sharp'
import { AppError } from '../../../lib/app-error.ts'
import { detectContentType } from './content-type.ts'

/** Most pixels that are decoded (telephones take 48 million); of more a picture is refused before it fills the memory. */
const MAX_PIXELS = 50_000_000

/** A part of a picture in fractions of its width and height, as it stands upright. */
export type PictureArea = { x: number; y: number; width: number; height: number }

export type PictureSize = {
  width: number
  height: number
  /** `cover` crops; with JPEG, which is for photos of people, around what stands out. */
  fit: 'inside' | 'cover'
  format?: 'webp' | 'jpeg'
  /** Only this part of it. */
  area?: PictureArea
}

/**
 * Decodes a picture and encodes it anew, as WebP unless told otherwise, in the wanted size, turned as its camera meant it: what comes out holds
 * pixels and nothing else (no place, no camera, no hidden payload).
 *
 * @throws AppError `invalid` when it is no JPG, PNG or WebP that can be read, `too-large` when it has too many pixels
 */
export async function reencodePicture(content: Uint8Array, size: PictureSize): Promise<Buffer> {
  const problem = new AppError('invalid', 'Dieses Bild lässt sich nicht lesen. Erlaubt sind JPG, PNG und WebP.', {
    reason: 'pictureType',
  })
  if (!looksLikePicture(content)) throw problem
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    const {
      format,
      autoOrient,
      width: across,
      height: down,
    } = await sharp(content, { limitInputPixels: false }).metadata()
    if (across * down > MAX_PIXELS) throw tooManyPixels()
    if (format !== 'jpeg' && format !== 'png' && format !== 'webp') throw problem
    const { width, height, fit } = size
    const turned = picture.rotate()
    const upright = size.area ? turned.extract(pixelsOf(size.area, autoOrient)) : turned
    if (size.format === 'jpeg') {
      const position = sharp.strategy.attention
      const cropped = upright.resize(width, height, { fit, position }).flatten({ background: '#ffffff' })
      return await cropped.jpeg({ quality: 85 }).toBuffer()
    }
    return await upright.resize(width, height, { fit, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
  } catch (error) {
    if (error instanceof AppError) throw error
    // The library's words are English and name its own insides.
    throw problem
  }
}

/**
 * The same picture in the same format, turned as its camera meant it, and nothing but its pixels: what was written into it or
 * hung on behind is gone.
 *
 * @throws AppError `invalid` when it cannot be read, `too-large` when it has too many pixels
 */
export async function redrawPicture(content: Uint8Array, format: 'jpeg' | 'png'): Promise<Buffer> {
  try {
    const { width, height, isPalette } = await sharp(content, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) throw tooManyPixels()
    const upright = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
    // Certificates are read in print: 90 keeps the edges of letters clean.
    return await (format === 'jpeg' ? upright.jpeg({ quality: 90 }) : upright.png({ palette: isPalette })).toBuffer()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid', 'Dieses Bild lässt sich nicht öffnen. Bitte neu speichern oder ein anderes wählen.', {
      reason: 'fileType',
    })
  }
}

/** By its first bytes: the library would open SVG, TIFF and others as well, each with a reader that nobody here needs. */
function looksLikePicture(content: Uint8Array): boolean {
  if (detectContentType(content)?.startsWith('image/')) return true
  const head = Buffer.from(content.subarray(0, 12)).toString('latin1')
  return head.startsWith('RIFF') && head.endsWith('WEBP')
}

function tooManyPixels(): AppError {
  return new AppError('too-large', 'Das Bild hat zu viele Bildpunkte. Erlaubt sind höchstens 50 Megapixel.', {
    reason: 'pictureTooLarge',
  })
}

/** Whole pixels inside the picture, one at least. */
function pixelsOf(area: PictureArea, { width, height }: { width: number; height: number }) {
  const left = Math.min(width - 1, Math.round(area.x * width))
  const top = Math.min(height - 1, Math.round(area.y * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(area.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(area.height * height))),
  }
}
