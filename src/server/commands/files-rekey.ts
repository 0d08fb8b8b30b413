import { currentTime } from '~/lib/current-time'
import { workDatabase } from '~/platform/server/database/db'
import { reachUpToDate } from '~/platform/server/database/migration/bring-up-to-date'
import { sealAllAnew } from '~/platform/server/files/sealed/seal-all-anew'
import { OperatorError, report } from '~/platform/server/process/report'
import type { Command } from './command'

/**
 * `files:rekey [DAY]`: encrypts every uploaded file by a new key while the product goes on; with a day only those whose
 * key is older, so that an interrupted run goes on.
 */
export const filesRekey: Command = async ({ args: [day], databaseUrls, root, cleanup }) => {
  const before = day === undefined ? currentTime() : new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(before.getTime())) throw new OperatorError(`${day} ist kein Tag: npm run files:rekey -- 2026-11-24`)
  await reachUpToDate(databaseUrls, root, { log: report, signal: cleanup.signal })
  const sealed = await sealAllAnew(workDatabase().db, before)
  const files = sealed === 1 ? '1 Datei' : `${sealed.toLocaleString('de-DE')} Dateien`
  report(`Neu verschlüsselt: ${files}. Jetzt die Kopie erneuern: npm run backup:keys`)
  return 0
}
