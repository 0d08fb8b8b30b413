import { findPgBouncer } from '../starters/pgbouncer.ts'
import { postgres15Programs } from '../starters/postgres/programs.ts'
import { startS3 } from '../starters/s3.ts'
import type { EngineCheck } from './check.ts'

/** Backups between the embedded database and external ones, a disk and MinIO; and back to a point in time. */
export const backups: EngineCheck = {
  name: 'backups',
  project: 'engines',
  files: ['tests/engines/backup.test.ts', 'tests/engines/point-in-time.test.ts'],
  async prepare(signal) {
    const { directory } = await postgres15Programs(signal)
    await findPgBouncer(signal)
    const { env, stop } = await startS3({ signal })
    return { env: { BACKUP_S3_URL: env.S3_URL, POSTGRES_15: directory }, stop }
  },
}
