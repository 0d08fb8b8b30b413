import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '~/features/accounts/server/table'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'
import { CONSENT_WAYS, LEGAL_DOCUMENTS, TERMS_AUDIENCES } from '../../terms/vocabulary'

/** One version of a legal text, as it was; never changed after it was published. */
export const termsVersion = pgTable(
  'terms_version',
  {
    id: id(),
    document: text({ enum: LEGAL_DOCUMENTS }).notNull(),
    version: integer().notNull(),
    text: text().notNull(),
    /** What changed, in plain words for the mail; empty for the first version. */
    summary: text().notNull(),
    audience: text({ enum: TERMS_AUDIENCES }).notNull(),
    publishedByUserId: uuid(),
    /** First day, in Berlin; later when the announcement was not done 15 days before. */
    validFrom: date().notNull(),
    /** The last account that was told; accounts follow in the order of their ids. */
    toldThrough: uuid(),
    toldCount: integer().notNull().default(0),
    /** When all had been told. */
    announcedAt: moment(),
    /** Taken back before its first day. */
    withdrawnAt: moment(),
    withdrawnByUserId: uuid(),
    /** For those who were told. */
    withdrawalReason: text(),
    /** The last account that was told of it, and how many were. */
    recalledThrough: uuid(),
    recalledCount: integer().notNull().default(0),
    /** When all who knew of the version also knew of its withdrawal. */
    recalledAt: moment(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('terms_version_idx').on(t.document, t.version),
    index('terms_version_untold_idx').on(t.createdAt).where(sql`announced_at is null`),
    index('terms_version_recall_idx').on(t.withdrawnAt).where(sql`withdrawn_at is not null and recalled_at is null`),
  ],
)

/** Which version a person agreed to or took note of, and when. */
export const termsConsent = pgTable(
  'terms_consent',
  {
    id: id(),
    userId: belongsTo(() => user.id),
    document: text({ enum: LEGAL_DOCUMENTS }).notNull(),
    version: integer().notNull(),
    /** `registration`: with the account; `notice`: after a change was announced. */
    via: text({ enum: CONSENT_WAYS }).notNull(),
    consentedAt: moment().notNull(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('terms_consent_idx').on(t.userId, t.document, t.version),
    // The platform admins' list, also of one version.
    index('terms_consent_recent_idx').on(t.consentedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('terms_consent_version_idx').on(
      t.document,
      t.version,
      t.consentedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
)
