import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, refersTo, timestamps } from '~/platform/server/database/columns'
import { INCIDENT_AUDIENCES, INCIDENT_RISKS } from '../../incident'

/** A breach of personal data, documented whether it is reported or not (Art. 33 (5) DSGVO). */
export const dataIncident = pgTable(
  'data_incident',
  {
    id: id(),
    title: text().notNull(),
    /** When we knew of it: the 72 hours begin. */
    knownAt: moment().notNull(),
    facts: text().notNull(),
    persons: text().notNull(),
    data: text().notNull(),
    consequences: text().notNull(),
    measures: text().notNull(),
    risk: text({ enum: INCIDENT_RISKS }).notNull(),
    riskReason: text().notNull(),
    reportedAt: moment(),
    /** Why it was reported late (Art. 33 (1)). */
    delayReason: text(),
    closedAt: moment(),
    /** When the admins were told that the 72 hours end soon, and that they are over. */
    remindedAt: moment(),
    overdueToldAt: moment(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (t) => [
    index('data_incident_known_idx').on(t.knownAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('data_incident_open_idx').on(t.knownAt).where(sql`closed_at is null`),
  ],
)

/** A letter to the people concerned (Art. 34), sent in batches by a job. */
export const incidentLetter = pgTable(
  'incident_letter',
  {
    id: id(),
    incidentId: refersTo(() => dataIncident.id),
    audience: text({ enum: INCIDENT_AUDIENCES }).notNull(),
    /** Only for single addresses. */
    addresses: text().array().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The last account that got it; accounts follow in the order of their ids. */
    sentThrough: uuid(),
    sentCount: integer().notNull().default(0),
    doneAt: moment(),
    ...timestamps(),
  },
  (t) => [
    index('incident_letter_incident_idx').on(t.incidentId, t.createdAt),
    index('incident_letter_open_idx').on(t.createdAt).where(sql`done_at is null`),
  ],
)
