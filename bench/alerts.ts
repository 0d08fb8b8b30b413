// `npm run bench:alerts [-- ALERTS --postings N --data DIR --opensearch URL]`: a morning's search alerts (default 60,000
// on 20,000 postings), from the search for new postings to the mail in the outbox, by the product's own job. With
// `--opensearch` the cluster answers. `--data` keeps the market for the next time.
import { parseArgs } from 'node:util'
import { openOwnDatabase } from './own-database.ts'
import { openProduct } from './product-modules.ts'

const { values, positionals } = parseArgs({
  options: {
    data: { type: 'string' },
    postings: { type: 'string', default: '20000' },
    opensearch: { type: 'string' },
  },
  allowPositionals: true,
})
const { close } = await openOwnDatabase(values.data)
if (values.opensearch !== undefined) process.env.OPENSEARCH_URL = `${values.opensearch}/bench-alerts`
const product = await openProduct()
try {
  const { benchAlerts } = await product.load('/bench/alerts/run.ts')
  await benchAlerts(Number(positionals[0] ?? 60_000), Number(values.postings))
} finally {
  const { closeDatabase } = await product.load('/src/platform/server/database/db.ts')
  await closeDatabase()
  await product.close()
  await close()
}
process.exit()
