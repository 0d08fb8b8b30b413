import { spawn } from 'node:child_process'
import { root } from './paths.ts'

export type ChildResult = { exitCode: number; output: string }

type Options = {
  env?: Readonly<Record<string, string | undefined>>
  /** `true`: its output is passed on and not collected. */
  isVisible?: boolean
  signal?: AbortSignal
}

/** Runs a script with the current Node. When aborted, it and everything it started is told to end. */
export function runNode(args: readonly string[], options: Options = {}): Promise<ChildResult> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: options.isVisible ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const end = () => endGroup(child.pid)
  if (options.signal?.aborted) end()
  options.signal?.addEventListener('abort', end, { once: true })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      options.signal?.removeEventListener('abort', end)
      resolve({ exitCode: code ?? 1, output })
    })
  })
}

function endGroup(pid: number | undefined) {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
  } catch {
    // Already gone.
  }
}
