import fs from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { databaseName } from '../../scripts/house/database.ts'
import { postgresDirectory } from '../../scripts/house/upgrade/directories.ts'
import { findRunningPostgres } from '../../src/platform/server/database/embedded/start.ts'
import { findChromium } from './chromium.ts'
import { signInDemoAccounts } from './demo-cookies.ts'
import { keepFresh } from './keep-fresh.ts'
import { quickDirectory } from './quick-directory.ts'
import { startProduct } from './start-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running product, without a slash at the end. */
    baseUrl: string
    /** The product's database, for what only time would cause. */
    databaseUrl: string
    /** Cookie headers of the demo accounts by address. */
    demoCookies: Record<string, string>
  }
}

/** The real product on its production build, with the demo market in a database of its own. */
export default async function setup(project: TestProject) {
  // While writing a journey: an already running product, so that not every try starts one.
  if (process.env.E2E_BASE_URL) {
    await findChromium()
    project.provide('baseUrl', process.env.E2E_BASE_URL)
    project.provide('databaseUrl', await databaseIn(process.env.DATA_DIR ?? '.data'))
    project.provide('demoCookies', await signInDemoAccounts(process.env.E2E_BASE_URL))
    return
  }
  const directory = fs.mkdtempSync(path.join(quickDirectory(), 'stellwerk-e2e-'))
  fs.chmodSync(directory, 0o711)
  const [product] = await Promise.all([
    // One proxy is trusted, so that every browser can have its own address (see own-address.ts).
    startProduct({ DATA_DIR: path.join(directory, 'data'), DEMO: 'on', TRUST_PROXY: '1' }),
    // Unpacked once here, so that the first test does not have to wait for it.
    findChromium(),
  ])
  const databaseUrl = await databaseIn(path.join(directory, 'data'))
  const demoCookies = await signInDemoAccounts(product.url)
  project.provide('baseUrl', product.url)
  project.provide('databaseUrl', databaseUrl)
  project.provide('demoCookies', demoCookies)
  const letGrowOld = await keepFresh(databaseUrl, Object.values(demoCookies))

  async function teardown() {
    letGrowOld()
    await product.stop()
    fs.rmSync(directory, { recursive: true, force: true })
  }
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void teardown().finally(() => process.exit(1)))
  }
  return teardown
}

async function databaseIn(dataDirectory: string): Promise<string> {
  const url = await findRunningPostgres(postgresDirectory(path.resolve(dataDirectory)), databaseName)
  if (!url) throw new Error(`no database runs in ${dataDirectory}`)
  return url
}
