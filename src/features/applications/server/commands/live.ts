import { sql } from 'drizzle-orm'
import { applicantProfile } from '~/features/applicants/server/table'
import { maySee } from '~/features/companies/server/recipients'
import { companyMember } from '~/features/companies/server/table'
import { announceToUsers } from '~/platform/server/bus/announce'
import type { Queryable, Transaction } from '~/platform/server/database/db'

type Place = { companyId: string; jobPostingId: string }

/** Lets the open pages of both sides read the application again after the commit. */
export async function tellOpenPages(
  tx: Transaction,
  { companyId, jobPostingId, applicantProfileId }: Place & { applicantProfileId: string },
): Promise<void> {
  const bothSides = sql`
    select ${companyMember.userId} as user_id from ${companyMember} where ${maySee(companyId, jobPostingId)}
    union select ${applicantProfile.userId} from ${applicantProfile} where ${applicantProfile.id} = ${applicantProfileId}`
  await announceToUsers(tx, 'application', bothSides)
}

/** The same for internal notes and ratings: the applicant's pages do not even learn that something happened. */
export async function tellTeam(db: Queryable, { companyId, jobPostingId }: Place): Promise<void> {
  const team = sql`
    select ${companyMember.userId} as user_id from ${companyMember} where ${maySee(companyId, jobPostingId)}`
  await announceToUsers(db, 'application', team)
}
