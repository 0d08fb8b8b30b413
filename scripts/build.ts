// `npm run build`: builds the product, even when it is up to date.

import { say, sayFailure } from '../src/platform/server/process/report.ts'
import { onStop } from '../src/platform/server/process/stop-signals.ts'
import { ensureBuilt } from './house/build.ts'

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
