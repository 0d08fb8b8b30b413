import { sql } from 'drizzle-orm'
import { invoiceFile } from '~/features/billing/server/invoice-table'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { uploadedFile } from '~/platform/server/files/table'
import { outboxMail } from '~/platform/server/mail/table'

/** Files that belong to a row of `uploaded_file`, to an invoice, or to a mail. */
export async function knownIds(db: Queryable, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${uploadedFile.id} as id from ${uploadedFile} where ${anyOf(uploadedFile.id, ids)}
    union all select ${invoiceFile.id} from ${invoiceFile} where ${anyOf(invoiceFile.id, ids)}
    union all select (attached->>'fileId')::uuid from ${outboxMail}, jsonb_array_elements(${outboxMail.attachments}) attached
      where ${outboxMail.attachments} <> '[]' and (attached->>'fileId')::uuid = any(${sql.param(ids)})`)
  return new Set(rows.map(({ id }) => id))
}
