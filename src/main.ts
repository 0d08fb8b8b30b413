// The program: `node dist/server/main.js COMMAND`. `npm start` and the other commands run it below scripts/product.ts,
// which takes care of the build and of a database; with a DATABASE_URL it runs by itself.
import path from 'node:path'
import { getConfig } from './platform/server/config'
import { requireDatabase } from './platform/server/database/connect'
import { closeDatabase } from './platform/server/database/db'
import { createCleanup, Stopping } from './platform/server/process/cleanup'
import { readConfig } from './platform/server/process/read-config'
import { OperatorError, report, reportFailure, reportNodeWarnings, withoutRoom } from './platform/server/process/report'
import { onStop } from './platform/server/process/stop-signals'
import { type Kept, succeed } from './platform/server/process/successive-runs'
import type { Command } from './server/commands/command'

// Loaded on demand: reading the audit log needs no pages and no React.
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => {
    const [{ startServer }, { default: app }] = await Promise.all([import('./server/start/start'), import('./server')])
    return (task) => startServer(task, app)
  },
  migrate: async () => (await import('./server/commands/migrate')).migrateDatabase,
  backup: async () => (await import('./server/commands/backup')).backup,
  restore: async () => (await import('./server/commands/restore')).restore,
  'backup:keys': async () => (await import('./server/commands/backup-keys')).backupKeys,
  'restore:keys': async () => (await import('./server/commands/backup-keys')).restoreKeys,
  'files:rekey': async () => (await import('./server/commands/files-rekey')).filesRekey,
  'admin:create': async () => (await import('./server/commands/admin-create')).adminCreate,
  'audit:verify': async () => (await import('./server/commands/audit-verify')).auditVerify,
  'import:job-postings': async () => (await import('./server/commands/import-job-postings')).importPostings,
  'import:occupations': async () => (await import('./server/commands/import-occupations')).importOccupationLists,
  'import:places': async () => (await import('./server/commands/import-places')).importPlaces,
  'mail:show': async () => (await import('./server/commands/mail-show')).mailShow,
  'search:rebuild': async () => (await import('./server/commands/search-rebuild')).searchRebuild,
}

// Libraries decide by it when they are loaded. Not by its name, which the build would replace.
Object.assign(process.env, { NODE_ENV: import.meta.env.MODE })

reportNodeWarnings()

const cleanup = createCleanup(report)
/** Known after the configuration was read. */
let dataDir: string | undefined
/** In development this file runs again after each change. */
const kept: Kept = import.meta.hot?.data ?? {}

/** Resolves when the command has ended, or when the server answers. */
export const running = main(process.argv.slice(2))

async function main([name = '', ...args]: string[]): Promise<void> {
  const isServer = name === 'start'
  const stopListening = onStop(async (reason) => {
    // Our supervisor was killed, and its successor wants our port.
    if (reason === 'disconnect') process.exit(1)
    if (isServer) report('Stellwerk wird beendet …')
    await cleanup.close()
    process.exit(isServer ? 0 : 130)
  })
  // An uncaught error: the process must end, but not without closing what it has opened.
  process.on('uncaughtException', end)
  await succeed(kept, async () => {
    stopListening()
    process.off('uncaughtException', end)
    await cleanup.close()
  })
  try {
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!load)
      throw new OperatorError(`Diesen Befehl gibt es nicht. Bekannt sind: ${Object.keys(commands).join(', ')}.`)
    const root = path.resolve(import.meta.dirname, import.meta.env.DEV ? '..' : '../..')
    const { DATABASE_OWNER_URL = kept.ownerUrl } = readConfig(root)
    kept.ownerUrl = DATABASE_OWNER_URL
    // The application must not use it.
    delete process.env.DATABASE_OWNER_URL
    const config = getConfig()
    dataDir = config.DATA_DIR
    const { DATABASE_URL: url, DATABASE_DIRECT_URL } = config
    const databaseUrls = { url, ownerUrl: DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL ?? url }
    // Before anything heavy is loaded: while a thread is busy, answers seem late. Who migrates asks as the owner.
    if (name !== 'migrate') await requireDatabase(url)
    const run = await load()
    await cleanup.open('Die Anwendung', () => {}, closeDatabase)
    const exitCode = await run({ root, config, databaseUrls, args, cleanup })
    if (exitCode === 'running') return
    await cleanup.close()
    process.exit(exitCode)
  } catch (error) {
    await end(error)
  }
}

async function end(error: unknown) {
  // Failures caused by stopping are not reported.
  if (error instanceof Stopping || cleanup.signal.aborted) return
  reportFailure(withoutRoom(dataDir) ?? error)
  await cleanup.close()
  process.exit(1)
}
