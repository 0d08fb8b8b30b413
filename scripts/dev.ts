// `npm run dev`: the sources as they are, with hot reload, on the same database as `npm start`.
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { Config } from '../src/platform/server/config.ts'
import type { Application } from './house/application.ts'
import { createCleanup, Stopping } from './house/cleanup.ts'
import { bringUpToDate, openDatabase } from './house/database.ts'
import { completeEnvironment, readConfig } from './house/environment.ts'
import { root } from './house/paths.ts'
import { say, sayFailure } from './house/say.ts'
import { onStop } from './house/stop-signals.ts'
import { sayWelcome } from './house/welcome.ts'

process.env.NODE_ENV = 'development'

const cleanup = createCleanup(say)
onStop(() => void cleanup.close().finally(() => process.exit(0)))

try {
  await develop(readConfig())
} catch (error) {
  if (!(error instanceof Stopping) && !cleanup.signal.aborted) {
    sayFailure(error)
    await cleanup.close()
    process.exit(1)
  }
}

async function develop(config: Config) {
  const databaseUrls = await openDatabase(config, cleanup)
  completeEnvironment(config, databaseUrls)
  await bringUpToDate(databaseUrls, say)
  const vite = await cleanup.open(
    'Vite',
    () => createQuietServer(config),
    (server) => server.close(),
  )
  await vite.listen()
  const application = await cleanup.open(
    'Die Anwendung',
    () => loadFromSources(vite),
    (loaded) => loaded.shutdown(),
  )
  await cleanup.open(
    'Die Uhr',
    () => application.keepClock(),
    (clock) => clock.stop(),
  )
  if (config.DEMO && (await application.isEmpty())) await application.seedDemo(say)
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
  sayWelcome(config, config.APP_URL)
}

/** Vite ends the process at SIGTERM as soon as it has closed itself, before the database has; stopping is ours alone. */
async function createQuietServer(config: Config) {
  const ours = process.listeners('SIGTERM')
  const server = await createServer({ root, server: { host: config.HOST, port: config.PORT, strictPort: true } })
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener)
  }
  return server
}

/** The same modules that answer requests, so that demo and workers share their connections. */
function loadFromSources(vite: Awaited<ReturnType<typeof createServer>>): Promise<Application> {
  const environment = vite.environments.ssr
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite offers no environment that runs the server.')
  return environment.runner.import<Application>('/src/server.ts')
}
