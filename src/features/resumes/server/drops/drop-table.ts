import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '~/platform/server/database/columns'

/**
 * What was read from a résumé that a visitor dropped. It lives for an hour, or for a day when the visitor asked for an
 * account and the mail with the link is on its way.
 */
export const resumeDrop = pgTable(
  'resume_drop',
  {
    id: id(),
    /** SHA-256 of the secret in the visitor's cookie, or in the link of the mail. */
    tokenHash: text().notNull().unique(),
    /** Encrypted with a key made from that secret, which is stored nowhere. */
    sealed: text().notNull(),
    expiresAt: moment().notNull(),
    ...timestamps(),
  },
  (t) => [index('resume_drop_expiry_idx').on(t.expiresAt)],
)
