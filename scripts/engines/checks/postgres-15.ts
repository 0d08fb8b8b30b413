import { postgres15Programs } from '../starters/postgres/programs.ts'
import type { EngineCheck } from './check.ts'

/**
 * The oldest supported PostgreSQL (docs/configuration.md), with the complete integration suite. The newest is the
 * embedded one, on which `npm test` has run the same suite.
 */
export const postgres15: EngineCheck = {
  name: 'PostgreSQL 15',
  project: 'integration',
  files: [],
  async prepare(signal) {
    const { directory, locale } = await postgres15Programs(signal)
    return { env: { TEST_POSTGRES_BIN: directory, TEST_POSTGRES_LOCALE: locale.join(' ') } }
  },
}
