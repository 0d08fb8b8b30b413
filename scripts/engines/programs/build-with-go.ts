import fs from 'node:fs'
import path from 'node:path'
import { BUILD_MS, buildOnce } from './build-once.ts'
import { MissingProgram } from './missing-program.ts'
import { runToEnd } from './run-to-end.ts'

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
export function buildWithGo(name: keyof typeof packages, signal?: AbortSignal): Promise<string> {
  const [, version = ''] = packages[name].split('@')
  return buildOnce(`${name}-${version}`, async (directory) => {
    if (!(await runToEnd('go', ['version'], { limit: 60_000, signal }))) throw new MissingProgram('there is no Go')
    const args = ['install', '-ldflags=-s -w', packages[name]]
    const isBuilt = await runToEnd('go', args, { env: { GOBIN: directory }, limit: BUILD_MS, signal })
    const [built] = fs.readdirSync(directory)
    return isBuilt && built !== undefined ? path.join(directory, built) : undefined
  })
}
