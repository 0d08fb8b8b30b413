// `npm run bench:search [-- COUNT …]`: the product's own search on a generated market, 10,000 and 100,000 postings by
// default. Each search is a page of twenty cards, the total and the counts of all filters. `--data DIR` keeps the
// market there and reuses it the next time.
import { parseArgs } from 'node:util'
import { openOwnDatabase } from './own-database.ts'
import { openProduct } from './product-modules.ts'

const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true })
const sizes = positionals.map(Number)
const { close } = await openOwnDatabase(values.data)
const product = await openProduct()
try {
  const { benchSearch } = await product.load('/bench/search/run.ts')
  await benchSearch(sizes.length > 0 ? sizes : [10_000, 100_000])
} finally {
  const { closeDatabase } = await product.load('/src/platform/server/database/db.ts')
  await closeDatabase()
  await product.close()
  await close()
}
process.exit()
