import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../database/columns.ts'

/** What a person with power did to what; never changed, never deleted. */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: id(),
    actorUserId: uuid(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: uuid(),
    reason: text(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    ...timestamps(),
  },
  (t) => [index('audit_event_subject_idx').on(t.subjectType, t.subjectId, t.createdAt)],
)
