import { addDays } from '~/lib/dates/dates'
import { isUuid, momentOfUuid } from '~/lib/uuid'
import { isAuditAnchor } from '~/platform/server/audit/anchor'
import type { Queryable } from '~/platform/server/database/db'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { areFilesHeld } from '~/platform/server/files/held'
import { removeStoredFile } from '~/platform/server/files/store'
import { privacyLabels } from '../../labels'
import { SAFE_DAYS } from './files'
import { knownIds } from './known-files'
import { BATCH, type RetentionRule } from './rule'
import { mayClean } from './store'

/**
 * Deletes bytes without a row: an interrupted upload, or a failed transaction. Stricter than the other rules, because
 * no database backup restores what is deleted from a store. Only when the store has been ours for days.
 */
export const sweepStrayBytes: RetentionRule = {
  name: 'stray bytes deleted',
  label: privacyLabels.holds['stray bytes deleted'],
  hurdle: {
    due: async ({ db, now }) => ((await mayClean(db, now)) ? (await countBytes(db, now)).stray : 0),
    total: async ({ db, now }) => (await countBytes(db, now)).all,
    share: { percent: 3, from: 20 },
  },
  async run(db, now) {
    if ((await areFilesHeld(db)) || !(await mayClean(db, now))) return 0
    let removed = 0
    for await (const { stray } of batches(db, now)) {
      for (const id of stray) await removeStoredFile(id)
      removed += stray.length
    }
    return removed
  },
}

async function countBytes(db: Queryable, now: Date) {
  const count = { stray: 0, all: 0 }
  for await (const { stray, all } of batches(db, now)) {
    count.stray += stray.length
    count.all += all
  }
  return count
}

/** The content of the store in batches, and which of it is old and unreferenced. */
async function* batches(db: Queryable, now: Date) {
  const before = addDays(now, -SAFE_DAYS)
  let all = 0
  let old: string[] = []
  const batch = async () => ({ all, stray: await strayAmong(db, old) })
  for await (const { id, writtenAt } of blobs().list()) {
    all += 1
    if (isOld(id, writtenAt, before)) old.push(id)
    if (old.length < BATCH) continue
    yield await batch()
    all = 0
    old = []
  }
  yield await batch()
}

/** By the writer's clock and by the database's, which is in the id: one of them may have been wrong. */
function isOld(id: string, writtenAt: Date, before: Date): boolean {
  const madeAt = momentOfUuid(id.slice(0, 36))
  return writtenAt < before && (madeAt === null || madeAt < before)
}

async function strayAmong(db: Queryable, ids: string[]): Promise<string[]> {
  const known = await knownIds(db, ids.filter(isUuid))
  return ids.filter((id) => !known.has(id) && !isAuditAnchor(id))
}
