import { eq } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { redactor } from '~/features/resumes/redaction/redact-text'
import { resumeGrant, resumeView } from '~/features/resumes/server/table'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import type { Transaction } from '~/platform/server/database/db'
import type { ApplicationSide, ApplicationStatus } from '../../lifecycle'
import type { ResumeSnapshot } from '../../schema'
import { application } from '../table'
import { cleanerOf, type PersonNow } from './mask-application'

/** Steps that show names by themselves: who is invited is met. */
export const SHOWS_NAMES: ReadonlySet<ApplicationStatus> = new Set(['interview', 'offer', 'hired'])

type Hidden = {
  id: string
  companyId: string
  applicantProfileId: string
  isHidden: boolean
  snapshot: ResumeSnapshot
  person: PersonNow
}

/** Who somebody is now: the query includes profile and account. */
export const personNow = {
  ...pick(applicantProfile, 'firstName', 'lastName', 'city', 'postalCode'),
  email: user.email,
} as const

/**
 * Shows a company who sent an application, for good: opens the résumé to it, and writes down for the person that it
 * was. The caller holds the application's lock and has seen that the name is hidden.
 */
export async function revealNames(
  tx: Transaction,
  { id, companyId, applicantProfileId }: Hidden,
  { userId, now }: { userId: string | null; now: Date },
): Promise<void> {
  await tx.update(application).set({ namesShownAt: now, namesShownByUserId: userId }).where(eq(application.id, id))
  await tx.insert(resumeGrant).values({ applicantProfileId, companyId, reason: 'application' }).onConflictDoNothing()
  if (userId === null) return
  await audit(tx, { userId }, 'application.show-names', { type: 'application', id })
  await tx.insert(resumeView).values({
    ...{ applicantProfileId, companyId, viewerUserId: userId, createdAt: now },
    ...{ shown: 'all', kind: 'attachment', detail: 'Name und Unterlagen der Bewerbung', basis: 'application' },
  })
}

/**
 * A message as the company reads it while names are hidden: its own words without the name that was filled in, those of
 * the person also without contact data, age and gender. Null when nothing is hidden.
 */
export function maskedWords(
  current: Pick<Hidden, 'isHidden' | 'snapshot' | 'person'>,
  side: ApplicationSide,
  words: string | null,
  now: Date,
): string | null {
  if (!current.isHidden || words === null) return null
  const { snapshot, person } = current
  if (side === 'applicant') return cleanerOf(snapshot, now, person)(words)
  const names = [snapshot.firstName, snapshot.lastName]
  return redactor({ names, email: snapshot.email, employers: [], places: [] })(words)
}
