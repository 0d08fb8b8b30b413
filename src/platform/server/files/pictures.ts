import sharp, { type Sharp } from 'sharp'
import { AppError } from '../../../lib/app-error.ts'
import { memoryRoom } from '../tasks/memory-room.ts'
import { Room } from '../tasks/room.ts'
import { detectContentType } from './content-type.ts'

/** Most pixels that are decoded (phones take 48 million); larger pictures are refused before they fill the memory. */
const MAX_PIXELS = 50_000_000

/** Each keeps one of Node's four threads busy, which passwords and new connections need as well. */
const threads = new Room(2)
/** 300 kB unpack to some 300 MB while they are turned. */
const MEGABYTES_PER_PIXEL = 6 / 1_000_000

/** @param pixels of the picture, as its head says; the library refuses more than `MAX_PIXELS` */
function inTurn<Result>(pixels: number, work: () => Promise<Result>): Promise<Result> {
  return threads.use(1, () => memoryRoom.use(Math.ceil(pixels * MEGABYTES_PER_PIXEL), work))
}

/** A part of a picture in fractions of its upright width and height. */
export type PictureArea = { x: number; y: number; width: number; height: number }

export type PictureSize = {
  width: number
  height: number
  /** `cover` crops; for JPEG, which is for photos of people, around the most prominent part. */
  fit: 'inside' | 'cover'
  format?: 'webp' | 'jpeg'
  /** Only this part of it. */
  area?: PictureArea
}

/**
 * Decodes a picture and encodes it again, as WebP unless told otherwise, in the wanted size and upright: the result
 * holds pixels and nothing else (no place, no camera, no hidden payload).
 * @throws AppError `invalid` when it is no readable JPG, PNG or WebP, `too-large` when it has too many pixels
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
    const turned = picture.rotate()
    const upright = size.area ? turned.extract(pixelsOf(size.area, autoOrient)) : turned
    return await inTurn(across * down, () => sized(upright, size).toBuffer())
  } catch (error) {
    if (error instanceof AppError) throw error
    // The library's messages are English and name its internals.
    throw problem
  }
}

function sized(upright: Sharp, { width, height, fit, format }: PictureSize): Sharp {
  if (format !== 'jpeg') return upright.resize(width, height, { fit, withoutEnlargement: true }).webp({ quality: 82 })
  const position = sharp.strategy.attention
  const cropped = upright.resize(width, height, { fit, position }).flatten({ background: '#ffffff' })
  return cropped.jpeg({ quality: 85 })
}

/**
 * The same picture in the same format, upright, and only its pixels: metadata and appended data are gone.
 * @throws AppError `invalid` when it cannot be read, `too-large` when it has too many pixels
 */
export async function redrawPicture(content: Uint8Array, format: 'jpeg' | 'png'): Promise<Buffer> {
  try {
    const { width, height, isPalette } = await sharp(content, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) throw tooManyPixels()
    const upright = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
    // Certificates are read in print: 90 keeps the edges of letters clean.
    const drawn = format === 'jpeg' ? upright.jpeg({ quality: 90 }) : upright.png({ palette: isPalette })
    return await inTurn(width * height, () => drawn.toBuffer())
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid', 'Dieses Bild lässt sich nicht öffnen. Bitte neu speichern oder ein anderes wählen.', {
      reason: 'fileType',
    })
  }
}

/** By its first bytes: the library would also open SVG, TIFF and others, each with a decoder that nobody here needs. */
function looksLikePicture(content: Uint8Array): boolean {
  if (detectContentType(content)?.startsWith('image/')) return true
  const head = Buffer.from(content.subarray(0, 12)).toString('latin1')
  return head.startsWith('RIFF') && head.endsWith('WEBP')
}

function tooManyPixels(): AppError {
  return new AppError('too-large', 'Das Bild hat zu viele Bildpunkte. Erlaubt sind höchstens 50\u00a0Megapixel.', {
    reason: 'pictureTooLarge',
  })
}

/** Whole pixels inside the picture, at least one. */
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
