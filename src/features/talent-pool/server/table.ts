import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { application } from '~/features/applications/server/table'
import { company } from '~/features/companies/server/table'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { POOL_MONTHS, POOL_STATES } from '../vocabulary'

/**
 * A company's question whether it may keep somebody in mind, and the consent. It copies nothing of the person: agreeing
 * opens the résumé by a grant with the reason `talent-pool`, which stands on its own, also when the application is
 * deleted, and ends with the consent.
 */
export const poolEntry = pgTable(
  'pool_entry',
  {
    id: id(),
    companyId: belongsTo(() => company.id),
    applicantProfileId: belongsTo(() => applicantProfile.id),
    /** Where they know each other from; null after a contact request, and once it is deleted. */
    applicationId: uuid().references(() => application.id, { onDelete: 'set null' }),
    askedByUserId: uuid().references(() => user.id, { onDelete: 'set null' }),
    message: text().notNull(),
    months: text({ enum: POOL_MONTHS }).notNull(),
    state: text({ enum: POOL_STATES }).notNull().default('asked'),
    /** Of the last change. */
    decidedAt: moment(),
    /** Until when the consent lasts. */
    keepUntil: moment(),
    renewalAskedAt: moment(),
    /** The company's own words for finding people again. */
    tags: text().array().notNull().default(sql`'{}'`),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('pool_entry_once_idx').on(t.companyId, t.applicantProfileId).where(sql`state in ('asked', 'agreed')`),
    index('pool_entry_company_idx').on(t.companyId, t.state, t.keepUntil),
    index('pool_entry_person_idx').on(t.applicantProfileId, t.createdAt),
    index('pool_entry_application_idx').on(t.applicationId),
    index('pool_entry_end_idx').on(t.state, t.keepUntil),
  ],
)

/** Notes of the company's members; the person does not read them, and they go with the consent. */
export const poolNote = pgTable(
  'pool_note',
  {
    id: id(),
    entryId: belongsTo(() => poolEntry.id),
    authorUserId: uuid().references(() => user.id, { onDelete: 'set null' }),
    body: text().notNull(),
    ...timestamps(),
  },
  (t) => [index('pool_note_entry_idx').on(t.entryId, t.createdAt)],
)
