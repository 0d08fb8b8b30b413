import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { company } from '~/features/companies/server/table'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'

/** A signed processor agreement (Art. 28 DSGVO), with its text as it was. */
export const processorAgreement = pgTable(
  'processor_agreement',
  {
    id: id(),
    companyId: belongsTo(() => company.id),
    version: integer().notNull(),
    /** The version of the text for all (`agreement_version`); null when signed before those were kept. */
    textVersion: integer(),
    text: text().notNull(),
    textSha256: text().notNull(),
    /** As typed, instead of a signature. */
    signedBy: text().notNull(),
    signedByUserId: uuid().notNull(),
    signedAt: moment().notNull(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('processor_agreement_text_idx').on(t.companyId, t.textSha256),
    index('processor_agreement_recent_idx').on(t.signedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)

/** A version of the text for all companies, subprocessors included; never changed after it was published. */
export const agreementVersion = pgTable('agreement_version', {
  id: id(),
  version: integer().notNull().unique(),
  /** A legal text with a gap for the company. */
  text: text().notNull(),
  /** What changed, in plain words for the mail; empty for the first version. */
  summary: text().notNull(),
  /** First day, in Berlin; for a company that was told later, later (`firstDayFor`). */
  validFrom: date().notNull(),
  publishedByUserId: uuid(),
  /** Taken back before its first day. */
  withdrawnAt: moment(),
  withdrawnByUserId: uuid(),
  withdrawalReason: text(),
  ...timestamps(),
})

/** That a company was told of a version, what it objected, and what the platform answered. */
export const agreementNotice = pgTable(
  'agreement_notice',
  {
    id: id(),
    versionId: belongsTo(() => agreementVersion.id),
    companyId: belongsTo(() => company.id),
    toldAt: moment().notNull(),
    objectedAt: moment(),
    objectedByUserId: uuid(),
    objection: text(),
    answeredAt: moment(),
    answeredByUserId: uuid(),
    answer: text(),
    /** When the company was told that the version does not come. */
    recalledAt: moment(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('agreement_notice_idx').on(t.versionId, t.companyId),
    index('agreement_notice_company_idx').on(t.companyId),
  ],
)
