import { addDays } from '~/lib/dates/dates'
import { isUuid } from '~/lib/uuid'
import type { Database } from '~/platform/server/database/db'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { adoptStore, type BondState, bondedSince, checkBond } from '~/platform/server/files/bond'
import { privacyLabels } from '../../labels'
import { knownIds } from './known-files'
import type { RetentionRule } from './rule'

/** Days that database and store must have belonged together before anything is cleaned. */
const CALM_DAYS = 3
/** Number of files that decide whether a store without a mark is ours. */
const SAMPLE = 200

/**
 * Whose the file store is.
 * @throws when it does not answer
 */
export function checkStore(db: Database): Promise<BondState> {
  return checkBond(db, () => isFamiliar(db))
}

/** Whether unreferenced files may be searched: the store has been ours for days. */
export async function mayClean(db: Database, now: Date): Promise<boolean> {
  if ((await checkStore(db)) !== 'own') return false
  const since = await bondedSince(db)
  return since !== null && since <= addDays(now, -CALM_DAYS)
}

/** Adopts a foreign store: never before a platform admin has said so, however little is in it. */
export const adoptForeignStore: RetentionRule = {
  name: 'file store adopted',
  label: privacyLabels.holds['file store adopted'],
  hurdle: { due: ({ db }) => countForeign(db), total: ({ db }) => countForeign(db), share: { percent: 0, from: 1 } },
  async run(db) {
    if ((await checkStore(db)) === 'own') return 0
    await adoptStore(db)
    return 1
  },
}

/** An empty store is familiar, and so is one whose files are mostly known to the database. */
async function isFamiliar(db: Database): Promise<boolean> {
  const ids: string[] = []
  for await (const { id } of blobs().list()) {
    if (isUuid(id)) ids.push(id)
    if (ids.length === SAMPLE) break
  }
  const known = await knownIds(db, ids)
  return known.size * 2 >= ids.length
}

async function countForeign(db: Database): Promise<number> {
  if ((await checkStore(db)) === 'own') return 0
  let count = 0
  for await (const _ of blobs().list()) count += 1
  // An emptied foreign store is still foreign.
  return Math.max(count, 1)
}
