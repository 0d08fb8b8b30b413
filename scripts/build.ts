// `npm run build`: builds the product, stale or not.
import { ensureBuilt } from './house/build.ts'
import { say, sayFailure } from './house/say.ts'
import { onStop } from './house/stop-signals.ts'

const abort = new AbortController()
onStop(() => abort.abort())
try {
  await ensureBuilt({ log: say, signal: abort.signal, isForced: true })
} catch (error) {
  if (!abort.signal.aborted) sayFailure(error)
  process.exitCode = 1
}
if (abort.signal.aborted) process.exitCode = 130
process.exit()
