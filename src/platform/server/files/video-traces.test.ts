import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { blankVideoTraces } from './video-traces.ts'

function box(type: string, ...content: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

async function cleaned(film: Buffer) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stellwerk-video-'))
  const file = path.join(folder, 'film.mp4')
  await writeFile(file, film)
  const handle = await open(file, 'r+')
  const isChanged = await blankVideoTraces(handle, film.length)
  await handle.close()
  const kept = await readFile(file)
  await rm(folder, { recursive: true })
  return { isChanged, kept }
}

const PLACE = '+52.0302+008.5325/'
const picture = box('mdat', `Bilder, und zufällig udta ${PLACE.slice(1)}`)

test('a film no longer says where it was taken, and everything else stays where it was', async () => {
  const place = box('udta', box('©xyz', PLACE))
  const film = Buffer.concat([
    box('ftyp', 'mp42'),
    box('moov', box('mvhd', 'x'), box('trak', box('tkhd', 'y'), place), place, box('meta', `keys ${PLACE}`)),
    picture,
    box('uuid', `XMP ${PLACE}`),
  ])
  const { isChanged, kept } = await cleaned(film)
  expect(isChanged).toBe(true)
  expect(kept.length).toBe(film.length)
  expect(kept.includes(PLACE)).toBe(false)
  expect(kept.includes(picture)).toBe(true)
  expect(kept.toString('latin1').split('free')).toHaveLength(5)
  expect((await cleaned(kept)).isChanged).toBe(false)
})

test.each([
  [
    'sizes that lead out of the file',
    Buffer.concat([box('ftyp', 'mp42'), Buffer.from('\xff\xff\xff\xffudta', 'latin1')]),
  ],
  ['a size of nothing', Buffer.from('\0\0\0\x04moov\0\0\0\0', 'latin1')],
  ['no boxes at all', Buffer.from('ftyp')],
])('%s change nothing and end', async (_what, film) => {
  expect(await cleaned(film)).toEqual({ isChanged: false, kept: film })
})
