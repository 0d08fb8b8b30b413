// `npm run engine -- opensearch [NODES]`: starts an engine to experiment with, and stops it on Ctrl-C.
import { say } from '../src/platform/server/process/say.ts'
import { onStop } from '../src/platform/server/process/stop-signals.ts'
import { startCluster } from './engines/opensearch/cluster.ts'
import { fetchOpenSearch } from './engines/opensearch.ts'

const NODES = 3

const [name, nodes = NODES] = process.argv.slice(2)
const count = Number(nodes)
if (name !== 'opensearch' || !Number.isInteger(count) || count < 1) {
  process.stderr.write('Usage: npm run engine -- opensearch [NODES]\n')
  process.exit(1)
}
const abort = new AbortController()
onStop(() => abort.abort())
const fetched = await fetchOpenSearch(abort.signal)
if ('missing' in fetched) {
  process.stderr.write(`OpenSearch cannot be started: ${fetched.missing}.\n`)
  process.exit(1)
}
say('Starting OpenSearch …')
const cluster = await startCluster(fetched.classpath, { nodes: count })
say(`OPENSEARCH_URL=${cluster.url}`)
if (!abort.signal.aborted) await new Promise((resolve) => abort.signal.addEventListener('abort', resolve))
await cluster.stop()
process.exit(0)
