import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { isHeld } from '~/features/applications/server/legal-holds/held'
import { application } from '~/features/applications/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { conversation } from '~/features/conversations/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { searchAlert } from '~/features/job-search/server/alert-table'
import { resumeGrant } from '~/features/resumes/server/table'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import type { Subject } from './data-sets/data-set'
import { DATA_SETS } from './personal-data'
import { consentsTo } from './terms/consents'

/** Rows of each list on the page; the archive has all. */
const SHOWN = 50

/** The page "Meine Daten": how much is stored, what the person agreed to and when, and when it is deleted. */
export async function privacyOverview(db: Queryable, { userId, email, applicantProfileId }: SignedInActor) {
  const subject: Subject = { userId, email, applicantProfileId }
  const [sets, consents, deletions, settings] = await Promise.all([
    countSets(db, subject),
    consentsOf(db, subject),
    plannedDeletions(db, applicantProfileId),
    getSettings(db),
  ])
  const { applicationRetentionMonths, inactiveAccountMonths, sentMailDays, noticeDays, resumeViewMonths } = settings
  return {
    sets,
    consents,
    deletions,
    periods: { applicationRetentionMonths, inactiveAccountMonths, sentMailDays, noticeDays, resumeViewMonths },
  }
}

async function countSets(db: Queryable, subject: Subject) {
  const counted = []
  for (const { file, title, table, of } of DATA_SETS) {
    const condition = of(subject, db)
    const [row] = condition ? await db.select({ count: count() }).from(table).where(condition) : []
    if (row && row.count > 0) counted.push({ file, title, count: row.count })
  }
  return counted
}

export type Consent = {
  kind: 'account' | 'terms' | 'privacy' | 'visibility' | 'alert' | 'release' | 'contact'
  what: string
  at: Date
}

/** A person's decisions and consents with their time, latest first. */
async function consentsOf(db: Queryable, { userId, applicantProfileId }: Subject): Promise<Consent[]> {
  const [accounts, terms, alerts, profiles, grants, shared] = await Promise.all([
    db.select({ at: user.createdAt }).from(user).where(eq(user.id, userId)),
    consentsTo(db, userId),
    db
      .select({ what: searchAlert.label, at: searchAlert.confirmedAt })
      .from(searchAlert)
      .where(and(eq(searchAlert.userId, userId), isNotNull(searchAlert.confirmedAt)))
      .limit(SHOWN),
    db
      .select({ what: applicantProfile.visibility, at: applicantProfile.visibilityChosenAt })
      .from(applicantProfile)
      .where(eq(applicantProfile.userId, userId)),
    applicantProfileId === null
      ? []
      : db
          .select({ what: companyProfile.name, at: resumeGrant.createdAt })
          .from(resumeGrant)
          .innerJoin(companyProfile, eq(companyProfile.companyId, resumeGrant.companyId))
          .where(eq(resumeGrant.applicantProfileId, applicantProfileId))
          .orderBy(desc(resumeGrant.createdAt))
          .limit(SHOWN),
    applicantProfileId === null
      ? []
      : db
          .select({ what: companyProfile.name, at: conversation.applicantSharedAt })
          .from(conversation)
          .innerJoin(companyProfile, eq(companyProfile.companyId, conversation.companyId))
          .where(
            and(eq(conversation.applicantProfileId, applicantProfileId), isNotNull(conversation.applicantSharedAt)),
          )
          .limit(SHOWN),
  ])
  const lines = [
    ...accounts.map(({ at }) => ({ kind: 'account', what: '', at }) as const),
    ...terms.map(({ document, version, isWithdrawn, at }) => {
      const what = isWithdrawn ? `${version} (später zurückgezogen, gilt nicht)` : String(version)
      return { kind: document, what, at } as const
    }),
    ...alerts.map(({ what, at }) => ({ kind: 'alert', what, at }) as const),
    ...profiles.map(({ what, at }) => ({ kind: 'visibility', what: what ?? '', at }) as const),
    ...grants.map(({ what, at }) => ({ kind: 'release', what, at }) as const),
    ...shared.map(({ what, at }) => ({ kind: 'contact', what, at }) as const),
  ]
  return lines
    .flatMap(({ at, ...line }) => (at === null ? [] : [{ ...line, at }]))
    .sort((a, b) => b.at.getTime() - a.at.getTime())
}

async function plannedDeletions(db: Queryable, applicantProfileId: string | null) {
  if (applicantProfileId === null) return []
  const rows = await db
    .select({
      id: application.id,
      title: jobPosting.title,
      companyName: companyProfile.name,
      at: application.deleteAfter,
      isHeld: sql<boolean>`${isHeld(db)}`,
    })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, application.companyId))
    .where(and(eq(application.applicantProfileId, applicantProfileId), isNotNull(application.deleteAfter)))
    .orderBy(asc(application.deleteAfter))
    .limit(SHOWN)
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at }]))
}
