import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
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
  return sql<string>`coalesce((${address}), ${oldestAdmin(db, invoice.companyId)}, ${invoice.document}->'buyer'->>'email', '')`
}

/** The address of who has been an admin of a company for longest; null when it has none. */
export function oldestAdmin(db: Queryable, companyId: AnyPgColumn): SQL<string | null> {
  const admin = db
    .select({ email: user.email })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.isAdmin, true)))
    .orderBy(asc(companyMember.createdAt))
    .limit(1)
  return sql<string | null>`(${admin})`
}
