import sharp from 'sharp'
import { MARK_ID, MARK_SIZE } from './message.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="4" stroke-linecap="round"><rect width="32" height="32" rx="7" fill="#00595c"/><path d="M16.6 9.5H26.5M15.4 22.5H5.5" stroke="#fff"/><path d="M5.5 9.5h4.2L22.3 22.5h4.2" stroke="#fdc92b" stroke-linejoin="round"/></svg>'
/** Twice the shown size, for high-density screens. */
const PIXELS = 2 * MARK_SIZE

let png: Promise<Buffer> | undefined

/** The logo as a part of a mail; PNG, because mail programs do not show SVG. */
export async function markAttachment() {
  png ??= sharp(Buffer.from(SVG), { density: (72 * PIXELS) / 32 })
    .resize(PIXELS, PIXELS)
    .png()
    .toBuffer()
  const content = await png
  return {
    ...{ filename: 'stellwerk.png', contentType: 'image/png', content },
    ...{ cid: MARK_ID, contentDisposition: 'inline' as const },
  }
}
