import { and, asc, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { applicantProfile } from '~/features/applicants/server/table'
import { applicationDraft, guestApplication, guestUpload } from '~/features/applications/server/apply-table'
import { application, applicationAttachment } from '~/features/applications/server/table'
import { invoiceFile } from '~/features/billing/server/invoice-table'
import { companyProfile } from '~/features/companies/server/table'
import { messageAttachment } from '~/features/conversations/server/table'
import { resume, resumeAttachment } from '~/features/resumes/server/table'
import { addDays } from '~/lib/dates'
import { isAuditAnchor } from '~/platform/server/audit/anchor'
import type { Queryable } from '~/platform/server/database/db'
import { blobs } from '~/platform/server/files/blobs/blobs'
import { uploadedFile } from '~/platform/server/files/table'
import { outboxMail } from '~/platform/server/mail/table'
import { BATCH, type RetentionRule } from './rule'

/** Days a file may lie about without a row: an upload, a form that is being filled in. */
const SAFE_DAYS = 2

/** Every column that points at a file by a foreign key; a test compares it with the database. */
export const FILE_COLUMNS: readonly PgColumn[] = [
  resumeAttachment.fileId,
  resume.photoFileId,
  applicationAttachment.fileId,
  messageAttachment.fileId,
  guestUpload.fileId,
  companyProfile.logoFileId,
  companyProfile.coverFileId,
  companyProfile.videoFileId,
  companyProfile.posterFileId,
  companyProfile.captionsFileId,
]

/** Deletes files that nothing points at: abandoned uploads, and what deleted rows left behind. */
export const sweepFiles: RetentionRule = {
  name: 'unused files deleted',
  async run(db, now) {
    const gone = await db.transaction(async (tx) => {
      // A dozen tables to leave out: trying all their orders took the planner longer than the sweep itself.
      await tx.execute(sql`set local join_collapse_limit = 1`)
      const unused = await tx
        .select({ id: uploadedFile.id })
        .from(uploadedFile)
        .where(and(lt(uploadedFile.createdAt, addDays(now, -SAFE_DAYS)), ...isUnused(tx)))
        .orderBy(asc(uploadedFile.createdAt))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      if (unused.length === 0) return []
      // The row first: bytes without a row are found by the next rule, a row without bytes would be a broken link.
      return tx
        .delete(uploadedFile)
        .where(
          inArray(
            uploadedFile.id,
            unused.map(({ id }) => id),
          ),
        )
        .returning({ id: uploadedFile.id })
    })
    for (const { id } of gone) await blobs().remove(id)
    return gone.length
  },
}

/** Deletes bytes that no row knows: an upload that broke off, or whose transaction failed. */
export const sweepStrayBytes: RetentionRule = {
  name: 'stray bytes deleted',
  async run(db, now) {
    let removed = 0
    let old: string[] = []
    for await (const { id, writtenAt } of blobs().list()) {
      if (writtenAt < addDays(now, -SAFE_DAYS)) old.push(id)
      if (old.length < BATCH) continue
      removed += await removeStray(db, old)
      old = []
    }
    return removed + (await removeStray(db, old))
  },
}

async function removeStray(db: Queryable, ids: string[]): Promise<number> {
  const known = await knownIds(db, ids.filter(isUuid))
  const stray = ids.filter((id) => !known.has(id) && !isAuditAnchor(id))
  for (const id of stray) await blobs().remove(id)
  return stray.length
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

function isUnused(db: Queryable): SQL[] {
  const byColumn = FILE_COLUMNS.map((column) =>
    notExists(db.select({ one: sql`1` }).from(column.table).where(eq(column, uploadedFile.id))),
  )
  const inOwnDraft = db
    .select({ one: sql`1` })
    .from(applicationDraft)
    .where(
      and(
        eq(applicationDraft.userId, uploadedFile.ownerUserId),
        sql`${applicationDraft.content}::text like '%' || ${uploadedFile.id}::text || '%'`,
      ),
    )
  const inGuestApplication = db
    .select({ one: sql`1` })
    .from(guestApplication)
    .where(eq(guestApplication.id, uploadedFile.ownerUserId))
  // The photo of a frozen résumé.
  const inSnapshot = db
    .select({ one: sql`1` })
    .from(application)
    .innerJoin(applicantProfile, eq(applicantProfile.id, application.applicantProfileId))
    .where(
      and(
        eq(applicantProfile.userId, uploadedFile.ownerUserId),
        sql`${application.resumeSnapshot}->>'photoFileId' = ${uploadedFile.id}::text`,
      ),
    )
  const inMail = db
    .select({ one: sql`1` })
    .from(outboxMail)
    .where(
      and(
        sql`${outboxMail.attachments} <> '[]'`,
        sql`${outboxMail.attachments} @> jsonb_build_array(jsonb_build_object('fileId', ${uploadedFile.id}))`,
      ),
    )
  return [...byColumn, ...[inOwnDraft, inGuestApplication, inSnapshot, inMail].map((query) => notExists(query))]
}

function isUuid(id: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(id)
}
