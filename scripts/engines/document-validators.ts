import path from 'node:path'
import { root } from '../house/paths.ts'
import type { Engine } from './engine.ts'
import { fetchWithMaven } from './fetch-with-maven.ts'

/** veraPDF and the Schematron of CEN, KoSIT and FNFE, fetched by Maven, over invoices of all kinds. */
export const documentValidators: Engine = {
  name: 'document validators',
  project: 'engines',
  files: ['tests/engines/documents.test.ts'],
  async prepare(signal) {
    const fetched = await fetchWithMaven(path.join(root, 'tests/validators/pom.xml'), 'validators', signal)
    return 'missing' in fetched ? fetched : { env: { VALIDATORS_CLASSPATH: fetched.classpath } }
  },
}
