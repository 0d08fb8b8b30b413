import sharp from 'sharp'
import { expect, it } from 'vitest'
import { reencodePicture } from './pictures'

const SIZE = { width: 40, height: 40, fit: 'inside' } as const
const drawn = () => sharp({ create: { width: 20, height: 10, channels: 3, background: '#fdc92b' } })

it('takes JPG, PNG and WebP, and keeps nothing but pixels', async () => {
  const place = {
    IFD0: { Make: 'Kamera', Copyright: 'Erika' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 1/1 1/1' },
  }
  const described = drawn().withExif(place).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Bielefeld</a></x:xmpmeta>')
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const sent = await described.clone().toFormat(format).toBuffer()
    expect((await sharp(sent).metadata()).exif, format).toBeDefined()
    const kept = await reencodePicture(Buffer.concat([sent, Buffer.from('<script>alert(1)</script>')]), SIZE)
    const { exif, xmp, icc, iptc, format: type } = await sharp(kept).metadata()
    expect({ exif, xmp, icc, iptc, type }).toEqual({ type: 'webp' })
    expect(kept.toString('latin1')).not.toMatch(/Kamera|Bielefeld|<script/)
  }
})

it.each([
  // If the library opened it, it would refuse it as too large.
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'],
  [
    'SVG that begins otherwise',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>',
  ],
  ['a picture of portable numbers', `P6 90000 90000 255\n${'x'.repeat(100)}`],
  ['HTML', '<html><script>alert(1)</script>'],
  ['nothing', ''],
])('%s is never given to the library that opens pictures', async (_name, content) => {
  await expect(reencodePicture(Buffer.from(content), SIZE)).rejects.toMatchObject({ reason: 'pictureType' })
})
