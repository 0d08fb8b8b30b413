import { say, seconds } from '../../src/platform/server/process/report.ts'
import { runNode } from '../house/child.ts'
import { compiledDirectory } from '../house/paths.ts'
import type { Result } from './result.ts'

/** Runs a tool whose exit code is the result; shows its output only when it fails. */
export async function runTool(
  name: string,
  args: readonly string[],
  signal: AbortSignal,
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const started = performance.now()
  const { exitCode, output } = await runNode(args, {
    signal,
    env: { NO_COLOR: '1', NODE_COMPILE_CACHE: compiledDirectory, ...env },
  })
  const isGood = exitCode === 0
  say(`${isGood ? '✓' : '✗'} ${name} (${seconds(performance.now() - started)})`)
  if (!isGood && !signal.aborted) say(`\n${output.trim()}\n`)
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, failures: isGood ? [] : [name] }
}
