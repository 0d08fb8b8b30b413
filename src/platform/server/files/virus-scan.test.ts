import net from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { refuseViruses } from './virus-scan'

let server: net.Server | undefined
afterEach(() => server?.close())

it('keeps what the scanner calls clean, having sent all of it', async () => {
  const content = Buffer.alloc(200_000, 'a')
  const received = await scanner('stream: OK\0')
  await expect(refuseViruses(content, received.url)).resolves.toBeUndefined()
  expect(received.bodies()).toEqual([content.toString()])
})

it('refuses what the scanner finds', async () => {
  const { url } = await scanner('stream: Win.Test.EICAR_HDB-1 FOUND\0')
  await expect(refuseViruses(Buffer.from('x'), url)).rejects.toMatchObject({ code: 'invalid', reason: 'virusFound' })
})

it.each([
  ['answers nonsense', 'INSTREAM size limit exceeded. ERROR\0'],
  ['says nothing', ''],
])('is closed when the scanner %s', async (_what, answer) => {
  const { url } = await scanner(answer)
  await expect(refuseViruses(Buffer.from('x'), url)).rejects.toMatchObject({ code: 'unavailable' })
})

it('is closed when there is no scanner, and asks none when none is set', async () => {
  const { url } = await scanner('')
  await new Promise((resolve) => server?.close(resolve))
  await expect(refuseViruses(Buffer.from('x'), url)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(refuseViruses(Buffer.from('x'), undefined)).resolves.toBeUndefined()
})

/** What clamd does with INSTREAM, without scanning. */
async function scanner(answer: string) {
  const bodies: string[] = []
  server = net.createServer((socket) => {
    let bytes = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      bytes = Buffer.concat([bytes, data])
      const body = bodyOf(bytes)
      if (body === null) return
      bodies.push(body)
      socket.end(answer)
    })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', () => resolve())
  await promise
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `tcp://127.0.0.1:${port}`, bodies: () => bodies }
}

/** The document, once its last chunk is there. */
function bodyOf(bytes: Buffer): string | null {
  let at = 'zINSTREAM\0'.length
  let body = ''
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return body
    body += bytes.toString('utf8', at + 4, at + 4 + length)
    at += 4 + length
  }
  return null
}
