import { say, seconds } from '../../src/platform/server/process/say.ts'
import { type Result, sum } from '../checks/result.ts'
import { runVitest } from '../checks/vitest.ts'
import type { Engine } from './engine.ts'

/** The result of the engines: counted tests, and a line for each skipped one. */
export type EnginesRun = { result: Result; leftOut: readonly string[] }

/** Runs the tests of each available or installable engine, one after the other. */
export async function runEngines(engines: readonly Engine[], signal: AbortSignal): Promise<EnginesRun> {
  const results: Result[] = []
  const leftOut: string[] = []
  for (const engine of engines) {
    if (signal.aborted) break
    const prepared = await engine.prepare(signal)
    if ('missing' in prepared) {
      leftOut.push(`${engine.name}: ${prepared.missing}`)
      say(`\n– ${engine.name} is left out: ${prepared.missing}`)
      continue
    }
    const started = performance.now()
    say(`\n${engine.name}`)
    const { project, files } = engine
    const result = await runVitest([project], signal, { args: files, env: prepared.env }).finally(prepared.stop)
    // Without any test it would look like success.
    const isEmpty = result.passed + result.failed === 0
    results.push(isEmpty ? { ...result, failed: 1 } : result)
    say(`${result.failed > 0 || isEmpty ? '✗' : '✓'} ${engine.name} (${seconds(performance.now() - started)})`)
  }
  return { result: sum(results), leftOut }
}
