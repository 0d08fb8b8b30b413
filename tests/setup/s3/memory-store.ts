import { hash } from 'node:crypto'
import type http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import { REGION, type Store } from './store.ts'

const PAGE = 2
const [BUCKET, KEY, SECRET] = ['bewerbungen', 'zugang', 'geheim']

/** Enough of S3 for our client: checks every signature and every hash, lists two objects per page. */
export function memoryStore(): Store {
  const objects = new Map<string, { body: Buffer; writtenAt: Date }>()

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    if (!(await isSigned(request, body))) return void response.writeHead(403).end()
    const key = pathname.replace(new RegExp(`^/${BUCKET}/?`), '')
    if (request.method === 'PUT') {
      objects.set(key, { body, writtenAt: new Date() })
      return void response.end()
    }
    if (key === '') return void response.end(page(searchParams))
    const found = objects.get(key)?.body
    if (!found) return void response.writeHead(404).end()
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = start === undefined ? found : found.subarray(Number(start), Number(end) + 1)
    response.writeHead(start === undefined ? 200 : 206, { 'content-length': part.length })
    response.end(request.method === 'HEAD' ? undefined : part)
  }

  function page(query: URLSearchParams): string {
    const from = Number(query.get('continuation-token') ?? 0)
    const prefix = query.get('prefix') ?? ''
    const found = [...objects].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1))
    const contents = found
      .slice(from, from + PAGE)
      .map(
        ([key, { writtenAt }]) =>
          `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified></Contents>`,
      )
    const isLast = from + PAGE >= found.length
    const next = isLast ? '' : `<NextContinuationToken>${from + PAGE}</NextContinuationToken>`
    return `<ListBucketResult><Name>${BUCKET}</Name>${contents.join('\n')}${next}</ListBucketResult>`
  }

  const keys = async () => [...objects.keys()]
  return { bucket: BUCKET, key: KEY, secret: SECRET, pageSize: PAGE, answer, keys, clear: async () => objects.clear() }
}

async function isSigned(request: http.IncomingMessage, body: Buffer): Promise<boolean> {
  const { authorization = '', host, ...headers } = request.headers
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
  const own = ['host', 'x-amz-date', 'x-amz-content-sha256']
  const signed = names.filter((name) => name !== 'host').map((name) => [name, String(headers[name])])
  const signer = new AwsV4Signer({
    method: request.method ?? '',
    url: `http://${host}${request.url}`,
    headers: { ...Object.fromEntries(signed), 'x-amz-content-sha256': hash('sha256', body) },
    service: 's3',
    accessKeyId: KEY,
    secretAccessKey: SECRET,
    region: REGION,
    datetime: String(headers['x-amz-date']),
  })
  return own.every((name) => names.includes(name)) && (await signer.authHeader()) === authorization
}
