import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '~/platform/server/database/columns'
import type { Print } from '../../one-job/same-job'
import { jobPosting } from '../table'

/** What a published posting is compared by, and with which others it is one job. Written by `settle-jobs.ts`. */
export const jobPostingPrint = pgTable(
  'job_posting_print',
  {
    jobPostingId: uuid()
      .primaryKey()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    companyId: uuid().notNull(),
    /** Only postings of one group of occupations (KldB, two digits) are compared. */
    occupation: text().notNull(),
    print: jsonb().$type<Omit<Print, 'shingles'>>().notNull(),
    shingles: integer().array().notNull(),
    /** Postings with the same one share a card while they are published. */
    cardId: uuid().notNull(),
    /** Whether the card is shown for this posting; the others are among its places. */
    isLead: boolean().notNull().default(true),
    /** The posting whose first date it took over, and when it would have been new. */
    repeatsId: uuid().references(() => jobPosting.id, { onDelete: 'set null' }),
    repeatedAt: moment(),
    /** Of the comparison; older rows are made again. */
    version: integer().notNull(),
    ...timestamps(),
  },
  (t) => [
    index('job_posting_print_company_idx').on(t.companyId, t.occupation),
    index('job_posting_print_card_idx').on(t.cardId),
    index('job_posting_print_hidden_idx').on(t.jobPostingId).where(sql`not is_lead`),
    index('job_posting_print_repeats_idx').on(t.repeatsId).where(sql`repeats_id is not null`),
  ],
)
