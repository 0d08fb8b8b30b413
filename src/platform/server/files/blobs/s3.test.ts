import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { s3Blobs } from './s3'
import { bodyHash, signedHeaders } from './s3-signature'

const EXAMPLE = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const host = 'examplebucket.s3.amazonaws.com'

// The examples of the specification, with the signatures that stand there.
it.each([
  [
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    { method: 'GET', path: '/test.txt', query: {}, bodyHash: bodyHash(), headers: { range: 'bytes=0-9' } },
  ],
  [
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    {
      method: 'PUT',
      path: '/test%24file.text',
      query: {},
      bodyHash: bodyHash('Welcome to Amazon S3.'),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    },
  ],
  [
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    { method: 'GET', path: '/', query: { 'max-keys': '2', prefix: 'J' }, bodyHash: bodyHash() },
  ],
])('signs as the specification shows (%s)', (signature, request) => {
  const { authorization } = signedHeaders({ host, ...request }, EXAMPLE, new Date('2013-05-24T00:00:00Z'))
  expect(authorization).toMatch(new RegExp(`Signature=${signature}$`))
})

let server: http.Server | undefined
afterEach(() => server?.close())

describe('a store that speaks S3', () => {
  it('keeps, gives back whole and in part, lists and removes', async () => {
    const { store, objects } = await startStore()
    const content = Buffer.from('Zeugnis über Maße')
    await store.write('aaaa-01', content)
    expect([...objects.keys()]).toEqual(['akten/2026/files/01/aaaa-01'])
    expect((await store.read('aaaa-01')).equals(content)).toBe(true)
    const { size, read } = await store.open('aaaa-01')
    expect(size).toBe(content.length)
    expect((await buffer(read())).equals(content)).toBe(true)
    expect((await buffer(read({ start: 3, end: 6 }))).equals(content.subarray(3, 7))).toBe(true)
    await store.remove('aaaa-01')
    await store.remove('aaaa-01')
    await expect(store.read('aaaa-01')).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(store.open('aaaa-01')).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('takes over a file that lies complete on this machine', async () => {
    const { store } = await startStore()
    const folder = await mkdtemp(path.join(os.tmpdir(), 'stellwerk-s3-'))
    const content = Buffer.alloc(300_000, 'Video ')
    await writeFile(path.join(folder, 'eingang'), content)
    await store.adopt('bbbb-02', path.join(folder, 'eingang'))
    expect((await store.read('bbbb-02')).equals(content)).toBe(true)
    expect(await readdir(folder)).toEqual([])
  })

  it('lists page by page, with the moment each was written', async () => {
    const { store } = await startStore()
    for (const id of ['c-01', 'c-02', 'c-03', 'c-04', 'c-05']) await store.write(id, Buffer.from(id))
    const listed: { id: string; writtenAt: Date }[] = []
    for await (const object of store.list()) listed.push(object)
    expect(listed.map(({ id }) => id)).toEqual(['c-01', 'c-02', 'c-03', 'c-04', 'c-05'])
    expect(listed[0]?.writtenAt).toEqual(new Date('2026-11-20T10:00:00.000Z'))
  })

  it('asks once more when the store falters, and says so when it stays away', async () => {
    const { store, fail } = await startStore()
    fail(2)
    await store.write('d-01', Buffer.from('ja'))
    fail(3)
    await expect(store.read('d-01')).rejects.toMatchObject({ code: 'unavailable', reason: 'fileStore' })
    expect((await store.read('d-01')).toString()).toBe('ja')
  })

  it('is told at once that the key is wrong', async () => {
    const { url, fail } = await startStore()
    const asked = fail(0)
    await expect(s3Blobs(url.replace('geheim', 'falsch')).read('e-01')).rejects.toMatchObject({ code: 'unavailable' })
    expect(asked()).toBe(1)
  })
})

/** Enough of S3 to be spoken to: checks every signature and every hash, answers two objects a page. */
async function startStore() {
  const objects = new Map<string, Buffer>()
  let failures = 0
  let calls = 0
  server = http.createServer(async (request, response) => {
    calls += 1
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    if (failures > 0) {
      failures -= 1
      return response.writeHead(503).end()
    }
    if (!isSigned(request, body)) return response.writeHead(403).end()
    const key = pathname.replace(/^\/bewerbungen\/?/, '')
    if (request.method === 'PUT') {
      objects.set(key, body)
      return response.end()
    }
    if (key === '') return response.end(page([...objects.keys()].sort(), searchParams))
    const found = objects.get(key)
    if (!found) return response.writeHead(404).end()
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = start === undefined ? found : found.subarray(Number(start), Number(end) + 1)
    response.writeHead(start === undefined ? 200 : 206, { 'content-length': part.length })
    response.end(request.method === 'HEAD' ? undefined : part)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = `http://zugang:geheim@127.0.0.1:${port}/bewerbungen/akten/2026?region=eu-central-1`
  return {
    url,
    store: s3Blobs(url),
    objects,
    /** The next so many requests fail; tells how many were made since. */
    fail(count: number) {
      failures = count
      calls = 0
      return () => calls
    },
  }
}

function isSigned(request: http.IncomingMessage, body: Buffer): boolean {
  const { authorization = '', host: sentTo = '', ...headers } = request.headers
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
  const own = ['host', 'x-amz-date', 'x-amz-content-sha256']
  const further = names.filter((name) => !own.includes(name)).map((name) => [name, String(headers[name])])
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
  const moment = String(headers['x-amz-date']).replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z')
  const expected = signedHeaders(
    {
      method: request.method ?? '',
      host: sentTo,
      path: pathname,
      query: Object.fromEntries(searchParams),
      bodyHash: bodyHash(body),
      headers: Object.fromEntries(further),
    },
    { keyId: 'zugang', secret: 'geheim', region: 'eu-central-1' },
    new Date(moment),
  )
  return own.every((name) => names.includes(name)) && expected.authorization === authorization
}

function page(keys: string[], query: URLSearchParams): string {
  const from = Number(query.get('continuation-token') ?? 0)
  const shown = keys.filter((key) => key.startsWith(query.get('prefix') ?? '')).slice(from, from + 2)
  const objects = shown.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-11-20T10:00:00.000Z</LastModified></Contents>`,
  )
  const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  return `<ListBucketResult>${objects.join('\n')}${next}</ListBucketResult>`
}
