import fs from 'node:fs'
import type { Engine } from './engine.ts'
import { installPackage } from './install-package.ts'

const program = '/usr/sbin/pgbouncer'

/**
 * A pooler in transaction mode in front of the embedded PostgreSQL, with the complete integration suite; Debian's has
 * no named statements.
 */
export const pgBouncer: Engine = {
  name: 'PgBouncer',
  project: 'integration',
  files: [],
  async prepare(signal) {
    if (!fs.existsSync(program)) {
      const failure = await installPackage('pgbouncer', signal)
      if (failure) return { missing: `not in ${program}, and ${failure}` }
    }
    return { env: { TEST_PGBOUNCER: program } }
  },
}
