import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import type { ResumeContent } from '../schema'
import { TEMPLATES } from '../vocabulary'
import { resume } from './table'

/** A previous state of a résumé; saves in quick succession leave one row. */
export const resumeVersion = pgTable(
  'resume_version',
  {
    id: id(),
    resumeId: belongsTo(() => resume.id),
    title: text().notNull(),
    template: text({ enum: TEMPLATES }).notNull(),
    content: jsonb().$type<ResumeContent>().notNull(),
    /** When this state had been saved. */
    savedAt: moment().notNull(),
    ...timestamps(),
  },
  (t) => [index('resume_version_resume_idx').on(t.resumeId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())],
)
