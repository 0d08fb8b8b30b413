import { eq } from 'drizzle-orm'
import { announce } from '~/platform/server/bus/announce'
import type { Transaction } from '~/platform/server/database/db'
import { companyProfile } from './table'

/** Renders the public pages of a company and its postings again after the commit. */
export async function announceCompanyPages(tx: Transaction, companyId: string): Promise<void> {
  const profiles = await tx
    .select({ id: companyProfile.id })
    .from(companyProfile)
    .where(eq(companyProfile.companyId, companyId))
  if (profiles.length === 0) return
  await announce(tx, 'changed_pages', ['postings', ...profiles.map(({ id }) => `company:${id}`)])
}
