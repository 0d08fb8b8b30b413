import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { company, companyMember } from '~/features/companies/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { invoice } from '../invoice-table'

/**
 * Who gets mails about an issued invoice: the company's present address for invoices, its oldest admin, or the address
 * on the invoice where nobody is there any more. The admin of last year may have left.
 */
export function invoiceRecipient(db: Queryable): SQL<string> {
  const address = db.select({ email: company.invoiceEmail }).from(company).where(eq(company.id, invoice.companyId))
  const admin = db
    .select({ email: user.email })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(sql`${companyMember.companyId} = ${invoice.companyId} and ${companyMember.isAdmin}`)
    .orderBy(asc(companyMember.createdAt))
    .limit(1)
  return sql<string>`coalesce((${address}), (${admin}), ${invoice.document}->'buyer'->>'email', '')`
}
