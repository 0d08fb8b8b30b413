import { and, eq, isNull, sql } from 'drizzle-orm'
import { audit } from '~/platform/server/audit/audit'
import { announceChangedPages } from '~/platform/server/changed-pages'
import type { Transaction } from '~/platform/server/database/db'
import { invalidatePages } from '~/platform/server/http/page-invalidation'
import { company } from '../table'

type Verified = {
  companyId: string
  /** Of the one who set the proof in motion. */
  userId: string | null
  domain: string
  proof: 'mail' | 'dns' | 'file'
}

/** Marks a company as verified by its domain, with the event of it; one that is verified already stays as it is. */
export async function markVerified(tx: Transaction, { companyId, userId, domain, proof }: Verified): Promise<void> {
  const [marked] = await tx
    .update(company)
    .set({ verifiedAt: sql`now()`, verifiedBy: proof, verifiedDomain: domain })
    .where(and(eq(company.id, companyId), isNull(company.verifiedAt)))
    .returning({ id: company.id })
  if (!marked) return
  await audit(tx, {
    actorUserId: userId,
    action: 'company.verified',
    subjectType: 'company',
    subjectId: companyId,
    details: { domain, proof },
  })
}

/** The pages that show the mark, in every process; `announce` belongs into the transaction, `invalidate` behind it. */
export const markedPages = {
  announce: (tx: Transaction, profileId: string) => announceChangedPages(tx, tagsOf(profileId)),
  invalidate: (profileId: string) => invalidatePages(tagsOf(profileId)),
}

function tagsOf(profileId: string): string[] {
  return [`company:${profileId}`, 'companies', 'postings']
}
