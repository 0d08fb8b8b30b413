import { postgres15Programs } from '../starters/postgres/programs.ts'
import type { EngineCheck } from './check.ts'

/** A primary and its standby, of the oldest supported PostgreSQL. */
export const standby: EngineCheck = {
  name: 'PostgreSQL with a standby',
  project: 'engines',
  files: ['tests/engines/failover.test.ts', 'tests/engines/reads.test.ts'],
  async prepare(signal) {
    await postgres15Programs(signal)
    return { env: {} }
  },
}
