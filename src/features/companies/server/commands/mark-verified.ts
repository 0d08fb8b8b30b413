import { and, eq, isNull, sql } from 'drizzle-orm'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import { announceCompanyPages } from '../company-pages'
import { company } from '../table'

type Verified = {
  companyId: string
  /** The user who started the proof. */
  userId: string | null
  domain: string
  proof: 'mail' | 'dns' | 'file'
}

/** Marks a company as verified by its domain and writes the event; a verified one stays unchanged. */
export async function markVerified(tx: Transaction, { companyId, userId, domain, proof }: Verified): Promise<void> {
  const [marked] = await tx
    .update(company)
    .set({ verifiedAt: sql`now()`, verifiedBy: proof, verifiedDomain: domain })
    .where(and(eq(company.id, companyId), isNull(company.verifiedAt)))
    .returning({ id: company.id })
  if (!marked) return
  await announceCompanyPages(tx, companyId)
  await audit(tx, { userId }, 'company.verified', { type: 'company', id: companyId, details: { domain, proof } })
}
