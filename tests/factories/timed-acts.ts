import { runActs } from '~/features/accounts/server/holds/timed-job'
import { licenseActs } from '~/features/billing/server/subscriptions/advance-licenses'
import { POSTING_ACTS } from '~/features/job-postings/server/jobs'
import { ALERT_ACTS } from '~/features/job-search/server/alerts/run-alerts'
import type { Database } from '~/platform/server/database/db'

/** What time does to licences until this moment. */
export function advanceLicenses(db: Database, now: Date): Promise<void> {
  return runActs(
    db,
    now,
    'licenses',
    licenseActs(() => {}),
  )
}

/** What time does to postings until this moment. */
export function applyDeadlines(db: Database, now: Date): Promise<void> {
  return runActs(db, now, 'postings', POSTING_ACTS)
}

/** What time does to search alerts until this moment. */
export function runSearchAlerts(db: Database, now: Date): Promise<void> {
  return runActs(db, now, 'search-alerts', ALERT_ACTS)
}
