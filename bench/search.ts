// `npm run bench:search [-- COUNT …]`: the product's own search on a generated market, 10,000 and 100,000 postings
// unless other sizes are given. Each search is a page of twenty cards, the total and the counts of all filters.
// `--data DIR` keeps the market there and measures it at once the next time.
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createCleanup } from '../scripts/house/cleanup.ts'
import { bringUpToDate, reachDatabase } from '../scripts/house/database.ts'
import { completeEnvironment, readConfig } from '../scripts/house/environment.ts'
import { openProduct } from './product-modules.ts'

const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true })
const sizes = positionals.map(Number)
const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'stellwerk-bench-'))
process.env.DATA_DIR = path.resolve(values.data ?? path.join(directory, 'data'))
process.env.DATABASE_URL = ''
process.env.DEMO = 'off'

const cleanup = createCleanup(() => {})
const config = readConfig()
const databaseUrls = await reachDatabase(config, cleanup)
completeEnvironment(config, databaseUrls)
await bringUpToDate(databaseUrls, () => {})
const product = await openProduct()
try {
  const { benchSearch } = await product.load('/bench/search/run.ts')
  await benchSearch(sizes.length > 0 ? sizes : [10_000, 100_000])
} finally {
  const { closeDatabase } = await product.load('/src/platform/server/database/db.ts')
  await closeDatabase()
  await product.close()
  await cleanup.close()
  await fs.rm(directory, { recursive: true, force: true })
}
process.exit()
