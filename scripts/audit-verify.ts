// `npm run audit:verify`: walks the hash chain of the audit events and says where it is broken. Exit status 0: whole,
// 1: broken, 2: could not be checked.

import type { BrokenLink } from '../src/platform/server/audit/verify.ts'
import { verifyAudit } from '../src/platform/server/audit/verify.ts'
import { closeDatabase, database } from '../src/platform/server/database/db.ts'
import { createCleanup, Stopping } from './house/cleanup.ts'
import { bringUpToDate, reachDatabase } from './house/database.ts'
import { completeEnvironment, readConfig } from './house/environment.ts'
import { say, sayFailure } from './house/say.ts'
import { onStop } from './house/stop-signals.ts'

const faults = {
  missing: 'Ein Ereignis fehlt.',
  moved: 'Das Ereignis steht nicht an seinem Platz oder sein Vorgänger wurde ausgetauscht.',
  changed: 'Der Inhalt des Ereignisses wurde geändert.',
  unchained: 'Ein Ereignis wurde an der Kette vorbei geschrieben.',
  'end-missing': 'Das Ende der Kette fehlt oder passt nicht zum vermerkten Stand.',
} satisfies Record<BrokenLink['fault'], string>

const cleanup = createCleanup(say)
onStop(() => void cleanup.close().finally(() => process.exit(130)))

process.exitCode = await verify().catch((error: unknown) => {
  if (!(error instanceof Stopping)) sayFailure(error)
  return 2
})
await closeDatabase()
await cleanup.close()
process.exit()

async function verify(): Promise<number> {
  const config = readConfig()
  const databaseUrl = await reachDatabase(config, cleanup)
  completeEnvironment(config, databaseUrl)
  await bringUpToDate(databaseUrl, say)
  const { events, verified, head, broken } = await verifyAudit(database().db)
  say(`Ereignisse im Protokoll: ${events.toLocaleString('de-DE')}`)
  say(`Davon geprüft und richtig: ${verified.toLocaleString('de-DE')}`)
  if (!broken) {
    say(`Stand der Kette: ${head.seq} ${head.hash}`)
    say('Das Protokoll ist unverändert.')
    return 0
  }
  say(`Erstes gebrochenes Glied: Nr. ${broken.seq}${broken.eventId ? ` (${broken.eventId})` : ''}`)
  say(faults[broken.fault])
  return 1
}
