import path from 'node:path'
import { root } from '../../house/paths.ts'
import { fetchWithMaven } from '../programs/fetch-with-maven.ts'
import type { EngineCheck } from './check.ts'

/** veraPDF and the Schematron of CEN, KoSIT and FNFE, fetched by Maven, over invoices of all kinds. */
export const documentValidators: EngineCheck = {
  name: 'document validators',
  project: 'engines',
  files: ['tests/engines/documents.test.ts'],
  async prepare(signal) {
    const pom = path.join(root, 'tests/validators/pom.xml')
    return { env: { VALIDATORS_CLASSPATH: await fetchWithMaven(pom, 'validators', signal) } }
  },
}
