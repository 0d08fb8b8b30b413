import path from 'node:path'
import { buildWithGo } from '../programs/build-with-go.ts'
import { inRoom, type StartOptions } from '../running/engine-room.ts'

type Options = StartOptions & {
  /** The load, in k6's JavaScript. It says itself how long it lasts. */
  script: string
  /** What the script reads as __ENV. */
  env?: Readonly<Record<string, string>>
  /** More of k6's own options, such as `--summary-export=FILE`. */
  args?: readonly string[]
}

/** @returns the path of k6 */
export function buildK6(signal?: AbortSignal): Promise<string> {
  return buildWithGo('k6', signal)
}

/** Starts a load with k6, which ends by itself: its process has the exit code and the summary. */
export async function startK6({ script, env, args = [], directory, signal }: Options) {
  const command = await buildK6(signal)
  return inRoom('k6', directory, async (room) => {
    const own = ['--quiet', '--no-color', '--no-usage-report', '--address=']
    await room.run({
      command,
      args: ['run', ...own, ...args, path.resolve(script)],
      env,
      isReady: async () => true,
      // Ends the load and still sums it up.
      endsOn: 'SIGINT',
    })
    return { address: script, env: {} }
  })
}
