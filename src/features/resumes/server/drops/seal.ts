import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text so that only the holder of the secret can read it: the key is made from the secret and not stored. */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** The text again. @throws Error when secret and text do not belong together */
export function unseal(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([body, decipher.final()]).toString('utf8')
}

/** The secret has 256 random bits, so it needs neither salt nor stretching. */
function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'dropped résumé', 32))
}
