import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../database/columns.ts'

/**
 * An uploaded file; its bytes lie in the store under `id`. Who may read it is decided by the feature whose row points
 * at it. A file no row points at within a day is an abandoned upload and is removed.
 */
export const uploadedFile = pgTable(
  'uploaded_file',
  {
    id: id(),
    ownerUserId: uuid().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Of the content, not of the encrypted bytes. */
    sha256: text().notNull(),
    /** Its bytes are encrypted by a key of their own; all are, nobody reads this, and the column can leave. */
    isSealed: boolean().notNull().default(false),
    ...timestamps(),
  },
  (t) => [
    index('uploaded_file_owner_idx').on(t.ownerUserId, t.createdAt),
    index('uploaded_file_plain_idx').on(t.id).where(sql`not is_sealed`),
  ],
)
