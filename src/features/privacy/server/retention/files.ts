import { and, asc, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { applicantProfile } from '~/features/applicants/server/table'
import { applicationDraft, guestUpload } from '~/features/applications/server/apply-table'
import { jobOffer } from '~/features/applications/server/offers/offer-table'
import { application, applicationAttachment } from '~/features/applications/server/table'
import { companyPicture, companyProfile } from '~/features/companies/server/table'
import { messageAttachment } from '~/features/conversations/server/table'
import { resume, resumeAttachment } from '~/features/resumes/server/table'
import { addDays } from '~/lib/dates/dates'
import type { Queryable } from '~/platform/server/database/db'
import { removeStoredFile } from '~/platform/server/files/store'
import { uploadedFile } from '~/platform/server/files/table'
import { outboxMail } from '~/platform/server/mail/table'
import { privacyLabels } from '../../labels'
import { BATCH, type RetentionRule } from './rule'

/** Days a file may exist without a row: an upload, a form being filled in. */
export const SAFE_DAYS = 2

/** Every column that refers to a file by a foreign key; a test compares it with the database. */
export const FILE_COLUMNS: readonly PgColumn[] = [
  resumeAttachment.fileId,
  resume.photoFileId,
  applicationAttachment.fileId,
  messageAttachment.fileId,
  guestUpload.fileId,
  jobOffer.fileId,
  companyProfile.logoFileId,
  companyProfile.coverFileId,
  companyProfile.videoFileId,
  companyProfile.posterFileId,
  companyProfile.captionsFileId,
  companyPicture.fileId,
]

/** Deletes files that nothing refers to: abandoned uploads, and files of deleted rows. */
export const sweepFiles: RetentionRule = {
  name: 'unused files deleted',
  label: privacyLabels.holds['unused files deleted'],
  hurdle: {
    due: ({ db, now }) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local join_collapse_limit = 1`)
        return tx.$count(uploadedFile, isUnusedSince(tx, now))
      }),
    total: ({ db }) => db.$count(uploadedFile),
  },
  async run(db, now) {
    const gone = await db.transaction(async (tx) => {
      // A dozen tables to exclude: planning all their join orders took longer than the sweep itself.
      await tx.execute(sql`set local join_collapse_limit = 1`)
      const unused = await tx
        .select({ id: uploadedFile.id })
        .from(uploadedFile)
        .where(isUnusedSince(tx, now))
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
    for (const { id } of gone) await removeStoredFile(id)
    return gone.length
  },
}

const isUnusedSince = (db: Queryable, now: Date) =>
  and(lt(uploadedFile.createdAt, addDays(now, -SAFE_DAYS)), ...isUnused(db))

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
  return [...byColumn, ...[inOwnDraft, inSnapshot, inMail].map((query) => notExists(query))]
}
