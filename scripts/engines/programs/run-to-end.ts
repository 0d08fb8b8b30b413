import { spawn } from 'node:child_process'

type Options = { env?: Readonly<Record<string, string>>; limit: number; signal?: AbortSignal }

/**
 * Runs a program without showing its output.
 * @param options `limit` in milliseconds
 * @returns `false` when it is missing, fails or takes too long
 */
export function runToEnd(program: string, args: readonly string[], { env, limit, signal }: Options): Promise<boolean> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore', timeout: limit, signal })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
