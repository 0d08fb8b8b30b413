import { findPgBouncer } from '../starters/pgbouncer.ts'
import type { EngineCheck } from './check.ts'

/**
 * A pooler in transaction mode in front of the embedded PostgreSQL, with the complete integration suite; Debian's has
 * no named statements.
 */
export const pgBouncer: EngineCheck = {
  name: 'PgBouncer',
  project: 'integration',
  files: [],
  async prepare(signal) {
    await findPgBouncer(signal)
    return { env: { TEST_PGBOUNCER: 'on' } }
  },
}
