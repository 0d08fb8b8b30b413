import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { runNode } from '../house/child.ts'
import { cacheDirectory, compiledDirectory } from '../house/paths.ts'
import { say } from '../house/say.ts'
import type { Result } from './result.ts'

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

type Options = {
  /** `false`: what it says is shown when it has ended. */
  isVisible: boolean
}

/** Runs the tests of some Vitest projects and counts them. */
export async function runVitest(
  projects: readonly string[],
  signal: AbortSignal,
  { isVisible }: Options = { isVisible: true },
): Promise<Result> {
  const reportFile = path.join(cacheDirectory, `tests-${process.pid}-${projects.join('-')}.json`)
  fs.mkdirSync(cacheDirectory, { recursive: true })
  const heading = `\nTests: ${projects.join(', ')}`
  if (isVisible) say(heading)
  const { exitCode, output } = await runNode(
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
      ...[`--outputFile.json=${reportFile}`, ...projects.map((project) => `--project=${project}`)],
    ],
    { isVisible, signal, env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: compiledDirectory } },
  )
  if (!isVisible) say(`${heading}\n${output.trimEnd()}\n`)
  const result = readReport(reportFile)
  fs.rmSync(reportFile, { force: true })
  // A fault outside of any test (set-up, an unhandled rejection) fails the run without failing a test.
  if (exitCode !== 0 && result.failed === 0) return { ...result, failed: 1 }
  return result
}

function readReport(file: string): Result {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  const report = reportShape.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  // A file that cannot be loaded has no tests to fail.
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
