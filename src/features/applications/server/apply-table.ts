import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { uploadedFile } from '~/platform/server/files/table'
import type { ApplicationDraft, GuestContent } from '../apply/apply-schema'

/** An unsent application to a posting; stored until it is sent. */
export const applicationDraft = pgTable(
  'application_draft',
  {
    id: id(),
    userId: belongsTo(() => user.id),
    jobPostingId: belongsTo(() => jobPosting.id),
    content: jsonb().$type<ApplicationDraft>().notNull(),
    ...timestamps(),
  },
  (t) => [uniqueIndex('application_draft_idx').on(t.userId, t.jobPostingId)],
)

/**
 * An application of somebody without an account. The company sees nothing until the link in the mail is confirmed;
 * unconfirmed ones are deleted after seven days, with their files (whose owner is this row's id).
 */
export const guestApplication = pgTable(
  'guest_application',
  {
    id: id(),
    jobPostingId: belongsTo(() => jobPosting.id),
    email: text().notNull(),
    content: jsonb().$type<GuestContent>().notNull(),
    /** SHA-256 of the link's token; the token itself is only in the mail. */
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    confirmedAt: moment(),
    /** The resulting application. */
    applicationId: uuid(),
    ...timestamps(),
  },
  (t) => [
    index('guest_application_expiry_idx').on(t.expiresAt).where(sql`confirmed_at is null`),
    index('guest_application_email_idx').on(t.email, t.createdAt),
  ],
)

/** A file uploaded before the application was sent; deleted after a day without one. */
export const guestUpload = pgTable(
  'guest_upload',
  {
    id: id(),
    guestApplicationId: uuid().notNull(),
    fileId: uuid()
      .notNull()
      .unique()
      .references(() => uploadedFile.id, { onDelete: 'cascade' }),
    /** The network it came from, hashed: how much of it waits there is bounded. */
    fromNetwork: text(),
    ...timestamps(),
  },
  (t) => [
    index('guest_upload_guest_idx').on(t.guestApplicationId),
    index('guest_upload_created_idx').on(t.createdAt),
    index('guest_upload_network_idx').on(t.fromNetwork),
  ],
)
