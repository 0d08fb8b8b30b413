import { sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { application } from '~/features/applications/server/table'
import { company } from '~/features/companies/server/table'
import { getConfig } from '~/platform/server/config'
import type { Queryable } from '~/platform/server/database/db'
import { countAll } from '~/platform/server/lists/paged-list'
import { applicantList } from '../lists/applicants'
import { growth } from './growth'
import { waitingForOperator } from './waiting'

/** Figures for the start page of the administration. */
export async function overview(db: Queryable, now: Date) {
  const { DEMO, SMTP_URL } = getConfig()
  const [waiting, companies, applicants, applications, admins, growing] = await Promise.all([
    waitingForOperator(db, now),
    db.$count(company),
    countAll(db, applicantList),
    db.$count(application),
    db.$count(user, sql`${user.isAdmin}`),
    growth(db, now),
  ])
  return {
    ...waiting,
    companies,
    applicants,
    applications,
    growth: growing,
    /** What must be there before companies can book. A demo sends no mails. */
    setUp: {
      hasOperator: waiting.billing.hasOperator,
      isSendingMails: DEMO || SMTP_URL !== undefined,
      hasSecondAdmin: admins > 1,
    },
  }
}
