import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { jobPosting } from '~/features/job-postings/server/table'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { APPLICATION_STATUSES } from '../../lifecycle'

/** A company's own step inside one state of one posting: "Telefonat" within "In Prüfung". */
export const applicationStage = pgTable(
  'application_stage',
  {
    id: id(),
    jobPostingId: belongsTo(() => jobPosting.id),
    status: text({ enum: APPLICATION_STATUSES }).notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    /** Who added it. */
    createdByUserId: uuid(),
    /** Who last gave it its name or column, and when; its place among the others does not count. */
    changedByUserId: uuid(),
    changedAt: moment(),
    ...timestamps(),
  },
  (t) => [index('application_stage_posting_idx').on(t.jobPostingId, t.status, t.position)],
)
