import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { cacheDirectory } from '../house/paths.ts'

const FETCH_MS = 480_000

/**
 * Fetches the dependencies of a directory's pom.xml with Maven.
 * @returns the class path, or the reason why there is none, as the end of a sentence
 */
export async function fetchWithMaven(
  pom: string,
  name: string,
  signal: AbortSignal,
): Promise<{ classpath: string } | { missing: string }> {
  const list = path.join(cacheDirectory, `${name}.classpath`)
  fs.mkdirSync(cacheDirectory, { recursive: true })
  if (!(await runs('java', ['-version'], signal))) return { missing: 'there is no java' }
  const goal = ['-B', '-q', '-f', pom, 'dependency:build-classpath', `-Dmdep.outputFile=${list}`]
  if (!(await runs('mvn', goal, signal))) return { missing: 'Maven is not there or could not fetch it' }
  return { classpath: fs.readFileSync(list, 'utf8').trim() }
}

/** `false` when it is missing, fails or takes too long. */
function runs(program: string, args: readonly string[], signal: AbortSignal): Promise<boolean> {
  const child = spawn(program, args, { stdio: 'ignore', timeout: FETCH_MS, signal })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
