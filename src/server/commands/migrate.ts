import { bringUpToDate } from '~/platform/server/database/migration/bring-up-to-date'
import { report } from '~/platform/server/process/report'
import type { Task } from './command'

/** `migrate`: brings the schema up to date and nothing else, before the processes of a new version start. */
export async function migrateDatabase({ databaseUrls, root }: Task): Promise<number> {
  await bringUpToDate(databaseUrls, root, report)
  report('Die Datenbank ist auf dem Stand dieses Programms.')
  return 0
}
