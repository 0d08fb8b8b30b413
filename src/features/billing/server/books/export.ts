import type { SignedInActor } from '~/features/accounts/actor'
import { audit } from '~/platform/server/audit/audit'
import type { Database } from '~/platform/server/database/db'
import { requireOperator } from '../operator/operator'
import { auditArchive } from './audit-export'
import { datevBatch } from './datev-export'
import { entriesOfYear, invoicesOfYear } from './rows'

/** The books of a year for the auditor or for DATEV; for platform admins, and recorded in the audit log. */
export async function exportBooks(
  db: Database,
  actor: SignedInActor,
  { year, format, now }: { year: number; format: 'audit' | 'datev'; now: Date },
) {
  if (!actor.isPlatformAdmin || year < 2000 || year > 2200) return null
  const operator = await requireOperator(db)
  const [invoices, entries] = [await invoicesOfYear(db, year), await entriesOfYear(db, year)]
  await audit(db, actor, 'books.exported', { type: 'invoice', details: { year, format, invoices: invoices.length } })
  if (format === 'datev') {
    const content = datevBatch(year, operator, invoices, entries, now)
    return { name: `EXTF_Stellwerk_${year}.csv`, contentType: 'text/csv', content }
  }
  const content = auditArchive(year, operator, invoices, entries)
  return { name: `Stellwerk_Pruefungsdaten_${year}.zip`, contentType: 'application/zip', content }
}
