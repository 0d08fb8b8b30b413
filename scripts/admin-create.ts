// `npm run admin:create -- EMAIL`: makes the first platform admin and prints the link to set the password.

import { loadApplication } from './house/application.ts'
import { ensureBuilt } from './house/build.ts'
import { createCleanup, Stopping } from './house/cleanup.ts'
import { StartError } from './house/data-directory.ts'
import { bringUpToDate, reachDatabase } from './house/database.ts'
import { completeEnvironment, readConfig } from './house/environment.ts'
import { say, sayFailure } from './house/say.ts'
import { onStop } from './house/stop-signals.ts'

process.env.NODE_ENV = 'production'

const cleanup = createCleanup(say)
onStop(() => void cleanup.close().finally(() => process.exit(130)))

try {
  const [email = ''] = process.argv.slice(2)
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new StartError('Bitte eine E-Mail-Adresse angeben: npm run admin:create -- name@firma.example')
  }
  await createAdmin(email)
  await cleanup.close()
  process.exit(0)
} catch (error) {
  if (!(error instanceof Stopping)) sayFailure(error)
  await cleanup.close()
  process.exit(1)
}

async function createAdmin(email: string) {
  const config = readConfig()
  await ensureBuilt({ log: say, signal: cleanup.signal })
  const databaseUrls = await reachDatabase(config, cleanup)
  completeEnvironment(config, databaseUrls)
  await bringUpToDate(databaseUrls, say)
  const application = await cleanup.open('Die Anwendung', loadApplication, (loaded) => loaded.shutdown())
  const { passwordLink } = await application.createAdmin({ email })
  say(`${email} ist jetzt Plattform-Admin. Unter diesem Link wird das Passwort gesetzt:\n\n  ${passwordLink}\n`)
}
