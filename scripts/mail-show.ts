// `npm run mail:show -- ID|EMAIL`: prints a mail of the outbox with its links, for an installation without a mail server.

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
  const [which = ''] = process.argv.slice(2)
  if (!/^[^\s@]+@[^\s@]+$|^[\da-f-]{36}$/i.test(which)) {
    throw new StartError(
      'Bitte die Kennung einer E-Mail oder eine Adresse angeben: npm run mail:show -- name@firma.example',
    )
  }
  await showMail(which)
  await cleanup.close()
  process.exit(0)
} catch (error) {
  if (!(error instanceof Stopping)) sayFailure(error)
  await cleanup.close()
  process.exit(1)
}

async function showMail(which: string) {
  const config = readConfig()
  await ensureBuilt({ log: say, signal: cleanup.signal })
  const databaseUrl = await reachDatabase(config, cleanup)
  completeEnvironment(config, databaseUrl)
  await bringUpToDate(databaseUrl, say)
  const application = await cleanup.open('Die Anwendung', loadApplication, (loaded) => loaded.shutdown())
  const mail = await application.showMail(which)
  if (!mail) throw new StartError(`Im Postausgang steht keine E-Mail mit dieser Kennung oder Adresse: ${which}`)
  say(`An: ${mail.recipient}`)
  say(`Geschrieben: ${mail.createdAt.toLocaleString('de-DE')}`)
  say(`Betreff: ${mail.subject}\n\n${mail.text}\n`)
  say('Das Protokoll vermerkt, dass diese E-Mail gelesen wurde.')
}
