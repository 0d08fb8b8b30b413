import { and, eq } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { leaveEmptyCompanies } from '~/features/companies/server/members/empty-companies'
import type { Place } from '~/features/places/schema'
import { pick } from '~/lib/pick'
import { uuidv7 } from '~/lib/uuid'
import type { OccupationField } from '~/lib/work/vocabulary'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { markApplicants } from '../mark-applicants'
import { adoptSavedJobs } from '../saved-jobs'
import { applicantProfile } from '../table'

/** What a first profile needs; the rest is asked for when it is of use. */
export type FirstProfile = {
  firstName: string
  lastName: string
  phone: string | null
  place: Place
  headline: string | null
  /** What a dropped résumé shows that they work in. */
  fields?: OccupationField[]
}

/** What else begins with a new account, in its transaction: features on top of this one know. */
export type WelcomeAccount = (tx: Transaction, userId: string) => Promise<void>

/** `mayEnter`: whether the click in the mail may sign in, because the account has no other way in yet. */
type AccountByMail = { refused: 'company' | 'suspended' } | { refused: null; userId: string; mayEnter: boolean }

const RADIUS_KM = 30

/** Whether an address belongs to a company: one that somebody typed and never confirmed is nobody's yet. */
export async function isCompanyAddress(db: Queryable, email: string): Promise<boolean> {
  const isCompany = and(eq(user.email, email), eq(user.type, 'COMPANY'), eq(user.emailVerified, true))
  return (await db.$count(user, isCompany)) > 0
}

/**
 * The account of whoever has just proved to read this mailbox: the existing one, or a new one without a password. What
 * somebody registered with the address and never confirmed goes, whatever kind of account they chose.
 */
export async function accountByMail(
  tx: Transaction,
  email: string,
  name: string,
  welcome: WelcomeAccount,
): Promise<AccountByMail> {
  const [existing] = await tx
    .select({ id: user.id, type: user.type, emailVerified: user.emailVerified, suspendedAt: user.suspendedAt })
    .from(user)
    .where(eq(user.email, email))
    .for('update')
  if (existing?.emailVerified && existing.type === 'COMPANY') return { refused: 'company' }
  if (existing?.suspendedAt) return { refused: 'suspended' }
  if (existing?.emailVerified) return { refused: null, userId: existing.id, mayEnter: false }
  if (existing) await dropUnconfirmed(tx, existing.id)
  const userId = uuidv7()
  await tx.insert(user).values({ id: userId, name, email, emailVerified: true, type: 'APPLICANT' })
  await welcome(tx, userId)
  return { refused: null, userId, mayEnter: true }
}

/** Deletes an account that nobody ever confirmed, so never used, with its empty company. */
export async function dropUnconfirmed(tx: Transaction, userId: string): Promise<void> {
  await leaveEmptyCompanies(tx, userId, null)
  await tx.delete(user).where(and(eq(user.id, userId), eq(user.emailVerified, false)))
}

/** The id of the account's profile, which is made from this when there is none; locked until the transaction ends. */
export async function profileByMail(tx: Transaction, userId: string, first: FirstProfile): Promise<string> {
  const { place, fields, ...person } = first
  await tx
    .insert(applicantProfile)
    .values({
      userId,
      ...person,
      postalCode: place.postalCode,
      city: place.name,
      ...pick(place, 'land', 'lat', 'lon'),
      availability: 'now',
      desiredEmploymentTypes: [],
      desiredOccupationFields: fields ?? [],
      desiredWorkplaces: [],
      radiusKm: RADIUS_KM,
      drivingLicences: [],
    })
    .onConflictDoNothing({ target: applicantProfile.userId })
  const [profile] = await tx
    .select({ id: applicantProfile.id })
    .from(applicantProfile)
    .where(eq(applicantProfile.userId, userId))
    .for('update')
  if (!profile) throw new Error('the profile was just written')
  await adoptSavedJobs(tx, userId, profile.id)
  await markApplicants(tx, [profile.id])
  return profile.id
}
