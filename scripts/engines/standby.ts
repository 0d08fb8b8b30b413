import type { Engine } from './engine.ts'
import { postgres15 } from './postgres-15.ts'

/** A primary and its standby, of the oldest supported PostgreSQL. */
export const standby: Engine = {
  name: 'PostgreSQL with a standby',
  project: 'engines',
  files: ['tests/engines/failover.test.ts', 'tests/engines/reads.test.ts'],
  async prepare(signal) {
    const prepared = await postgres15.prepare(signal)
    if ('missing' in prepared) return prepared
    return { env: { STANDBY_POSTGRES_BIN: prepared.env.TEST_POSTGRES_BIN ?? '' } }
  },
}
