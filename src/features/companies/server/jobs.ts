import { and, eq, isNotNull } from 'drizzle-orm'
import type { TimedAct } from '~/features/accounts/server/holds/timed-act'
import { timedJob } from '~/features/accounts/server/holds/timed-job'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { audit } from '~/platform/server/audit/audit'
import { getConfig } from '~/platform/server/config'
import { anyOf, type Database, type Transaction } from '~/platform/server/database/db'
import { EVERY_TEN_MINUTES } from '~/platform/server/jobs/job'
import { companiesLabels } from '../labels'
import { announceCompanyPages } from './company-pages'
import { verificationRemovedMail } from './emails'
import { company, companyMember, companyProfile } from './table'
import { isSharedMailDomain } from './verification/mail-providers'

/**
 * Withdraws the verification of companies that have it by a mail to a shared domain which our list did not know at the
 * time; each is informed by mail and recorded in the audit log. May be repeated, and run in several processes.
 * @returns how many lost the verification
 */
export async function withdrawSharedVerifications(db: Database): Promise<number> {
  const shared = await sharedDomains(db)
  if (shared.length === 0) return 0
  return db.transaction((tx) => withdraw(tx, shared))
}

/** A mistake in the list must not affect everybody. */
export const sharedVerifications: TimedAct = {
  name: 'verifications withdrawn',
  label: companiesLabels.holds['verifications withdrawn'],
  hurdle: {
    due: async ({ db }) => db.$count(company, isVerifiedBy(await sharedDomains(db))),
    total: ({ db }) => db.$count(company, isNotNull(company.verifiedAt)),
  },
  run: (db) => withdrawSharedVerifications(db),
}

export const companyJobs = [
  timedJob({
    name: 'verifications',
    label: 'Verifizierte Unternehmen',
    schedule: EVERY_TEN_MINUTES,
    acts: () => [sharedVerifications],
  }),
]

const isVerifiedBy = (domains: string[]) => and(eq(company.verifiedBy, 'mail'), anyOf(company.verifiedDomain, domains))

async function sharedDomains(db: Database): Promise<string[]> {
  const marked = await db
    .selectDistinct({ domain: company.verifiedDomain })
    .from(company)
    .where(eq(company.verifiedBy, 'mail'))
  return marked.flatMap(({ domain }) => (domain !== null && isSharedMailDomain(domain) ? [domain] : []))
}

async function withdraw(tx: Transaction, domains: string[]): Promise<number> {
  const companies = await tx
    .select({
      id: company.id,
      domain: company.verifiedDomain,
      name: companyProfile.name,
    })
    .from(company)
    .innerJoin(companyProfile, eq(companyProfile.companyId, company.id))
    .where(isVerifiedBy(domains))
    .for('update', { of: company })
  for (const { id, domain, name } of companies) {
    await tx.update(company).set({ verifiedAt: null, verifiedBy: null, verifiedDomain: null }).where(eq(company.id, id))
    const admins = await adminsOf(tx, id)
    const url = `${getConfig().APP_URL}/app/company/profile`
    await mailEach(tx, admins, ({ email }) => verificationRemovedMail(email, { name, domain: domain ?? '', url }))
    await announceCompanyPages(tx, id)
  }
  for (const { id, domain } of companies) {
    await audit(tx, null, 'company.verification-removed', {
      type: 'company',
      id,
      reason: 'Bei dieser Domain bekommt jede Person eine E-Mail-Adresse; sie belegt kein Unternehmen.',
      details: { domain },
    })
  }
  return companies.length
}

function adminsOf(tx: Transaction, companyId: string) {
  return tx
    .select({ email: user.email })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.isAdmin, true)))
}
