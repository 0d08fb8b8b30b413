import { hash } from 'node:crypto'
import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'

/** Enough of S3 for our client: checks every signature and every hash, lists two objects per page. */
export async function startS3() {
  const objects = new Map<string, Buffer>()
  let failures = 0
  let calls = 0
  let isSilent = false
  const server = http.createServer(async (request, response) => {
    calls += 1
    if (isSilent) return
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    if (failures > 0) {
      failures -= 1
      return response.writeHead(503).end()
    }
    if (!(await isSigned(request, body))) return response.writeHead(403).end()
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
  // A forgotten server does not block the test run.
  server.unref().listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = `http://zugang:geheim@127.0.0.1:${port}/bewerbungen/akten/2026?region=eu-central-1`
  return {
    close() {
      server.closeAllConnections()
      server.close()
    },
    url,
    objects,
    /** From now on it accepts requests and never answers. */
    fallSilent() {
      isSilent = true
    },
    /** The next requests fail; returns how many were made since. */
    fail(count: number) {
      failures = count
      calls = 0
      return () => calls
    },
  }
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
    accessKeyId: 'zugang',
    secretAccessKey: 'geheim',
    region: 'eu-central-1',
    datetime: String(headers['x-amz-date']),
  })
  return own.every((name) => names.includes(name)) && (await signer.authHeader()) === authorization
}

function page(keys: string[], query: URLSearchParams): string {
  const from = Number(query.get('continuation-token') ?? 0)
  const shown = keys.filter((key) => key.startsWith(query.get('prefix') ?? '')).slice(from, from + 2)
  const objects = shown.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-11-20T10:00:00.000Z</LastModified></Contents>`,
  )
  const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  return `<ListBucketResult><Name>bewerbungen</Name>${objects.join('\n')}${next}</ListBucketResult>`
}
