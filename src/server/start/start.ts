import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '~/features/accounts/demo-accounts'
import { keepStore } from '~/features/privacy/server/retention/keep-store'
import type { Config } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { reachUpToDate } from '~/platform/server/database/migration/bring-up-to-date'
import { startPulse } from '~/platform/server/database/servers/pulse'
import { followReads } from '~/platform/server/database/servers/reads'
import type { App } from '~/platform/server/http/app'
import { askReadiness, healthOf, type Readiness } from '~/platform/server/http/health/health'
import { startHealthPort } from '~/platform/server/http/health/health-port'
import { serve } from '~/platform/server/http/serve'
import { createLog } from '~/platform/server/log'
import { startMetricsServer } from '~/platform/server/metrics/serve-metrics'
import { keepClock } from '~/platform/server/own-clock'
import { portWarning } from '~/platform/server/process/browser-ports'
import { report, seconds } from '~/platform/server/process/report'
import type { Task } from '../commands/command'
import { startMeasuring } from '../measures'
import { readiness } from '../readiness'
import { loadDemoIfEmpty } from './load-demo'
import { warmUp } from './warm-up'
import { handOver, longestHandOver, startWork } from './work'

const STARTING_PAGE = `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<title>Stellwerk startet</title>
<p>Stellwerk startet gerade. Diese Seite lädt sich gleich neu.</p>
</html>
`

/** `start`: listens, brings the database up to date, loads the demo market into an empty one, and serves. */
export async function startServer({ root, config, databaseUrls, cleanup }: Task, app: App): Promise<'running'> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
    const { startTracing } = await import('~/platform/server/tracing/start-tracing')
    await cleanup.open(
      'Die Aufzeichnung',
      () => startTracing(config),
      (tracing) => tracing.stop(),
    )
  }
  await cleanup.open('Die Uhr', keepClock, (clock) => clock.stop())
  let isReady = false
  // The port answers before the schema and the demo are ready; until then with a page that says so.
  const untilReady: App = { ...app, fetch: (request) => (isReady ? app.fetch(request) : startingPage()) }
  const warmsUp = config.ROLE !== 'worker' && !import.meta.env.DEV
  // Behind a balancer visitors come at once and in numbers, so it is told only when pages come quickly.
  let isWarm = config.DRAIN_DELAY === 0 || !warmsUp
  const state = async (): Promise<Readiness> =>
    isReady && isWarm ? readiness() : { state: 'starting', details: isReady ? ['pages are being prepared'] : [] }
  let isEnding = () => false
  const { HEALTH_PORT } = config
  if (HEALTH_PORT) {
    const ask = async () => healthOf(await askReadiness(isEnding(), state))
    await cleanup.open(
      'Die Auskunft für den Lastverteiler',
      () => startHealthPort({ host: config.HOST, port: HEALTH_PORT, ask, listen: () => database().hear() }),
      (port) => port.stop(),
    )
  }
  const listen = () =>
    serve({
      root,
      host: config.HOST,
      port: config.PORT,
      app: untilReady,
      hasPages: config.ROLE !== 'worker',
      timeouts: { drainMs: config.DRAIN_LIMIT * 1000 },
      readiness: state,
      trustProxy: config.TRUST_PROXY,
      secure: config.APP_URL.startsWith('https:'),
      // As many as have a connection to the database, and two that just begin or are rendered.
      atOnce: config.DATABASE_POOL_SIZE + 2,
      secureSubdomains: config.HSTS_SUBDOMAINS === 'on',
      log: createLog(config.LOG_LEVEL),
      metricsToken: config.METRICS_TOKEN,
    })
  // In development Vite answers (scripts/dev-server.ts).
  const server = import.meta.env.DEV
    ? undefined
    : await cleanup.open('Der Webserver', listen, (running) => running.drain(), longestHandOver(config))
  if (server) isEnding = server.isEnding
  await reachUpToDate(databaseUrls, root, { log: report, signal: cleanup.signal })
  if (config.DEMO) await loadDemoIfEmpty()
  if (config.METRICS_PORT ?? config.METRICS_TOKEN) startMeasuring()
  const { METRICS_PORT } = config
  if (METRICS_PORT) {
    await cleanup.open(
      'Die Messwerte',
      () => startMetricsServer(config.HOST, METRICS_PORT),
      (server) => server.stop(),
    )
  }
  await cleanup.open('Die Dateiablage', keepStore, (store) => store.stop())
  await cleanup.open('Der Blick auf die Datenbank', startPulse, (pulse) => pulse.stop())
  await cleanup.open('Der Blick auf die Kopie', followReads, (reads) => reads.stop())
  const start = () => startWork(config.ROLE)
  await cleanup.open('Der Betrieb', start, (work) => handOver(work, server, config), longestHandOver(config))
  isReady = true
  sayWelcome(config, server?.url ?? config.APP_URL)
  if (warmsUp) void warmUp(app, config.APP_URL).finally(() => (isWarm = true))
  return 'running'
}

/** Prints where Stellwerk runs and how to sign in. */
function sayWelcome(config: Config, url: string): void {
  // Counted from the start of the process that built the product and started PostgreSQL for us, if there is one.
  const waited = Number(process.env.STELLWERK_STARTED_FOR_MS ?? 0) + performance.now()
  report(`\nStellwerk läuft: ${config.APP_URL} (bereit nach ${seconds(waited)})`)
  const warning = portWarning(config.APP_URL)
  if (warning !== null) report(warning)
  if (config.APP_URL !== url) report(`Adresse auf diesem Rechner: ${url}`)
  if (!config.DEMO) return
  report(`\nDemo-Konten, Passwort für alle: ${DEMO_PASSWORD}`)
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length))
  for (const { email, description } of DEMO_ACCOUNTS) report(`  ${email.padEnd(width)}  ${description}`)
  report('\nBeenden mit Strg+C.')
}

/** The answer to everything while the schema is updated or the demo loaded. */
function startingPage(): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '2' }
  return new Response(STARTING_PAGE, { status: 503, headers })
}
