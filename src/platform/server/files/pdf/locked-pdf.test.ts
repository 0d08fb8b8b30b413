import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { isLockedPdf } from './pdf-facts'

it('tells what asks for a password from what only forbids printing, and from what is not encrypted', async () => {
  expect(await isLockedPdf(encrypted('geheim'), 'somebody')).toBe(true)
  expect(await isLockedPdf(encrypted(''), 'somebody')).toBe(false)
  expect(await isLockedPdf(Buffer.from(pdf('', '')), 'somebody')).toBe(false)
})

it('takes a document that only speaks of encryption, or is broken, for no locked one', async () => {
  expect(await isLockedPdf(Buffer.from('%PDF-1.7\n(/Encrypt)\n%%EOF'), 'somebody')).toBe(false)
})

/** 40 bit, as in PDF 1.4: enough to ask for the password. */
function encrypted(password: string): Buffer {
  const padding = '28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A'
  const padded = Buffer.concat([Buffer.from(password), Buffer.from(padding, 'hex')]).subarray(0, 32)
  const owner = Buffer.alloc(32, 7)
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(-64)
  const id = Buffer.from('0123456789abcdef')
  const key = createHash('md5')
    .update(Buffer.concat([padded, owner, permissions, id]))
    .digest()
    .subarray(0, 5)
  const user = rc4(key, Buffer.from(padding, 'hex'))
  const rules = `/Filter/Standard/V 1/R 2/P -64/O<${owner.toString('hex')}>/U<${user.toString('hex')}>`
  return Buffer.from(
    pdf(`4 0 obj<<${rules}>>endobj\n`, `/Encrypt 4 0 R/ID[<${id.toString('hex')}><${id.toString('hex')}>]`),
  )
}

function pdf(object: string, trailer: string): string {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>'
  return `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj${page}endobj\n${object}trailer<</Root 1 0 R${trailer}>>\n%%EOF`
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index % 256] ?? 0
  const swap = (a: number, b: number) => {
    const kept = at(a)
    state[a % 256] = at(b)
    state[b % 256] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) % 256
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) % 256
      j = (j + at(i)) % 256
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}
