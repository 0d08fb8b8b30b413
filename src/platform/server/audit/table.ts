import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../database/columns.ts'

/**
 * What a person with special rights did to what; never changed, never deleted (a trigger refuses both). Every event
 * carries the hash of the previous one, so that `npm run audit:verify` finds changes that bypassed the trigger.
 */
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
    /** Place in the chain, from 1 without gaps. */
    seq: bigint({ mode: 'number' }).notNull().unique(),
    previousHash: text().notNull(),
    hash: text().notNull(),
    /** Which key signed the hash, and the signature. */
    keyId: text().notNull(),
    mac: text().notNull(),
    ...timestamps(),
  },
  (t) => [
    index('audit_event_subject_idx').on(t.subjectType, t.subjectId, t.createdAt),
    index('audit_event_subject_seq_idx').on(t.subjectId, t.seq),
    index('audit_event_actor_idx').on(t.actorUserId, t.seq),
    index('audit_event_action_idx').on(t.action, t.seq),
    index('audit_event_created_idx').on(t.createdAt),
    index('audit_event_reason_idx').using('gin', t.reason.op('gin_trgm_ops')),
  ],
)

/** The end of the chain, one row. Adding an event locks it; without it, missing last events would go unnoticed. */
export const auditHead = pgTable('audit_head', {
  id: integer().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  ...timestamps(),
})

/**
 * A signed place of the chain, valid for everything before it: written when a new key came, or when a person accepted
 * the chain. Never changed, never deleted.
 */
export const auditSeal = pgTable('audit_seal', {
  id: id(),
  seq: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  keyId: text().notNull(),
  mac: text().notNull(),
  ...timestamps(),
})
