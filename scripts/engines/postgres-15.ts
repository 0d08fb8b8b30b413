import fs from 'node:fs'
import path from 'node:path'
import type { Engine } from './engine.ts'
import { installPackage } from './install-package.ts'

/** Its directory on Debian and Ubuntu. */
const directory = '/usr/lib/postgresql/15/bin'

/**
 * The oldest supported PostgreSQL (docs/configuration.md), with the complete integration suite. The newest is the
 * embedded one, on which `npm test` has run the same suite.
 */
export const postgres15: Engine = {
  name: 'PostgreSQL 15',
  project: 'integration',
  files: [],
  async prepare(signal) {
    if (!isThere()) {
      const failure = await installPackage('postgresql-15', signal)
      if (failure) return { missing: `not in ${directory}, and ${failure}` }
      if (!isThere()) return { missing: `the package postgresql-15 brought no ${directory}` }
    }
    // Version 15 has no builtin collation; this one of the C library is the closest.
    return { env: { TEST_POSTGRES_BIN: directory, TEST_POSTGRES_LOCALE: '--locale=C.UTF-8' } }
  },
}

function isThere(): boolean {
  return ['postgres', 'initdb'].every((program) => fs.existsSync(path.join(directory, program)))
}
