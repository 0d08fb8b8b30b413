import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { say } from '../../src/platform/server/process/say.ts'
import { runNode } from '../house/child.ts'
import { cacheDirectory, compiledDirectory } from '../house/paths.ts'
import { fromRoot, type Outcome, planRun } from './remembered/plan-run.ts'
import type { Result } from './result.ts'

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

type Report = z.infer<typeof reportShape>

type Options = {
  /** Which of all test files, as paths from the root, these projects run. */
  covers: (testFile: string) => boolean
  /** `false`: what it says is shown when it has ended. */
  isVisible?: boolean
  /** Counts as passed what passed with just the same inputs; otherwise all are run. */
  isRemembering?: boolean
}

/** Runs the tests of some Vitest projects and counts them. What passed is remembered for a run that makes use of it. */
export async function runVitest(
  projects: readonly string[],
  signal: AbortSignal,
  { covers, isVisible = true, isRemembering = false }: Options,
): Promise<Result> {
  const { due, unchanged, learn } = planRun(covers, isRemembering)
  const left = unchanged > 0 ? ` (${unchanged} unchanged since they passed)` : ''
  const heading = `\nTests: ${projects.join(', ')}${left}`
  if (isVisible || due.length === 0) say(heading)
  if (due.length === 0) return { passed: unchanged, failed: 0, skipped: 0 }

  const { exitCode, output, report, result } = await runProjects(projects, signal, {
    isVisible,
    files: unchanged > 0 ? due : [],
  })
  if (!isVisible) say(`${heading}\n${output.trimEnd()}\n`)
  // What fails outside of any test could belong to each of them.
  if (exitCode === 0) learn(outcomesOf(report))
  return { ...result, passed: result.passed + unchanged }
}

type Run = {
  isVisible: boolean
  /** Test files or parts of their paths; none means all of the projects. */
  files: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Runs test files of some Vitest projects and counts their tests; remembers nothing. */
export async function runProjects(projects: readonly string[], signal: AbortSignal, { isVisible, files, env }: Run) {
  const reportFile = path.join(cacheDirectory, `tests-${process.pid}-${projects.join('-')}.json`)
  fs.mkdirSync(cacheDirectory, { recursive: true })
  const { exitCode, output } = await runNode(
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
      ...[`--outputFile.json=${reportFile}`, ...projects.map((project) => `--project=${project}`)],
      ...files,
    ],
    { isVisible, signal, env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: compiledDirectory, ...env } },
  )
  const report = readReport(reportFile)
  fs.rmSync(reportFile, { force: true })
  const counted = count(report)
  // A fault outside of any test (set-up, an unhandled rejection) fails the run without failing a test.
  const result: Result = { ...counted, failed: exitCode !== 0 && counted.failed === 0 ? 1 : counted.failed }
  return { exitCode, output, report, result }
}

function readReport(file: string): Report {
  if (fs.existsSync(file)) return reportShape.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
}

function outcomesOf({ testResults }: Report): Outcome[] {
  return testResults.map(({ name, assertionResults }) => {
    const hasPassed = assertionResults.length > 0 && assertionResults.every(({ status }) => status === 'passed')
    return { file: fromRoot(name), passed: hasPassed ? assertionResults.length : undefined }
  })
}

function count(report: Report): Result {
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
