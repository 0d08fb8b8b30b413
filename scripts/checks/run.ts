import { ensureBuilt } from '../house/build.ts'
import { say, sayFailure, seconds } from '../house/say.ts'
import { onStop } from '../house/stop-signals.ts'
import { isGreen, type Result, sum, summary } from './result.ts'
import { runTool } from './tool.ts'
import { runVitest } from './vitest.ts'

type Step = (signal: AbortSignal) => Promise<Result>

const steps = {
  // It writes the route tree that types and unused code need, and makes what lifecycle and e2e run.
  build,
  lint: (signal) =>
    runTool(
      'lint and format',
      ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off'],
      signal,
    ),
  types: (signal) =>
    runTool(
      'types',
      ['node_modules/typescript/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
      signal,
    ),
  unused: (signal) =>
    runTool(
      'unused code',
      ['node_modules/knip/bin/knip.js', '--no-progress', '--cache', '--cache-location', '.cache/knip'],
      signal,
    ),
  tests: (signal) => runVitest(['architecture', 'unit', 'integration'], signal),
  // Mostly waits for processes to start and end, so it goes beside the others; what it says comes in one piece.
  lifecycle: (signal) => runVitest(['lifecycle'], signal, { isVisible: false }),
  e2e: (signal) => runVitest(['e2e'], signal),
} satisfies Record<string, Step>

export type StepName = keyof typeof steps

/** One stage after the other; what stands in one runs side by side, so that neither of two cores waits. */
const stages: readonly (readonly StepName[])[] = [['build', 'lint'], ['types', 'unused', 'tests', 'lifecycle'], ['e2e']]

export const allSteps: readonly StepName[] = stages.flat()

/** Runs the steps, prints one line that sums them up, and ends the process with 1 if anything failed. */
export async function runChecks(names: readonly StepName[]): Promise<never> {
  const started = performance.now()
  const abort = new AbortController()
  onStop(() => abort.abort())
  const results: Result[] = []
  for (const stage of stages) {
    if (abort.signal.aborted) break
    const wanted = stage.filter((name) => names.includes(name))
    results.push(...(await Promise.all(wanted.map((name) => steps[name](abort.signal)))))
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
