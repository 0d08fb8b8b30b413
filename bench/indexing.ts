// `npm run bench:indexing [-- POSTINGS --beside DIR --turns 5]`: search documents made from the rows of a generated
// market, 10,000 postings by default, and of the demo's. With `--beside DIR` another checkout makes the same ones in
// turns. Prints documents a second and the processor time of each one in this process's main thread, in microseconds;
// `same` tells which turns made the same documents, to the byte.
import os from 'node:os'
import { parseArgs } from 'node:util'
import { openOwnDatabase } from './own-database.ts'
import { openProduct } from './product-modules.ts'

const { values, positionals } = parseArgs({
  options: { beside: { type: 'string' }, turns: { type: 'string', default: '5' }, data: { type: 'string' } },
  allowPositionals: true,
})
const POSTINGS = Number(positionals[0] ?? 10_000)
const { client, close } = await openOwnDatabase(values.data)
const product = await openProduct()
const beside = values.beside === undefined ? null : await openProduct(values.beside)
try {
  const { rows } = await client.query('select from search_document limit 1')
  if (rows.length === 0) await fill()
  const turns: object[] = []
  for (let turn = 0; turn < Number(values.turns); turn++) {
    if (beside !== null) turns.push({ of: 'the other', ...(await makeDocuments(beside)) })
    turns.push({ of: 'this one', ...(await makeDocuments(product)) })
  }
  console.log(`load ${os.loadavg()[0]?.toFixed(1)}`)
  console.table(turns)
} finally {
  await product.close()
  await beside?.close()
  await close()
}
process.exit()

async function fill() {
  const { database } = await product.load('/src/platform/server/database/db.ts')
  const { seedDemo } = await product.load('/src/demo/seed.ts')
  const { growMarket } = await product.load('/bench/search/market.ts')
  await seedDemo(database().db, { now: new Date(), log: () => {} })
  await growMarket(0, POSTINGS)
}

async function makeDocuments({ load }: typeof product) {
  const { database } = await load('/src/platform/server/database/db.ts')
  const { postingIndex } = await load('/src/features/job-search/server/documents/posting-index.ts')
  const { feedIndex } = await load('/src/platform/server/search/feed.ts')
  const { db } = database()
  // The product then takes all documents for outdated.
  await client.query('truncate search_document, search_index_state; checkpoint')
  const own = process.threadCpuUsage()
  const began = performance.now()
  const made = await feedIndex(db, postingIndex)
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.threadCpuUsage(own)
  const { rows } = await client.query(
    'select left(md5(string_agg(document::text, chr(10) order by id)), 6) as same from search_document',
  )
  const microseconds = Math.round((user + system) / made)
  return { made, 'a second': Math.round(made / seconds), microseconds, ...rows[0] }
}
