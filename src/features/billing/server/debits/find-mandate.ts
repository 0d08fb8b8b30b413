import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { preparedOnce } from '~/platform/server/database/prepared'
import { sepaMandate } from '../table'

const mandateOfCompany = preparedOnce('mandate_of_company', (db) =>
  db
    .select({
      id: sepaMandate.id,
      reference: sepaMandate.reference,
      accountHolder: sepaMandate.accountHolder,
      iban: sepaMandate.iban,
      signedAt: sepaMandate.signedAt,
    })
    .from(sepaMandate)
    .where(and(eq(sepaMandate.companyId, sql.placeholder('companyId')), isNull(sepaMandate.revokedAt))),
)

/** The usable mandate, or null. */
export async function findMandate(db: Queryable, companyId: string) {
  const [row] = await mandateOfCompany(db).execute({ companyId })
  return row ?? null
}
