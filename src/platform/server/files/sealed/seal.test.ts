import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { isSealed, KEY_BYTES, openSealed, seal, sealing, unseal } from './seal'

const PIECE = 64 * 1024
const key = randomBytes(KEY_BYTES)
const SIZES = [0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 7]

function stored(bytes: Uint8Array) {
  return {
    size: bytes.length,
    read: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      new Blob([new Uint8Array(bytes.subarray(start, end + 1))]).stream(),
  }
}

it.each(SIZES)('gives back %i bytes, whole and in parts, written in memory or as a stream', async (size) => {
  const content = randomBytes(size)
  const sealed = seal(content, key)
  expect(isSealed(sealed)).toBe(true)
  expect(unseal(sealed, key).equals(content)).toBe(true)
  // A stream in odd chunks makes the same bytes: the nonces are counted.
  const chunks = Array.from({ length: Math.ceil(size / 1000) }, (_, n) => content.subarray(n * 1000, (n + 1) * 1000))
  expect((await buffer(Readable.from(sealing(Readable.from(chunks), key)))).equals(sealed)).toBe(true)
  const opened = openSealed(stored(sealed), key)
  expect(opened.size).toBe(size)
  expect(Buffer.from(await new Response(opened.read()).arrayBuffer()).equals(content)).toBe(true)
  for (const start of [0, 5, PIECE - 1, PIECE, 2 * PIECE + 3]) {
    for (const end of [start, start + 10, start + PIECE, size - 1]) {
      if (start >= size || end >= size || end < start) continue
      const part = Buffer.from(await new Response(opened.read({ start, end })).arrayBuffer())
      expect(part.equals(content.subarray(start, end + 1)), `${start} to ${end}`).toBe(true)
    }
  }
})

it('is opened by no other key, and not when a byte, a piece or the order has changed', () => {
  const sealed = seal(randomBytes(3 * PIECE), key)
  const [head, piece] = [sealed.length - 3 * (PIECE + 16), PIECE + 16]
  expect(() => unseal(sealed, randomBytes(KEY_BYTES))).toThrow()
  const changed = Buffer.from(sealed)
  changed[head + 100] = (changed[head + 100] ?? 0) ^ 1
  expect(() => unseal(changed, key)).toThrow()
  expect(() => unseal(sealed.subarray(0, head + 2 * piece), key)).toThrow()
  const first = sealed.subarray(head, head + piece)
  const second = sealed.subarray(head + piece, head + 2 * piece)
  const rest = sealed.subarray(head + 2 * piece)
  expect(() => unseal(Buffer.concat([sealed.subarray(0, head), second, first, rest]), key)).toThrow()
})
