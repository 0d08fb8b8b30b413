import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { company } from '~/features/companies/server/table'
import { belongsTo, id, moment, timestamps } from '~/platform/server/database/columns'

/** A signed processor agreement (Art. 28 DSGVO), with its text as it was. */
export const processorAgreement = pgTable(
  'processor_agreement',
  {
    id: id(),
    companyId: belongsTo(() => company.id),
    version: integer().notNull(),
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
