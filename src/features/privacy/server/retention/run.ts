import { mayBegin } from '~/features/accounts/server/holds/may-begin'
import { audit } from '~/platform/server/audit/audit'
import type { Database } from '~/platform/server/database/db'
import { readSettings } from '~/platform/server/settings/settings'
import type { Settings } from '~/platform/settings/schema'
import { deleteInactive, deleteUnverified, noteActivity, remindInactive } from './accounts'
import { announceDeletion, deleteApplications } from './applications'
import { sweepFiles } from './files'
import { eraseBankTexts, eraseDebitFiles, eraseInvoices, eraseMandates } from './invoices'
import { deleteFeedback, deleteRequests, emptyOrders, forgetReporters } from './letters'
import type { RetentionRule } from './rule'
import { adoptForeignStore } from './store'
import { sweepStrayBytes } from './stray-bytes'
import {
  deleteAttempts,
  deleteDevices,
  deleteMails,
  deleteNotices,
  deletePools,
  deleteSessions,
  deleteViews,
  maskLinks,
} from './traces'

/** In this order: activity is recorded before its sessions are deleted, files last. */
export const RULES: readonly RetentionRule[] = [
  noteActivity,
  announceDeletion,
  deleteApplications,
  deleteUnverified,
  remindInactive,
  deleteInactive,
  deleteSessions,
  deleteDevices,
  deleteAttempts,
  deleteMails,
  deleteNotices,
  deletePools,
  maskLinks,
  deleteViews,
  deleteRequests,
  deleteFeedback,
  forgetReporters,
  emptyOrders,
  eraseInvoices,
  eraseDebitFiles,
  eraseBankTexts,
  eraseMandates,
  sweepFiles,
  adoptForeignStore,
  sweepStrayBytes,
]

/** Batches of one rule in one run; the rest waits for the next. */
const MAX_BATCHES = 500

/**
 * Deletes everything past its retention, and announces what soon will be. Each rule that did something leaves one audit
 * event with the number; one that would go too far at once waits for a person, and a failure does not stop the others.
 * @throws the first failure, when all is done
 */
export async function applyRetention(db: Database, now: Date): Promise<Record<string, number>> {
  const settings = await readSettings(db)
  const done: Record<string, number> = {}
  const failures: unknown[] = []
  for (const rule of RULES) {
    try {
      const total = await applyRule(db, now, rule, settings)
      if (total > 0) done[rule.name] = total
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return done
}

async function applyRule(db: Database, now: Date, rule: RetentionRule, settings: Settings): Promise<number> {
  if (!(await mayBegin(db, now, { act: rule, job: 'retention', settings }))) return 0
  let total = 0
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const count = await rule.run(db, now, settings)
    total += count
    if (count === 0) break
  }
  if (total > 0 && rule !== noteActivity) {
    const details = { rule: rule.name, count: total }
    await audit(db, null, 'retention.applied', { type: 'retention', details })
  }
  return total
}
