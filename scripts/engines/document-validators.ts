import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { cacheDirectory, root } from '../house/paths.ts'
import type { Engine } from './engine.ts'

const directory = path.join(root, 'tests/validators')

/** veraPDF and the Schematron of CEN, KoSIT and FNFE, which Maven fetches, over invoices of all kinds. */
export const documentValidators: Engine = {
  name: 'document validators',
  project: 'engines',
  files: ['tests/engines/documents.test.ts'],
  async prepare(signal) {
    const list = path.join(cacheDirectory, 'validators.classpath')
    fs.mkdirSync(cacheDirectory, { recursive: true })
    if (!(await runs('java', ['-version'], signal))) return { missing: 'there is no java' }
    const goal = ['-B', '-q', '-f', path.join(directory, 'pom.xml'), 'dependency:build-classpath']
    if (!(await runs('mvn', [...goal, `-Dmdep.outputFile=${list}`], signal)))
      return { missing: 'Maven is not there or could not fetch them' }
    return { env: { VALIDATORS_CLASSPATH: fs.readFileSync(list, 'utf8').trim() } }
  },
}

/** `false` where it is not there, fails or takes too long. */
function runs(program: string, args: readonly string[], signal: AbortSignal): Promise<boolean> {
  const child = spawn(program, args, { stdio: 'ignore', timeout: 480_000, signal })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
