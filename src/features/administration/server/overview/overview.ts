import { isNotNull, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { application } from '~/features/applications/server/table'
import { countUnreleasedRuns } from '~/features/billing/server/debits/debit-queries'
import { billingTasks } from '~/features/billing/server/health'
import { company } from '~/features/companies/server/table'
import { countOpenFeedback } from '~/features/feedback/server/feedback'
import { countOpenOrders } from '~/features/moderation/server/orders/queries'
import { countUndecided } from '~/features/moderation/server/queries'
import { openObjections } from '~/features/privacy/server/agreements/versions'
import { countUnreported } from '~/features/privacy/server/incidents/queries'
import { countOpenRequests } from '~/features/privacy/server/requests/requests'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { countJobs } from '../jobs/list-jobs'
import { applicantList } from '../lists/applicants'
import { countAll } from '../lists/list'
import { countFailedMails } from '../outbox/sending'
import { growth } from './growth'

/** Figures for the start page of the administration. */
export async function overview(db: Queryable, now: Date) {
  const { DEMO, SMTP_URL } = getConfig()
  const [
    companies,
    applicants,
    applications,
    suspendedCompanies,
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
    admins,
    growing,
  ] = await Promise.all([
    db.$count(company),
    countAll(db, applicantList),
    db.$count(application),
    db.$count(company, isNotNull(company.suspendedAt)),
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
    db.$count(user, sql`${user.isAdmin}`),
    growth(db, now),
  ])
  return {
    companies,
    applicants,
    applications,
    suspendedCompanies,
    undecided,
    unreleasedRuns,
    incidents,
    privacyRequests,
    agreementObjections,
    authorityOrders,
    billing,
    openFeedback,
    failedMails,
    failedJobs: jobs.failed,
    lateJobs: jobs.late,
    growth: growing,
    /** What must be there before companies can book. A demo sends no mails. */
    setUp: {
      hasOperator: billing.hasOperator,
      isSendingMails: DEMO || SMTP_URL !== undefined,
      hasSecondAdmin: admins > 1,
    },
  }
}
