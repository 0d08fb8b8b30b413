import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { say } from '../../src/platform/server/process/report.ts'
import { runNode } from '../house/child.ts'
import { cacheDirectory, compiledDirectory } from '../house/paths.ts'
import { none, type Result } from './result.ts'

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

type Options = {
  /** `false`: its output is shown when it has ended. */
  isVisible?: boolean
  /** More arguments for Vitest: test files, or parts of their paths; none means all of the projects. */
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Runs the tests of some Vitest projects and counts them. */
export async function runVitest(
  projects: readonly string[],
  signal: AbortSignal,
  { isVisible = true, args = [], env }: Options = {},
): Promise<Result> {
  const heading = `\nTests: ${projects.join(', ')}`
  if (isVisible) say(heading)
  const reportFile = path.join(cacheDirectory, `tests-${process.pid}-${projects.join('-')}.json`)
  fs.mkdirSync(cacheDirectory, { recursive: true })
  const { exitCode, output } = await runNode(
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
      ...[`--outputFile.json=${reportFile}`, ...projects.map((project) => `--project=${project}`)],
      ...args,
    ],
    { isVisible, signal, env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: compiledDirectory, ...env } },
  )
  const counted = count(reportFile)
  fs.rmSync(reportFile, { force: true })
  if (!isVisible) say(`${heading}\n${output.trimEnd()}\n`)
  // An error outside of any test (set-up, an unhandled rejection) fails the run without failing a test.
  if (exitCode === 0 || counted.failed > 0) return counted
  return { ...counted, failed: 1, failures: [`${projects.join(', ')}: an error outside of any test`] }
}

function count(reportFile: string): Result {
  if (!fs.existsSync(reportFile)) return none
  const report = reportShape.parse(JSON.parse(fs.readFileSync(reportFile, 'utf8')))
  // A file that cannot be loaded has no tests to fail.
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name, message }) => failure(name, 'cannot be loaded', message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.join('\n') ?? '')),
      ),
    ],
  }
}

/** A line for the test, and the beginning of its message. */
function failure(file: string, test: string, message: string): string {
  const lines = message.split('\n').slice(0, 12)
  return [`${path.relative(process.cwd(), file)} > ${test}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
