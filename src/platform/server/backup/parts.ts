import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { streamOf } from '../stream-of.ts'

/** One file of a backup as it lies there: compressed, and encrypted when asked. */
export type Part = { name: string; bytes: number; sha256: string }

/** Keys of age (age-encryption.org): `age1…` encrypts, `AGE-SECRET-KEY-1…` decrypts. Absent: nothing is encrypted. */
export type BackupKeys = { recipient?: string | undefined; identity?: string | undefined }

/** Writes one part, and resolves when it survives a crash. */
export async function writePart(
  directory: string,
  name: string,
  source: AsyncIterable<Uint8Array>,
  { recipient }: BackupKeys,
): Promise<Part> {
  const file = path.join(directory, name)
  await fs.promises.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const packed = Readable.from(source).pipe(createGzip())
  const target = fs.createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
  await pipeline(recipient === undefined ? packed : encrypted(packed, recipient), tap, target)
  return { name, bytes, sha256: hash.digest('hex') }
}

/** The content of a part. @throws when it was encrypted for another key, or is not as it was written */
export function readPart(directory: string, name: string, { identity }: BackupKeys): Readable {
  const stored = fs.createReadStream(path.join(directory, name))
  const packed = identity === undefined ? stored : Readable.from(decrypted(stored, identity))
  const content = createGunzip()
  packed.on('error', (error: Error) => content.destroy(error))
  return packed.pipe(content)
}

/** Whether a part lies there as it was written. */
export async function isWhole(directory: string, { name, sha256, bytes }: Part): Promise<boolean> {
  const hash = createHash('sha256')
  let read = 0
  try {
    for await (const chunk of fs.createReadStream(path.join(directory, name))) {
      hash.update(chunk)
      read += chunk.length
    }
  } catch {
    return false
  }
  return read === bytes && hash.digest('hex') === sha256
}

async function* encrypted(source: AsyncIterable<Uint8Array>, recipient: string) {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  yield* await encrypter.encrypt(streamOf(source))
}

async function* decrypted(source: AsyncIterable<Uint8Array>, identity: string) {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  yield* await decrypter.decrypt(streamOf(source))
}
