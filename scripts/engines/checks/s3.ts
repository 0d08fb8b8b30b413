import { startS3 } from '../starters/s3.ts'
import type { EngineCheck } from './check.ts'

/** The file store against MinIO, with the same tests that `npm test` runs against a server of ours. */
export const s3: EngineCheck = {
  name: 'S3',
  project: 'integration',
  files: ['src/platform/server/files/blobs/s3', 'tests/integration/stores/s3'],
  async prepare(signal) {
    const { env, stop } = await startS3({ signal })
    return { env: { TEST_S3_URL: env.S3_URL }, stop }
  },
}
