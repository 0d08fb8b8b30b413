import { isNotNull } from 'drizzle-orm'
import { countUnreleasedRuns } from '~/features/billing/server/debits/debit-queries'
import { billingTasks } from '~/features/billing/server/health'
import { company } from '~/features/companies/server/table'
import { countOpenFeedback } from '~/features/feedback/server/feedback-list'
import { countOpenOrders } from '~/features/moderation/server/orders/queries'
import { countUndecided } from '~/features/moderation/server/queries'
import { openObjections } from '~/features/privacy/server/agreements/versions'
import { countUnreported } from '~/features/privacy/server/incidents/queries'
import { countOpenRequests } from '~/features/privacy/server/requests/requests'
import type { Queryable } from '~/platform/server/database/db'
import { countJobs } from '../jobs/list-jobs'
import { countFailedMails } from '../outbox/sending'

/** What may wait for the operator, for the start page and beside the destinations of every page. */
export async function waitingForOperator(db: Queryable, now: Date) {
  const [
    failedMails,
    undecided,
    unreleasedRuns,
    billing,
    openFeedback,
    jobs,
    incidents,
    privacyRequests,
    agreementObjections,
    authorityOrders,
    suspendedCompanies,
  ] = await Promise.all([
    countFailedMails(db),
    countUndecided(db, now),
    countUnreleasedRuns(db),
    billingTasks(db, now),
    countOpenFeedback(db),
    countJobs(db, now),
    countUnreported(db),
    countOpenRequests(db),
    openObjections(db),
    countOpenOrders(db),
    db.$count(company, isNotNull(company.suspendedAt)),
  ])
  return {
    failedMails,
    undecided,
    unreleasedRuns,
    billing,
    openFeedback,
    failedJobs: jobs.failed,
    lateJobs: jobs.late,
    incidents,
    privacyRequests,
    agreementObjections,
    authorityOrders,
    suspendedCompanies,
  }
}
