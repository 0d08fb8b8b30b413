import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The generator's task; it ends at `seconds` or `maxRequests`, whichever comes first. */
export type Load = {
  readonly port: number
  /** Several are requested in turn. */
  readonly path: string | readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
  /** Seconds of warm-up before that; 0 when missing. */
  readonly warmUpSeconds?: number
  readonly maxRequests: number
  /** Every request with another query, so that no cache can answer. */
  readonly isUnique: boolean
}

/** Times in milliseconds; `failed` counts answers other than 200. */
export type LoadResult = {
  readonly requests: number
  /** The same including the warm-up: the total requests of the server. */
  readonly allRequests: number
  /** The generator's own processor time per answer: close to 1 / perSecond, the server waits for it. */
  readonly clientCpuMs: number
  readonly failed: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly bytesPerAnswer: number
}

/** The headers of a current browser that the server reads. */
export const BROWSER = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36',
} as const

/** Runs the generator in a separate process, so that its work is not counted as the server's. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const script = fileURLToPath(import.meta.resolve('./load.ts'))
  const running = promisify(execFile)(process.execPath, [script])
  running.child.stdin?.end(JSON.stringify(load))
  const { stdout } = await running
  return JSON.parse(stdout)
}
