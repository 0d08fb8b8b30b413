import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '~/platform/server/database/columns'
import type { ResumeContent } from '../schema'
import { TEMPLATES } from '../vocabulary'
import { resume } from './table'

/** What a résumé was before it was changed; a burst of savings leaves one line. */
export const resumeVersion = pgTable(
  'resume_version',
  {
    id: id(),
    resumeId: uuid()
      .notNull()
      .references(() => resume.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    template: text({ enum: TEMPLATES }).notNull(),
    content: jsonb().$type<ResumeContent>().notNull(),
    /** When it had been saved like this. */
    savedAt: moment().notNull(),
    ...timestamps(),
  },
  (t) => [index('resume_version_resume_idx').on(t.resumeId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())],
)
