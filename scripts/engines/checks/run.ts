import { say, seconds } from '../../../src/platform/server/process/report.ts'
import { type Result, sum } from '../../checks/result.ts'
import { runVitest } from '../../checks/vitest.ts'
import { MissingProgram } from '../programs/missing-program.ts'
import type { EngineCheck } from './check.ts'

/** The result of the engines: counted tests, and a line for each skipped one. */
export type EnginesRun = { result: Result; leftOut: readonly string[] }

/** Runs the tests of each available or installable engine, one after the other. */
export async function runEngines(checks: readonly EngineCheck[], signal: AbortSignal): Promise<EnginesRun> {
  const results: Result[] = []
  const leftOut: string[] = []
  for (const { name, prepare, project, files } of checks) {
    if (signal.aborted) break
    const prepared = await prepare(signal).catch((error: unknown) => {
      if (error instanceof MissingProgram) return error
      throw error
    })
    if (prepared instanceof MissingProgram) {
      leftOut.push(`${name}: ${prepared.message}`)
      say(`\n– ${name} is left out: ${prepared.message}`)
      continue
    }
    const started = performance.now()
    say(`\n${name}`)
    const result = await runVitest([project], signal, { args: files, env: prepared.env }).finally(prepared.stop)
    // Without any test it would look like success.
    const isEmpty = result.passed + result.failed === 0
    results.push(isEmpty ? { ...result, failed: 1, failures: [`${name}: no test ran`] } : result)
    say(`${result.failed > 0 || isEmpty ? '✗' : '✓'} ${name} (${seconds(performance.now() - started)})`)
  }
  return { result: sum(results), leftOut }
}
