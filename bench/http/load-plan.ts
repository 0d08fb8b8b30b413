import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** What the generator shall do; it ends at `seconds` or `maxRequests`, whichever comes first. */
export type Load = {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
  readonly maxRequests: number
  /** Every request with another query, so that no cache can answer. */
  readonly isUnique: boolean
}

/** Times in milliseconds; `failed` counts answers other than 200. */
export type LoadResult = {
  readonly requests: number
  readonly failed: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly bytesPerAnswer: number
}

/** Runs the generator in a process of its own, so that its work is not counted as the server's. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const script = fileURLToPath(import.meta.resolve('./load.ts'))
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(load)])
  return JSON.parse(stdout)
}
