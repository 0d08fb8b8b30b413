// `npm run search:rebuild`: writes the search index of the job postings anew, while the product may go on serving.

import os from 'node:os'
import { loadApplication } from './house/application.ts'
import { ensureBuilt } from './house/build.ts'
import { createCleanup, Stopping } from './house/cleanup.ts'
import { bringUpToDate, reachDatabase } from './house/database.ts'
import { completeEnvironment, readConfig } from './house/environment.ts'
import { say, sayFailure } from './house/say.ts'
import { onStop } from './house/stop-signals.ts'

process.env.NODE_ENV = 'production'

const PROGRESS_EVERY = 10_000

const cleanup = createCleanup(say)
onStop(() => void cleanup.close().finally(() => process.exit(130)))

try {
  await rebuild()
  await cleanup.close()
  process.exit(0)
} catch (error) {
  if (!(error instanceof Stopping)) sayFailure(error)
  await cleanup.close()
  process.exit(1)
}

async function rebuild() {
  const config = readConfig()
  await ensureBuilt({ log: say, signal: cleanup.signal })
  const databaseUrls = await reachDatabase(config, cleanup)
  completeEnvironment(config, databaseUrls)
  await bringUpToDate(databaseUrls, say)
  // Behind the server, where both want the processor; the database was started before, as it is for both.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  const application = await cleanup.open('Die Anwendung', loadApplication, (loaded) => loaded.shutdown())
  const started = performance.now()
  const done = await application.rebuildSearchIndex((soFar) => {
    if (soFar % PROGRESS_EVERY === 0) say(`  ${soFar.toLocaleString('de-DE')} Anzeigen`)
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace('.', ',')
  say(`Suchindex neu geschrieben: ${done.toLocaleString('de-DE')} Anzeigen in ${seconds} s.`)
}
