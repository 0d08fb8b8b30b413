import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { JobPostingInput } from '~/features/job-postings/schema'
import { id, moment, timestamps } from '~/platform/server/database/columns'

/**
 * An ad that somebody writes without an account. Whoever has its link reads and changes it. Deleted after an hour, or
 * after a week once its writer goes on to register.
 */
export const adDraft = pgTable(
  'ad_draft',
  {
    /** Becomes the posting's id, so that taking it over twice makes one posting. */
    id: id(),
    /** SHA-256 of the link's secret. */
    tokenHash: text().notNull().unique(),
    input: jsonb().$type<JobPostingInput>().notNull(),
    /** What of the pasted text belongs to no part of a posting. */
    leftText: text().notNull(),
    /** Fields that hold our assumption, because the text says nothing about them. */
    assumed: text({ enum: ['contract'] })
      .array()
      .notNull(),
    version: integer().notNull().default(1),
    expiresAt: moment().notNull(),
    ...timestamps(),
  },
  (t) => [index('ad_draft_expiry_idx').on(t.expiresAt)],
)
