// `npm start`, `npm run dev` and the product's other commands: takes care of the build and of a database, runs the
// program (src/main.ts) on them, and ends with it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createCleanup, Stopping } from '../src/platform/server/process/cleanup.ts'
import { readConfig } from '../src/platform/server/process/read-config.ts'
import { report, reportFailure, reportNodeWarnings, withoutRoom } from '../src/platform/server/process/report.ts'
import { onStop } from '../src/platform/server/process/stop-signals.ts'
import { ensureBuilt } from './house/build.ts'
import { claimDatabase, environmentOf, reachDatabase, startDatabase } from './house/database.ts'
import { compiledDirectory, root } from './house/paths.ts'

const [command = 'start', ...args] = process.argv.slice(2)
const isServer = command === 'start' || command === 'dev'
const program = command === 'dev' ? ['scripts/dev-server.ts', 'start'] : ['dist/server/main.js', command, ...args]

reportNodeWarnings()

const cleanup = createCleanup(report)
let child: ChildProcess | undefined
/** Known after the configuration was read. */
let dataDir: string | undefined

onStop(async () => {
  // The program prints this itself.
  if (isServer && !child) report('Stellwerk wird beendet …')
  await cleanup.close()
  process.exit(isServer ? 0 : 130)
})
process.on('uncaughtException', end)

try {
  const exitCode = await run()
  await cleanup.close()
  process.exit(exitCode)
} catch (error) {
  await end(error)
}

async function run(): Promise<number> {
  const config = readConfig(root)
  dataDir = config.DATA_DIR
  const build = () => (command === 'dev' ? undefined : ensureBuilt({ log: report, signal: cleanup.signal }))
  if (!isServer) {
    await build()
    return runProgram(environmentOf(config, await reachDatabase(config, cleanup)))
  }
  // First of all: a refused start must not build anything.
  await claimDatabase(config, cleanup)
  const [databaseUrls] = await Promise.all([startDatabase(config, cleanup), build()])
  return runProgram(environmentOf(config, databaseUrls))
}

/** Resolves with the program's exit status. */
async function runProgram(environment: Record<string, string>): Promise<number> {
  const { DRAIN_DELAY, DRAIN_LIMIT } = readConfig(root)
  const patience = (DRAIN_DELAY + DRAIN_LIMIT) * 1000 + 30_000
  const started = await cleanup.open('Stellwerk', () => startProgram(environment), stopProgram, patience)
  const [code, signal] = started.exitCode === null ? await once(started, 'exit') : [started.exitCode, null]
  if (signal && !cleanup.signal.aborted) report(`Stellwerk wurde von außen beendet (${signal}).`)
  return typeof code === 'number' ? code : 1
}

function startProgram(environment: Record<string, string>) {
  child = spawn(
    process.execPath,
    // Limits the memory of short-lived objects, see docs/starting.md.
    ['--max-semi-space-size=16', ...program],
    {
      cwd: root,
      env: {
        // glibc's malloc gives large arrays back when they are free, see docs/starting.md.
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '131072',
        ...process.env,
        ...environment,
        NODE_ENV: command === 'dev' ? 'development' : 'production',
        NODE_COMPILE_CACHE: compiledDirectory,
        STELLWERK_STARTED_FOR_MS: String(performance.now()),
      },
      // The channel tells it when we die.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  )
  return child
}

async function stopProgram(started: ChildProcess) {
  if (started.exitCode !== null || started.signalCode !== null) return
  const ended = once(started, 'exit')
  started.kill('SIGTERM')
  await ended
}

async function end(error: unknown) {
  // Failures caused by stopping are not reported.
  if (error instanceof Stopping || cleanup.signal.aborted) return
  reportFailure(withoutRoom(dataDir) ?? error)
  await cleanup.close()
  process.exit(1)
}
