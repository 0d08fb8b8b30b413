import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutTraces } from './store.ts'

const PLACE = { IFD0: { Copyright: 'Geheimer Ort' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 1/1 1/1' } }

/** As a phone takes it: rotated, with its orientation, place and device. */
async function photo(format: 'jpeg' | 'png') {
  const pixels = sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a4' } })
  return pixels.withExif(PLACE).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
}

test.each(['jpeg', 'png'] as const)('a %s stands upright and holds nothing but its picture', async (format) => {
  const taken = Buffer.concat([await photo(format), Buffer.from('PK hinter dem Bild')])
  expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Geheimer Ort')
  const kept = Buffer.from(await withoutTraces(taken, `image/${format}`))
  expect(await sharp(kept).metadata()).toMatchObject({ format, width: 20, height: 40 })
  expect(await sharp(kept).metadata()).not.toHaveProperty('exif')
  expect(kept.includes('Geheimer Ort')).toBe(false)
  expect(kept.includes('hinter dem Bild')).toBe(false)
})

test('what begins like a picture and cannot be drawn is refused with a sentence', async () => {
  const broken = (await photo('jpeg')).subarray(0, 200)
  await expect(withoutTraces(broken, 'image/jpeg')).rejects.toMatchObject({ code: 'invalid', reason: 'fileType' })
})

test('a picture of too many pixels is refused before it is decoded', async () => {
  const huge = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(huge.length).toBeLessThan(1_000_000)
  await expect(withoutTraces(huge, 'image/png')).rejects.toMatchObject({ code: 'too-large' })
})

/** A page with the photo as it is, as word processors and scanner apps embed it. */
function pdfWith(jpeg: Uint8Array, more = ''): Buffer {
  const dictionary = `<</Type/XObject/Subtype/Image/Width 40/Height 20/Filter/DCTDecode/Length ${jpeg.length}>>`
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n${dictionary}\nstream\n`),
    jpeg,
    Buffer.from(`\nendstream\nendobj\n${more}\n%%EOF`),
  ])
}

test('a photo in a PDF no longer says where it was taken, and is the same picture', async () => {
  const jpeg = await photo('jpeg')
  const pdf = pdfWith(jpeg)
  const kept = Buffer.from(await withoutTraces(pdf, 'application/pdf'))
  expect(kept.length).toBe(pdf.length)
  expect(kept.includes('Geheimer Ort')).toBe(false)
  const start = kept.indexOf(Buffer.from([0xff, 0xd8]))
  const picture = kept.subarray(start, start + jpeg.length)
  expect(await sharp(picture).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer())
})

test('a signed PDF stays as it is to the last byte, for any change would break the signature', async () => {
  const pdf = pdfWith(await photo('jpeg'), '5 0 obj<</Type/Sig/ByteRange[0 10 20 30]>>endobj')
  expect(Buffer.from(await withoutTraces(pdf, 'application/pdf')).equals(pdf)).toBe(true)
})

test('words that only look like the beginning of a segment are left alone', async () => {
  const pdf = Buffer.from('%PDF-1.7\nExif\0\0 Ein Text über Exif\0\0 und Fotos\n%%EOF', 'latin1')
  expect(Buffer.from(await withoutTraces(pdf, 'application/pdf')).equals(pdf)).toBe(true)
})
