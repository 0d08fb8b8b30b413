// `npm start`: builds what is stale, starts the database, migrates, loads the demo, serves.

import type { Config } from '../src/platform/server/config.ts'
import { serve } from '../src/platform/server/http/serve.ts'
import { createLog } from '../src/platform/server/log.ts'
import { type Application, loadApplication } from './house/application.ts'
import { ensureBuilt } from './house/build.ts'
import { createCleanup, Stopping } from './house/cleanup.ts'
import { isFull, StartError } from './house/data-directory.ts'
import { bringUpToDate, claimDatabase, startDatabase } from './house/database.ts'
import { completeEnvironment, readConfig } from './house/environment.ts'
import { root } from './house/paths.ts'
import { say, sayFailure, seconds } from './house/say.ts'
import { startingPage } from './house/starting-page.ts'
import { onStop } from './house/stop-signals.ts'
import { sayWelcome } from './house/welcome.ts'

// React and tRPC decide by it when they are loaded, which is later.
process.env.NODE_ENV = 'production'

const cleanup = createCleanup(say)

onStop(async () => {
  say('Stellwerk wird beendet …')
  await cleanup.close()
  process.exit(0)
})
// A fault nobody caught: the process must go, but not without its database.
process.on('uncaughtException', end)

/** Known once the configuration has been read. */
let dataDir: string | undefined

try {
  const config = readConfig()
  dataDir = config.DATA_DIR
  await start(config)
} catch (error) {
  await end(error)
}

async function start(config: Config) {
  // Before all else: who is refused has built nothing for it.
  await claimDatabase(config, cleanup)
  // Loading the product takes as long as starting PostgreSQL; it reads its configuration only when it is used.
  const [databaseUrls, loaded] = await Promise.all([startDatabase(config, cleanup), load()])
  completeEnvironment(config, databaseUrls)
  const application = await cleanup.open(
    'Die Anwendung',
    () => loaded,
    () => loaded.shutdown(),
  )
  await cleanup.open(
    'Die Uhr',
    () => application.keepClock(),
    (clock) => clock.stop(),
  )
  const state = { isReady: false }
  const server = await cleanup.open(
    'Der Webserver',
    () => listen(config, application, state),
    (running) => running.drain(),
    15_000,
  )
  await bringUpToDate(databaseUrls, say)
  if (config.DEMO && (await application.isEmpty())) await loadDemo(application)
  await cleanup.open(
    'Die Dateiablage',
    () => application.keepStore(),
    (store) => store.stop(),
  )
  await cleanup.open(
    'Die Hintergrundarbeit',
    () => application.startWorkers(),
    (workers) => workers.stop(),
  )
  state.isReady = true
  sayWelcome(config, server.url)
}

async function load() {
  await ensureBuilt({ log: say, signal: cleanup.signal })
  if (cleanup.signal.aborted) throw new Stopping()
  return loadApplication()
}

function listen(config: Config, application: Application, state: { isReady: boolean }) {
  return serve({
    root,
    host: config.HOST,
    port: config.PORT,
    // The port answers before the schema and the demo are there; until then with a page that says so.
    app: { fetch: (request) => (state.isReady ? application.default.fetch(request) : startingPage()) },
    readiness: async () => (state.isReady ? application.readiness() : { state: 'starting', details: [] }),
    trustProxy: config.TRUST_PROXY,
    secure: config.APP_URL.startsWith('https:'),
    secureSubdomains: config.HSTS_SUBDOMAINS === 'on',
    log: createLog(config.LOG_LEVEL),
  })
}

async function loadDemo(application: Application) {
  say('Der Demomarkt wird geladen …')
  const started = performance.now()
  await application.seedDemo((message) => say(`  ${message}`))
  say(`Demomarkt geladen (${seconds(performance.now() - started)}).`)
}

async function end(error: unknown) {
  // What fails because we are stopping is no news.
  if (error instanceof Stopping || cleanup.signal.aborted) return
  sayFailure(withoutRoom() ?? error)
  await cleanup.close()
  process.exit(1)
}

/** A full disk shows itself in many ways, of which PostgreSQL's going without a word is one. */
function withoutRoom() {
  if (!dataDir || !isFull(dataDir)) return undefined
  return new StartError(
    `Auf dem Datenträger von ${dataDir} ist kein Platz mehr. ` +
      'Bitte Platz schaffen oder DATA_DIR auf einen anderen Datenträger legen.',
  )
}
