// Started by killed-worker.ts: runs one job of the product at the given moment.
import '../setup/drizzle-files.ts'
import { openProduct } from '../../bench/product-modules.ts'

const product = await openProduct()
const { runJob } = await product.load('/src/features/administration/server/jobs/registry.ts')
await runJob(process.argv[2], new Date(process.argv[3] ?? ''))
process.exit(0)
