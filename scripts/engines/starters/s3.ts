import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import { freePort } from '../../house/ports.ts'
import { buildWithGo } from '../programs/build-with-go.ts'
import { inRoom, type StartOptions } from '../running/engine-room.ts'

const [KEY, SECRET, REGION] = ['stellwerk', 'nur-zum-ausprobieren', 'eu-central-1']

/** @returns the path of MinIO */
export function buildMinio(signal?: AbortSignal): Promise<string> {
  return buildWithGo('minio', signal)
}

/** Starts MinIO with an empty bucket; with a certificate of its own, paths of PEM files, it speaks TLS. */
export async function startS3({ port, directory, signal, tls }: StartOptions & { port?: number; tls?: Pair } = {}) {
  const command = await buildMinio(signal)
  return inRoom('s3', directory, async (room) => {
    const host = `127.0.0.1:${port ?? (await freePort())}`
    const address = `${tls ? 'https' : 'http'}://${host}`
    const certificates = path.join(room.directory, 'certificates')
    fs.mkdirSync(certificates)
    if (tls) {
      fs.copyFileSync(tls.cert, path.join(certificates, 'public.crt'))
      fs.copyFileSync(tls.key, path.join(certificates, 'private.key'))
    }
    const ask = (at: string, given: Asked = {}) => statusOf(`${address}${at}`, given, tls?.cert)
    const client = new AwsClient({ accessKeyId: KEY, secretAccessKey: SECRET, service: 's3', region: REGION })
    /** MinIO is healthy a moment before it knows its disks; until then it answers 503. */
    async function listsBuckets(): Promise<boolean> {
      const { headers } = await client.sign(`${address}/`, { method: 'GET' })
      return (await ask('/', { headers: Object.fromEntries(headers) })) === 200
    }
    await room.run({
      command,
      args: ['server', '--quiet', '--certs-dir', certificates, '--address', host, path.join(room.directory, 'data')],
      env: {
        MINIO_ROOT_USER: KEY,
        MINIO_ROOT_PASSWORD: SECRET,
        MINIO_SITE_REGION: REGION,
        MINIO_BROWSER: 'off',
        MINIO_UPDATE: 'off',
      },
      isReady: async () => (await ask('/minio/health/ready')) === 200 && (await listsBuckets()),
    })
    /** Makes an empty bucket; its address as in S3_URL. */
    async function makeBucket(name: string): Promise<string> {
      const { headers } = await client.sign(`${address}/${name}`, { method: 'PUT' })
      const status = await ask(`/${name}`, { method: 'PUT', headers: Object.fromEntries(headers) })
      if (status !== 200) throw new Error(`no bucket ${name}: ${status}`)
      return `${address.replace('://', `://${KEY}:${SECRET}@`)}/${name}?region=${REGION}`
    }

    return { address, env: { S3_URL: await makeBucket('stellwerk') }, makeBucket }
  })
}

type Pair = { key: string; cert: string }
type Asked = { method?: string; headers?: Record<string, string> }

/** What it answers; `fetch` would know no certificate of its own. */
function statusOf(url: string, asked: Asked, cert: string | undefined): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const taken = (answer: http.IncomingMessage) => {
    answer.resume()
    resolve(answer.statusCode ?? 0)
  }
  const sent = cert
    ? https.request(url, { ...asked, ca: fs.readFileSync(cert) }, taken)
    : http.request(url, asked, taken)
  sent.on('error', reject).end()
  return promise
}
