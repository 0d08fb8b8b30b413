import { inArray, sql } from 'drizzle-orm'
import { invoiceFile } from '~/features/billing/server/invoice-table'
import { addDays } from '~/lib/dates'
import { isUuid, momentOfUuid } from '~/lib/uuid'
import { isAuditAnchor } from '~/platform/server/audit/anchor'
import type { Queryable } from '~/platform/server/database/db'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { uploadedFile } from '~/platform/server/files/table'
import { outboxMail } from '~/platform/server/mail/table'
import { SAFE_DAYS } from './files'
import { BATCH, type RetentionRule } from './rule'

/**
 * Deletes bytes that no row knows: an upload that broke off, or whose transaction failed. Stricter than the rest, for what
 * is gone from a store comes back from no backup of the database.
 */
export const sweepStrayBytes: RetentionRule = {
  name: 'stray bytes deleted',
  hurdle: {
    due: async ({ db, now }) => (await countBytes(db, now)).stray,
    total: async ({ db, now }) => (await countBytes(db, now)).all,
    share: { percent: 3, from: 20 },
  },
  async run(db, now) {
    let removed = 0
    for await (const { stray } of batches(db, now)) {
      for (const id of stray) await blobs().remove(id)
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

/** What lies in the store, a batch at a time, and which of it is old and belongs to nothing. */
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

/** By the clock of whoever wrote it down, and by the database's, which is in the id: one of them may have been wrong. */
function isOld(id: string, writtenAt: Date, before: Date): boolean {
  const madeAt = momentOfUuid(id.slice(0, 36))
  return writtenAt < before && (madeAt === null || madeAt < before)
}

async function strayAmong(db: Queryable, ids: string[]): Promise<string[]> {
  const known = await knownIds(db, ids.filter(isUuid))
  return ids.filter((id) => !known.has(id) && !isAuditAnchor(id))
}

/** Bytes belong to a row of `uploaded_file`, to an invoice, or to a mail that carries them. */
async function knownIds(db: Queryable, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${uploadedFile.id} as id from ${uploadedFile} where ${inArray(uploadedFile.id, ids)}
    union all select ${invoiceFile.id} from ${invoiceFile} where ${inArray(invoiceFile.id, ids)}
    union all select (attached->>'fileId')::uuid from ${outboxMail}, jsonb_array_elements(${outboxMail.attachments}) attached
      where ${outboxMail.attachments} <> '[]'`)
  return new Set(rows.map(({ id }) => id))
}
