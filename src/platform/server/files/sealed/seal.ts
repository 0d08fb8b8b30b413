import { createCipheriv, createDecipheriv } from 'node:crypto'
import { streamOf } from '../../stream-of.ts'
import type { ByteSpan } from '../blobs/blob-store.ts'

/** How an encrypted file begins. No accepted type does, so documents without a key are told apart. */
const MARK = Buffer.from('stellwerk file 1\n')
/** Bytes of the head that show whether a file is encrypted. */
export const MARK_BYTES = MARK.length
export const KEY_BYTES = 32
/** Encrypted one by one, so that a part of a video is read without the rest. */
const PIECE = 64 * 1024
const TAG = 16
const SEALED_PIECE = PIECE + TAG

export type OpenedFile = { size: number; read(span?: ByteSpan): ReadableStream<Uint8Array<ArrayBuffer>> }

/** Whether these first bytes are those of an encrypted file. */
export function isSealed(head: Uint8Array): boolean {
  return MARK.equals(head.subarray(0, MARK.length))
}

/**
 * Encrypts a file piece by piece (AES-256-GCM). The nonce is the number of the piece and whether it is the last one, so
 * that nobody can cut, swap or append pieces; a key must therefore encrypt one file only.
 */
export async function* sealing(content: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Buffer> {
  yield MARK
  let held = Buffer.alloc(0)
  let index = 0
  for await (const chunk of content) {
    held = Buffer.concat([held, chunk])
    // The last piece has to be known as such, so a full one is held back.
    for (; held.length > PIECE; held = held.subarray(PIECE)) {
      yield sealPiece(key, index++, false, held.subarray(0, PIECE))
    }
  }
  yield sealPiece(key, index, true, held)
}

/** The same for content in memory. */
export function seal(content: Uint8Array, key: Uint8Array): Buffer {
  const pieces: Buffer[] = [MARK]
  const last = lastPiece(content.length)
  for (let index = 0; index <= last; index++) {
    pieces.push(sealPiece(key, index, index === last, content.subarray(index * PIECE, (index + 1) * PIECE)))
  }
  return Buffer.concat(pieces)
}

/** @throws when the key is another one's, or a byte has changed */
export function unseal(sealed: Uint8Array, key: Uint8Array): Buffer {
  const last = lastPiece(plainSize(sealed.length))
  const pieces: Buffer[] = []
  for (let index = 0; index <= last; index++) {
    const { start, end } = placeOf(index, index, sealed.length)
    pieces.push(unsealPiece(key, index, index === last, sealed.subarray(start, end + 1)))
  }
  return Buffer.concat(pieces)
}

/** An encrypted file that is read like a plain one, as a whole or in part. */
export function openSealed(stored: OpenedFile, key: Uint8Array): OpenedFile {
  const size = plainSize(stored.size)
  const last = lastPiece(size)
  return {
    size,
    read: (span = { start: 0, end: size - 1 }) => streamOf(piecesOf(span)),
  }
  async function* piecesOf({ start, end }: ByteSpan): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    let index = Math.floor(start / PIECE)
    let held = Buffer.alloc(0)
    function next() {
      const plain = unsealPiece(key, index, index === last, held.subarray(0, SEALED_PIECE))
      const at = index * PIECE
      held = held.subarray(SEALED_PIECE)
      index += 1
      return new Uint8Array(plain.subarray(Math.max(0, start - at), end + 1 - at))
    }
    for await (const sealed of stored.read(placeOf(index, Math.floor(Math.max(start, end) / PIECE), stored.size))) {
      held = Buffer.concat([held, sealed])
      while (held.length >= SEALED_PIECE) yield next()
    }
    if (held.length > 0) yield next()
  }
}

/** Where the first piece lies in an encrypted file of this size. */
export function firstPiece(sealedSize: number): ByteSpan {
  return placeOf(0, 0, sealedSize)
}

/**
 * The one of several keys by which a file of this size was encrypted, told by its first piece.
 * @throws when it is none of them
 */
export function keyAmong(keys: readonly Uint8Array[], piece: Uint8Array, sealedSize: number): Uint8Array {
  const isLast = lastPiece(plainSize(sealedSize)) === 0
  const found = keys.find((key) => {
    try {
      return unsealPiece(key, 0, isLast, piece)
    } catch {
      return false
    }
  })
  if (found === undefined) throw new Error('No key opens the file.')
  return found
}

function plainSize(sealedSize: number): number {
  const pieces = sealedSize - MARK.length
  return pieces - TAG * Math.ceil(pieces / SEALED_PIECE)
}

/** Number of the last piece; also an empty file has one. */
function lastPiece(size: number): number {
  return Math.max(0, Math.ceil(size / PIECE) - 1)
}

/** Where pieces lie in an encrypted file. */
function placeOf(first: number, last: number, sealedSize: number): ByteSpan {
  return {
    start: MARK.length + first * SEALED_PIECE,
    end: Math.min(sealedSize, MARK.length + (last + 1) * SEALED_PIECE) - 1,
  }
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 0)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

function sealPiece(key: Uint8Array, index: number, isLast: boolean, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast))
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function unsealPiece(key: Uint8Array, index: number, isLast: boolean, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), { authTagLength: TAG })
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG))
  return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()])
}
