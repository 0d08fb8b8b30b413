import { acceptAudit } from '~/platform/server/audit/accept'
import { type BrokenLink, verifyAudit } from '~/platform/server/audit/verify'
import { workDatabase } from '~/platform/server/database/db'
import { reachUpToDate } from '~/platform/server/database/migration/bring-up-to-date'
import { Stopping } from '~/platform/server/process/cleanup'
import { report, say, sayFailure } from '~/platform/server/process/report'
import type { Task } from './command'

const faults = {
  missing: 'Ein Ereignis fehlt.',
  moved: 'Das Ereignis steht nicht an seinem Platz oder sein Vorgänger wurde ausgetauscht.',
  changed: 'Der Inhalt des Ereignisses wurde geändert.',
  'end-missing': 'Das Ende der Kette fehlt oder passt nicht zum vermerkten Stand.',
  replaced: 'Hier stand ein anderes Ereignis: Das Ende der Kette wurde abgeschnitten und danach weitergeschrieben.',
  forged:
    'Das Ereignis passt in die Kette, ist aber nicht mit unserem Schlüssel unterschrieben: Die Kette wurde ab hier neu geschrieben.',
  'unknown-key':
    'Das Ereignis ist mit einem Schlüssel unterschrieben, der nicht (mehr) bekannt ist. Bitte den früheren in AUDIT_KEY_OLD eintragen.',
  'seal-broken':
    'Das Siegel über die Ereignisse ab hier passt nicht: Eines von ihnen wurde geändert oder das Siegel selbst.',
} satisfies Record<BrokenLink['fault'], string>

/**
 * `audit:verify`: verifies the hash chain of the audit events and says where it is broken. `--accept` accepts the chain
 * as it is after a restored backup or a lost key.
 * @returns 0: valid, 1: broken, 2: could not be checked
 */
export async function auditVerify({ args, databaseUrls, root, cleanup }: Task): Promise<number> {
  try {
    await reachUpToDate(databaseUrls, root, { log: report, signal: cleanup.signal })
    return await (args.includes('--accept') ? accept() : verify())
  } catch (error) {
    if (error instanceof Stopping) throw error
    sayFailure(error)
    return 2
  }
}

async function verify(): Promise<number> {
  const { events, verified, head, anchor, broken } = await verifyAudit(workDatabase().db)
  say(`Ereignisse im Protokoll: ${events.toLocaleString('de-DE')}`)
  say(`Davon geprüft und richtig: ${verified.toLocaleString('de-DE')}`)
  if (!broken) {
    say(`Stand der Kette: ${head.seq} ${head.hash}`)
    say(
      anchor
        ? `Anker in der Dateiablage: ${anchor.seq}`
        : 'In der Dateiablage liegt noch kein Anker: Fehlt etwas am Ende, fällt es nicht auf.',
    )
    say('Das Protokoll ist unverändert.')
    return 0
  }
  return sayBroken(broken)
}

function sayBroken(broken: BrokenLink): number {
  say(`Erstes gebrochenes Glied: Nr. ${broken.seq}${broken.eventId ? ` (${broken.eventId})` : ''}`)
  say(faults[broken.fault])
  return 1
}

async function accept(): Promise<number> {
  const broken = await acceptAudit(workDatabase().db)
  if (broken) return sayBroken(broken)
  say('Das Protokoll gilt in seinem heutigen Stand als vollständig; das steht nun selbst darin.')
  return 0
}
