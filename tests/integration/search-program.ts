// Started by search-worker.test.ts: another process with ROLE=web, which prints when its own index contains a title, or
// no longer.
import '../setup/drizzle-files.ts'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { openProduct } from '../../bench/product-modules.ts'
import type { SearchIndex } from '../../src/platform/server/search/request.ts'

const product = await openProduct()
const { startServices } = await product.load('/src/server/services.ts')
const { openPostingIndex, postingIndex, ANYONE } = await product.load(
  '/src/features/job-search/server/documents/posting-index.ts',
)
const { askIfThere } = await product.load('/src/platform/server/search/indexes.ts')
const { titleTerm } = await product.load('/src/features/job-search/server/documents/posting-terms.ts')
const { term } = await product.load('/src/platform/server/search/query.ts')
const say = (event: object) => console.log(JSON.stringify(event))

startServices()
await openPostingIndex()
say({ isReady: true })
createInterface({ input: process.stdin }).on('line', async (line) => {
  const { title, isThere } = JSON.parse(line)
  // A cluster says that it is starting until its first index is there.
  const knows = () => askIfThere(postingIndex, (index: SearchIndex) => index.has(ANYONE, term(titleTerm(title))))
  while ((await knows()) !== isThere) await wait(5)
  say({ title, isThere })
})
