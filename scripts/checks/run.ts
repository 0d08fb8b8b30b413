import { say, sayFailure, seconds } from '../../src/platform/server/process/report.ts'
import { onStop } from '../../src/platform/server/process/stop-signals.ts'
import { ensureBuilt } from '../house/build.ts'
import { runNode } from '../house/child.ts'
import { compiledDirectory } from '../house/paths.ts'
import { isGreen, none, type Result, sum, summary } from './result.ts'
import { runTool } from './tool.ts'
import { runVitest } from './vitest.ts'

type Options = {
  /** Runs only tests that uncommitted changes can affect, according to Vitest. */
  onlyChanged?: boolean
}

type Step = (signal: AbortSignal, options: Options) => Promise<Result>

const steps = {
  lint: (signal) =>
    runTool(
      'lint and format',
      ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off'],
      signal,
    ),
  // The product for lifecycle and e2e.
  build,
  types: (signal) =>
    runTool(
      'types',
      [
        ...[
          'node_modules/typescript/bin/tsc',
          '--noEmit',
          '--incremental',
          '--tsBuildInfoFile',
          '.cache/types.tsbuildinfo',
        ],
        // Four parallel checkers would each compute the types of the API, which costs more than it saves on few cores.
        ...['--checkers', '1'],
      ],
      signal,
      // It runs for seconds and then frees its memory: collecting garbage rarely saves a quarter.
      { GOGC: '400' },
    ),
  unused: (signal) =>
    runTool(
      'unused code',
      ['node_modules/knip/bin/knip.js', '--no-progress', '--cache', '--cache-location', '.cache/knip'],
      signal,
    ),
  tests: (signal, options) => runVitest(['architecture', 'unit', 'integration'], signal, { args: selection(options) }),
  // Mostly waits for processes to start and end, so it runs next to the others; its output is printed at once.
  lifecycle: (signal, options) => runVitest(['lifecycle'], signal, { args: selection(options), isVisible: false }),
  e2e: (signal) => runVitest(['e2e'], signal),
} satisfies Record<string, Step>

export type StepName = keyof typeof steps

export const allSteps: readonly StepName[] = ['lint', 'build', 'types', 'unused', 'tests', 'lifecycle', 'e2e']

/** What must have ended before a step begins. Everything else runs in parallel, so that neither of two cores waits. */
const after: Partial<Record<StepName, readonly StepName[]>> = {
  lifecycle: ['build'],
  // A browser next to other work is slow.
  e2e: ['lint', 'build', 'types', 'unused', 'tests', 'lifecycle'],
}

function selection({ onlyChanged }: Options): readonly string[] {
  return onlyChanged ? ['--changed', '--passWithNoTests'] : []
}

/** Runs the steps, prints one summary line, and exits with 1 if anything failed. */
export async function runChecks(names: readonly StepName[], options: Options = {}): Promise<never> {
  const started = performance.now()
  const abort = new AbortController()
  onStop(() => abort.abort())
  const results = [await writeRouteTree(abort.signal)]
  const running = new Map<StepName, Promise<Result>>()
  for (const name of allSteps.filter((step) => names.includes(step))) {
    const awaited = Promise.all((after[name] ?? []).map((step) => running.get(step)))
    running.set(
      name,
      awaited.then(() => (abort.signal.aborted ? none : steps[name](abort.signal, options))),
    )
  }
  results.push(...(await Promise.all(running.values())))
  if (abort.signal.aborted) process.exit(130)
  const total = sum(results)
  say(`\nDauer: ${seconds(performance.now() - started)}`)
  say(summary(total))
  process.exit(isGreen(total) ? 0 : 1)
}

/** Types, unused code and tests read it. It checks nothing, so it counts only when it fails. */
async function writeRouteTree(signal: AbortSignal): Promise<Result> {
  const { exitCode, output } = await runNode(['scripts/house/route-tree.ts'], {
    signal,
    env: { NO_COLOR: '1', NODE_COMPILE_CACHE: compiledDirectory },
  })
  if (exitCode === 0 || signal.aborted) return none
  say(`✗ routes\n\n${output.trim()}\n`)
  return { ...none, failed: 1, failures: ['routes'] }
}

async function build(signal: AbortSignal): Promise<Result> {
  const started = performance.now()
  try {
    await ensureBuilt({ log: () => {}, signal })
    say(`✓ build (${seconds(performance.now() - started)})`)
    return { ...none, passed: 1 }
  } catch (error) {
    say(`✗ build (${seconds(performance.now() - started)})`)
    if (!signal.aborted) sayFailure(error)
    return { ...none, failed: 1, failures: ['build'] }
  }
}
