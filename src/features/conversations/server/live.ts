import { sql } from 'drizzle-orm'
import { applicantProfile } from '~/features/applicants/server/table'
import { worksForAll } from '~/features/companies/server/recipients'
import { companyMember } from '~/features/companies/server/table'
import { announceToUsers } from '~/platform/server/bus/announce'
import type { Transaction } from '~/platform/server/database/db'
import { conversation } from './table'

/** Lets the open pages of both sides read the conversation again after the commit. */
export async function tellOpenPages(tx: Transaction, conversationId: string): Promise<void> {
  const bothSides = sql`
    select ${companyMember.userId} as user_id from ${conversation}
      join ${companyMember} on ${companyMember.companyId} = ${conversation.companyId}
      where ${conversation.id} = ${conversationId} and ${worksForAll}
    union select ${applicantProfile.userId} from ${conversation}
      join ${applicantProfile} on ${applicantProfile.id} = ${conversation.applicantProfileId}
      where ${conversation.id} = ${conversationId}`
  await announceToUsers(tx, 'conversation', bothSides)
}
