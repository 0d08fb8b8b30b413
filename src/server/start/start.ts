import { keepStore } from '~/features/privacy/server/retention/keep-store'
import { bringUpToDate } from '~/platform/server/database/bring-up-to-date'
import type { App } from '~/platform/server/http/app'
import type { Readiness } from '~/platform/server/http/health'
import { serve } from '~/platform/server/http/serve'
import { createLog } from '~/platform/server/log'
import { keepClock } from '~/platform/server/own-clock'
import { say } from '~/platform/server/process/say'
import type { Task } from '../commands/command'
import { readiness } from '../readiness'
import { startWorkers } from '../workers'
import { loadDemoIfEmpty } from './demo'
import { startingPage } from './starting-page'
import { sayWelcome } from './welcome'

/** `start`: listens, brings the database up to date, loads the demo market into an empty one, and serves. */
export async function startServer({ root, config, databaseUrls, cleanup }: Task, app: App): Promise<'running'> {
  await cleanup.open('Die Uhr', keepClock, (clock) => clock.stop())
  let isReady = false
  // The port answers before the schema and the demo are there; until then with a page that says so.
  const untilReady: App = { fetch: (request) => (isReady ? app.fetch(request) : startingPage()) }
  const state = async (): Promise<Readiness> => (isReady ? readiness() : { state: 'starting', details: [] })
  const listen = () =>
    serve({
      root,
      host: config.HOST,
      port: config.PORT,
      app: untilReady,
      readiness: state,
      trustProxy: config.TRUST_PROXY,
      secure: config.APP_URL.startsWith('https:'),
      secureSubdomains: config.HSTS_SUBDOMAINS === 'on',
      log: createLog(config.LOG_LEVEL),
    })
  // While developing Vite answers (scripts/dev-server.ts).
  const server = import.meta.env.DEV
    ? undefined
    : await cleanup.open('Der Webserver', listen, (running) => running.drain(), 15_000)
  await bringUpToDate(databaseUrls, root, say)
  if (config.DEMO) await loadDemoIfEmpty()
  await cleanup.open('Die Dateiablage', keepStore, (store) => store.stop())
  await cleanup.open('Die Hintergrundarbeit', startWorkers, (workers) => workers.stop())
  isReady = true
  sayWelcome(config, server?.url ?? config.APP_URL)
  return 'running'
}
