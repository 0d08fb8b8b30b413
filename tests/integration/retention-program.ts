// Started by retention-kill.test.ts: applies the retention rules at the given moment, until it is killed.
import '../setup/drizzle-files.ts'
import { openProduct } from '../../bench/product-modules.ts'

const product = await openProduct()
const { database } = await product.load('/src/platform/server/database/db.ts')
const { applyRetention } = await product.load('/src/features/privacy/server/retention/run.ts')
await applyRetention(database().db, new Date(process.argv[2] ?? ''))
console.log('ended')
process.exit(0)
