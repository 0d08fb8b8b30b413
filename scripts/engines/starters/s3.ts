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

/** Starts MinIO with an empty bucket. */
export async function startS3({ port, directory, signal }: StartOptions & { port?: number } = {}) {
  const command = await buildMinio(signal)
  return inRoom('s3', directory, async (room) => {
    const host = `127.0.0.1:${port ?? (await freePort())}`
    await room.run({
      command,
      args: ['server', '--quiet', '--address', host, path.join(room.directory, 'data')],
      env: {
        MINIO_ROOT_USER: KEY,
        MINIO_ROOT_PASSWORD: SECRET,
        MINIO_SITE_REGION: REGION,
        MINIO_BROWSER: 'off',
        MINIO_UPDATE: 'off',
      },
      isReady: async () => (await fetch(`http://${host}/minio/health/ready`)).ok,
    })
    const client = new AwsClient({ accessKeyId: KEY, secretAccessKey: SECRET, service: 's3', region: REGION })

    /** Makes an empty bucket; its address as in S3_URL. */
    async function makeBucket(name: string): Promise<string> {
      const answer = await client.fetch(`http://${host}/${name}`, { method: 'PUT' })
      if (!answer.ok) throw new Error(`no bucket ${name}: ${answer.status} ${await answer.text()}`)
      return `http://${KEY}:${SECRET}@${host}/${name}?region=${REGION}`
    }

    return { address: `http://${host}`, env: { S3_URL: await makeBucket('stellwerk') }, makeBucket }
  })
}
