import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { memoryRoom } from '../tasks/memory-room'
import { redrawPicture, reencodePicture } from './pictures'

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

it('unpacks no picture while the memory for such work is taken', async () => {
  const sent = await drawn().png().toBuffer()
  const gate = Promise.withResolvers<void>()
  const other = memoryRoom.use(memoryRoom.size, () => gate.promise)
  let done = 0
  const count = () => {
    done += 1
  }
  const both = [redrawPicture(sent, 'png').then(count), reencodePicture(sent, SIZE).then(count)]
  // Begun at once, both would be done long before a process has started and ended.
  await promisify(execFile)(process.execPath, ['-e', ''])
  expect(done).toBe(0)
  gate.resolve()
  await Promise.all([other, ...both])
  expect(done).toBe(2)
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

it('however many arrive at once, two are drawn at a time, also after one that cannot be read', async () => {
  const sent = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#fdc92b' } })
    .jpeg()
    .toBuffer()
  const broken = sent.subarray(0, 200)
  let most = 0
  const looking = setInterval(() => {
    // Not with those that wait: one that begins between the two numbers would count twice.
    most = Math.max(most, sharp.counters().process)
  }, 1)
  const work = Array.from({ length: 12 }, (_, at) =>
    at % 4 === 0 ? reencodePicture(broken, SIZE).catch(() => null) : redrawPicture(sent, 'jpeg'),
  )
  expect((await Promise.all(work)).filter((each) => each !== null)).toHaveLength(9)
  clearInterval(looking)
  expect([most, sharp.counters().process]).toEqual([2, 0])
})
