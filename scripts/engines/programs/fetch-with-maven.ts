import fs from 'node:fs'
import path from 'node:path'
import { cacheDirectory } from '../../house/paths.ts'
import { MissingProgram } from './missing-program.ts'
import { runToEnd } from './run-to-end.ts'

const FETCH_MS = 480_000

/**
 * Fetches the dependencies of a pom.xml with Maven.
 * @returns the class path
 * @throws {MissingProgram} where there is no Java, or Maven cannot fetch them
 */
export async function fetchWithMaven(pom: string, name: string, signal?: AbortSignal): Promise<string> {
  const list = path.join(cacheDirectory, `${name}.classpath`)
  fs.mkdirSync(cacheDirectory, { recursive: true })
  const within = { limit: FETCH_MS, signal }
  if (!(await runToEnd('java', ['-version'], within))) throw new MissingProgram('there is no java')
  if (isFresh(list, pom)) return fs.readFileSync(list, 'utf8').trim()
  const goal = ['-B', '-q', '-f', pom, 'dependency:build-classpath', `-Dmdep.outputFile=${list}`]
  if (!(await runToEnd('mvn', goal, within))) throw new MissingProgram('Maven is not there or could not fetch it')
  return fs.readFileSync(list, 'utf8').trim()
}

/** Whether the class path is younger than the pom.xml, and all of its files are there. */
function isFresh(list: string, pom: string): boolean {
  if (!fs.existsSync(list) || fs.statSync(list).mtimeMs < fs.statSync(pom).mtimeMs) return false
  return fs
    .readFileSync(list, 'utf8')
    .trim()
    .split(path.delimiter)
    .every((file) => fs.existsSync(file))
}
