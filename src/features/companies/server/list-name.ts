import { sql } from 'drizzle-orm'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { company, companyProfile } from './table'

/** Updates the name by which the admins' list sorts companies: the public one, else that of the invoices. */
export async function keepListName(tx: Queryable, companyIds: string[]): Promise<void> {
  const publicName = sql`(select ${companyProfile.name} from ${companyProfile} where ${companyProfile.companyId} = ${company.id})`
  await tx
    .update(company)
    .set({ listName: sql`lower(coalesce(${publicName}, ${company.name}))` })
    .where(anyOf(company.id, companyIds))
}
