import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { say } from '../../../src/platform/server/process/say.ts'
import { MissingProgram } from './missing-program.ts'
import { runToEnd } from './run-to-end.ts'

/** k6 is the longest, minutes on two cores that have other work. */
const BUILD_MS = 1_200_000

/** The commands and their pinned versions, from Go's module proxy. */
const packages = {
  // Under the AGPL: it runs beside the tests and is no part of the product.
  minio: 'github.com/minio/minio@v0.0.0-20260212201848-7aac2a2c5b7c',
  toxiproxy: 'github.com/Shopify/toxiproxy/v2/cmd/server@v2.12.0',
  k6: 'go.k6.io/k6@v1.8.1',
} as const

/**
 * Builds a program with Go, once for all checkouts on this machine.
 * @returns its path
 * @throws {MissingProgram} where there is no Go, or it cannot build it
 */
export async function buildWithGo(name: keyof typeof packages, signal?: AbortSignal): Promise<string> {
  const [, version = ''] = packages[name].split('@')
  const cache = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'stellwerk', 'engines')
  const program = path.join(cache, `${name}-${version}`)
  if (fs.existsSync(program)) return program
  if (!(await runToEnd('go', ['version'], { limit: 60_000, signal }))) throw new MissingProgram('there is no Go')
  fs.mkdirSync(cache, { recursive: true })
  const directory = fs.mkdtempSync(path.join(cache, 'building-'))
  try {
    say(`Building ${name} with Go, which takes minutes …`)
    const args = ['install', '-ldflags=-s -w', packages[name]]
    const isBuilt = await runToEnd('go', args, { env: { GOBIN: directory }, limit: BUILD_MS, signal })
    const [built] = fs.readdirSync(directory)
    if (!isBuilt || built === undefined) throw new MissingProgram(`Go could not build ${packages[name]}`)
    fs.renameSync(path.join(directory, built), program)
    return program
  } finally {
    fs.rmSync(directory, { recursive: true, force: true })
  }
}
