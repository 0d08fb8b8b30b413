import type { user } from '~/features/accounts/server/table'
import type { company, companyMember } from '~/features/companies/server/table'
import { demoId } from '../demo-id'
import { DAY, stamps } from './moments'
import { FRESH_APPLICANT, NEWCOMER, PLATFORM_ADMIN, PLATFORM_AUDITOR } from './special-accounts'

export type AccountRows = {
  users: (typeof user.$inferInsert)[]
  companies: (typeof company.$inferInsert)[]
  companyMembers: (typeof companyMember.$inferInsert)[]
}

/** Accounts without any data: the platform admins, a new company, an applicant without profile. */
export function buildLoneAccounts(now: Date): AccountRows {
  const yesterday = new Date(now.getTime() - DAY)
  const account = (email: string) => ({ id: demoId(`user:${email}`), email, emailVerified: true, ...stamps(yesterday) })
  const companyId = demoId('company:neu')
  return {
    users: [
      { ...account(PLATFORM_ADMIN.email), name: PLATFORM_ADMIN.name, type: 'APPLICANT', isAdmin: true },
      { ...account(PLATFORM_AUDITOR.email), name: PLATFORM_AUDITOR.name, type: 'APPLICANT', isAdmin: true },
      { ...account(NEWCOMER.email), name: NEWCOMER.name, type: 'COMPANY' },
      { ...account(FRESH_APPLICANT.email), name: FRESH_APPLICANT.name, type: 'APPLICANT' },
    ],
    companies: [{ id: companyId, ...stamps(yesterday) }],
    companyMembers: [
      {
        id: demoId('member:neu'),
        companyId,
        userId: demoId(`user:${NEWCOMER.email}`),
        isAdmin: true,
        ...stamps(yesterday),
      },
    ],
  }
}
