import { sql } from 'drizzle-orm'
import { applicantProfile } from '~/features/applicants/server/table'
import { worksForAll } from '~/features/companies/server/recipients'
import { companyMember } from '~/features/companies/server/table'
import { announceToUsers } from '~/platform/server/bus/announce'
import type { Transaction } from '~/platform/server/database/db'
import { application } from '../table'
import { interview } from '../workflow-table'

/**
 * Lets the open pages of the company and of everybody it has offered slots to read them again after the commit, in every
 * process: somebody has taken one, there are more, or fewer.
 */
export async function tellSlotPages(tx: Transaction, companyId: string): Promise<void> {
  const concerned = sql`
    select ${companyMember.userId} as user_id from ${companyMember} where ${companyMember.companyId} = ${companyId} and ${worksForAll}
    union select ${applicantProfile.userId} from ${interview}
      join ${application} on ${application.id} = ${interview.applicationId}
      join ${applicantProfile} on ${applicantProfile.id} = ${application.applicantProfileId}
      where ${application.companyId} = ${companyId}
      and ${interview.offersSlots} and ${interview.status} in ('proposed', 'agreed')`
  await announceToUsers(tx, 'application', concerned)
}
