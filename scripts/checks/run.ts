import { ensureBuilt } from '../house/build.ts'
import { say, sayFailure, seconds } from '../house/say.ts'
import { onStop } from '../house/stop-signals.ts'
import { isGreen, type Result, sum, summary } from './result.ts'
import { runTool } from './tool.ts'
import { runVitest } from './vitest.ts'

type Step = (signal: AbortSignal) => Promise<Result[]>

/** In this order; what stands in one step runs side by side, as far as two cores carry it. */
const steps = {
  // First, because it writes the route tree that the types need, and the last two run what it makes.
  build: async (signal) => [await build(signal)],
  static: (signal) =>
    Promise.all([
      runTool('types', ['node_modules/typescript/bin/tsc', '--noEmit'], signal),
      runTool(
        'lint and format',
        ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off'],
        signal,
      ),
      runTool('unused code', ['node_modules/knip/bin/knip.js', '--no-progress'], signal),
    ]),
  tests: async (signal) => [await runVitest(['architecture', 'unit', 'integration'], signal)],
  lifecycle: async (signal) => [await runVitest(['lifecycle'], signal)],
  e2e: async (signal) => [await runVitest(['e2e'], signal)],
} satisfies Record<string, Step>

export type StepName = keyof typeof steps

export const allSteps: readonly StepName[] = ['build', 'static', 'tests', 'lifecycle', 'e2e']

/** Runs the steps, prints one line that sums them up, and ends the process with 1 if anything failed. */
export async function runChecks(names: readonly StepName[]): Promise<never> {
  const started = performance.now()
  const abort = new AbortController()
  onStop(() => abort.abort())
  const results: Result[] = []
  for (const name of names) {
    if (abort.signal.aborted) break
    results.push(...(await steps[name](abort.signal)))
  }
  if (abort.signal.aborted) process.exit(130)
  const total = sum(results)
  say(`\nDauer: ${seconds(performance.now() - started)}`)
  say(summary(total))
  process.exit(isGreen(total) ? 0 : 1)
}

async function build(signal: AbortSignal): Promise<Result> {
  const started = performance.now()
  try {
    await ensureBuilt({ log: () => {}, signal })
    say(`✓ build (${seconds(performance.now() - started)})`)
    return { passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    say(`✗ build (${seconds(performance.now() - started)})`)
    if (!signal.aborted) sayFailure(error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
