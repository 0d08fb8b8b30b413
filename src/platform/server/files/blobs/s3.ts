import { createHash, hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { AwsV4Signer } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { AppError } from '../../../../lib/app-error.ts'
import { currentTime } from '../../../../lib/current-time.ts'
import { streamOf } from '../../stream-of.ts'
import { noRoomForFile } from '../no-room.ts'
import type { Blobs, ByteSpan } from './blob-store.ts'
import { isMissing, unlessMissing } from './missing.ts'

/** A store that is silent this long counts as unavailable, milliseconds. */
const IDLE_LIMIT = 8_000
const ATTEMPTS = 3
/** What a store answers that is full. */
const INSUFFICIENT_STORAGE = 507

/** One page of a listing; a single object is a list, too. */
const LISTING = { parseTagValue: false, isArray: (name: string) => name === 'Contents' }
const object = z.object({ Key: z.string(), LastModified: z.coerce.date() })
const listing = z.object({
  ListBucketResult: z.object({ Contents: z.array(object).default([]), NextContinuationToken: z.string().optional() }),
})

type Body = { size: number; hash: string; stream: () => Readable }
type Call = { key?: string; query?: Record<string, string>; headers?: Record<string, string>; body?: Body }

/**
 * Objects in one bucket of an S3-compatible store, with the names files have on disk.
 *
 * @param url `https://key:secret@host[:port]/bucket[/prefix][?region=…]`, addressed by path
 */
export function s3Blobs(url: string, name: 'files' | 'keys' = 'files'): Blobs {
  const { origin, username, password, pathname, searchParams } = new URL(url)
  const [bucket = '', ...prefix] = pathname.split('/').filter(Boolean)
  const folder = [...prefix, name].join('/')
  /** Beside the folder of the files, so that it is not taken for a file. */
  const mark = [...prefix, 'installation.json'].join('/')
  const access = {
    service: 's3',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    cache: new Map<string, ArrayBuffer>(),
  }
  const keyOf = (id: string) => `${folder}/${id.slice(-2)}/${id}`

  async function call(method: string, { key, query = {}, headers = {}, body }: Call): Promise<http.IncomingMessage> {
    const target = new URL(key === undefined ? `${origin}/${bucket}` : `${origin}/${bucket}/${key}`)
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
    const signer = new AwsV4Signer({
      ...access,
      method,
      url: target.href,
      headers: { ...headers, 'x-amz-content-sha256': body?.hash ?? hash('sha256', '') },
      datetime: currentTime()
        .toISOString()
        .replace(/[-:]|\.\d{3}/g, ''),
    })
    const signed = await signer.sign()
    const sent = { ...Object.fromEntries(signed.headers), 'content-length': String(body?.size ?? 0) }
    const answer = await send(signed.url, method, sent, body)
    const { statusCode = 0 } = answer
    if (statusCode < 300) return answer
    answer.resume()
    if (statusCode === 404) throw Object.assign(new Error('no such object'), { code: 'ENOENT' })
    if (statusCode === INSUFFICIENT_STORAGE) throw noRoomForFile('store')
    throw new StoreFault(`the store answered ${statusCode}`, statusCode >= 500 || statusCode === 429)
  }

  /**
   * Every request to the store may be repeated, so network failures are retried; a silent store is waited for only
   * once.
   */
  async function request(method: string, given: Call = {}, attempt = 1): Promise<http.IncomingMessage> {
    try {
      return await call(method, given)
    } catch (error) {
      if (error instanceof AppError || isMissing(error)) throw error
      const isFinal = error instanceof StoreFault && !error.isPassing
      if (attempt < ATTEMPTS && !isFinal) return request(method, given, attempt + 1)
      throw new AppError('unavailable', 'Die Dateiablage antwortet gerade nicht. Bitte später noch einmal versuchen.', {
        reason: 'fileStore',
        cause: error,
      })
    }
  }

  return {
    async write(id, content) {
      const body = { size: content.length, hash: hash('sha256', content), stream: () => Readable.from([content]) }
      ;(await request('PUT', { key: keyOf(id), body })).resume()
    },
    async adopt(id, file) {
      const digest = createHash('sha256')
      await pipeline(createReadStream(file), digest)
      const { size } = await stat(file)
      const body = { size, hash: digest.digest('hex'), stream: () => createReadStream(file) }
      ;(await request('PUT', { key: keyOf(id), body })).resume()
      await rm(file)
    },
    async read(id) {
      return buffer(await request('GET', { key: keyOf(id) }))
    },
    async open(id) {
      const head = await request('HEAD', { key: keyOf(id) })
      head.resume()
      const get = (headers: Record<string, string>) => request('GET', { key: keyOf(id), headers })
      return {
        size: Number(head.headers['content-length']),
        read: (span) => streamOf(piecesOf(() => get(span ? { range: rangeOf(span) } : {}))),
      }
    },
    async remove(id) {
      const answer = await unlessMissing(request('DELETE', { key: keyOf(id) }))
      answer?.resume()
    },
    async readMark() {
      const answer = await unlessMissing(request('GET', { key: mark }))
      return answer && text(answer)
    },
    async writeMark(words) {
      const content = Buffer.from(words)
      const body = { size: content.length, hash: hash('sha256', content), stream: () => Readable.from([content]) }
      ;(await request('PUT', { key: mark, body })).resume()
    },
    async *list() {
      let token: string | undefined
      do {
        const page = { 'list-type': '2', prefix: `${folder}/`, ...(token ? { 'continuation-token': token } : {}) }
        const { ListBucketResult: found } = listing.parse(
          new XMLParser(LISTING).parse(await text(await request('GET', { query: page }))),
        )
        for (const { Key, LastModified } of found.Contents) {
          yield { id: Key.slice(Key.lastIndexOf('/') + 1), writtenAt: LastModified }
        }
        token = found.NextContinuationToken
      } while (token)
    },
  }
}

class StoreFault extends Error {
  override name = 'StoreFault'
  readonly isPassing: boolean
  constructor(message: string, isPassing: boolean) {
    super(message)
    this.isPassing = isPassing
  }
}

function send(target: URL, method: string, headers: Record<string, string>, body: Body | undefined) {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  const { request } = target.protocol === 'https:' ? https : http
  const outgoing = request(target, { method, headers, timeout: IDLE_LIMIT }, resolve)
  outgoing.on('timeout', () => outgoing.destroy(new StoreFault('the store is silent', false)))
  outgoing.on('error', reject)
  if (body) {
    const stream = body.stream()
    // Also when the store refuses: an open stream would keep its file, and the room of a removed one.
    outgoing.on('close', () => stream.destroy())
    stream.on('error', (error) => outgoing.destroy(error))
    stream.pipe(outgoing)
  } else outgoing.end()
  return promise
}

function rangeOf({ start, end }: ByteSpan): string {
  return `bytes=${start}-${end}`
}

/** Requests nothing before somebody reads. */
async function* piecesOf(ask: () => Promise<Readable>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield* await ask()
}
