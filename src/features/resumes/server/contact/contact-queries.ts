import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Actor, isApplicantActor } from '~/features/accounts/actor'
import { applicantProfile } from '~/features/applicants/server/table'
import { companyProfile } from '~/features/companies/server/table'
import { isActive } from '~/features/job-postings/lifecycle'
import { places } from '~/features/job-postings/server/queries/places-of-row'
import { jobPosting } from '~/features/job-postings/server/table'
import type { Place } from '~/features/places/schema'
import { resumeError } from '~/features/resumes/errors'
import { maskContacts } from '~/features/resumes/redaction/mask-contacts'
import { type GeoPoint, nearestOfKm } from '~/lib/geo'
import { pick } from '~/lib/pick'
import type { Queryable } from '~/platform/server/database/db'
import { foldedText } from '~/platform/server/database/folded-text'
import { hashLinkToken } from '~/platform/server/link-token'
import { companyBlock, contactRequest } from '../contact-table'
import { resumeGrant } from '../table'

const REQUESTS_SHOWN = 50
const BLOCKS_SHOWN = 200

const requestColumns = {
  ...pick(contactRequest, 'id', 'applicantProfileId', 'message', 'state', 'createdAt', 'decidedAt'),
  /** Whether it is this yes that opens the résumé. */
  isOpened: sql<boolean>`(${contactRequest.state} = 'accepted' and ${resumeGrant.id} is not null)`,
  companyName: companyProfile.name,
  companyProfileId: companyProfile.id,
  posting: {
    ...pick(jobPosting, 'id', 'title', 'status', 'runsUntil', 'workplace', 'salaryMinCents', 'salaryMaxCents'),
    ...pick(jobPosting, 'salaryPeriod', 'externalUrl'),
  },
  places,
  home: { lat: applicantProfile.lat, lon: applicantProfile.lon },
}

function requestRows(db: Queryable) {
  return db
    .select(requestColumns)
    .from(contactRequest)
    .innerJoin(applicantProfile, eq(applicantProfile.id, contactRequest.applicantProfileId))
    .leftJoin(companyProfile, eq(companyProfile.companyId, contactRequest.companyId))
    .leftJoin(jobPosting, eq(jobPosting.id, contactRequest.jobPostingId))
    .leftJoin(
      resumeGrant,
      and(
        eq(resumeGrant.applicantProfileId, contactRequest.applicantProfileId),
        eq(resumeGrant.companyId, contactRequest.companyId),
        eq(resumeGrant.reason, 'contact-request'),
      ),
    )
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof requestRows>>[number]

/**
 * A request as the person reads it: words without addresses, and the posting with pay and place.
 * `withDistance`: from where the person lives.
 */
function shownTo(
  { posting, places: all, home, ...row }: Omit<Row, 'applicantProfileId'>,
  { now, withDistance }: { now: Date; withDistance: boolean },
) {
  return {
    ...row,
    message: maskContacts(row.message),
    posting: posting && askedFor(posting, { now, places: all, home: withDistance ? home : null }),
  }
}

type Asked = NonNullable<Row['posting']>

function askedFor(
  { status, runsUntil, externalUrl, ...posting }: Asked,
  { now, places: all, home }: { now: Date; places: readonly Place[]; home: GeoPoint | null },
) {
  const isRemote = posting.workplace === 'remote'
  return {
    ...posting,
    placeNames: all.map(({ name }) => name),
    distanceKm: home === null || isRemote || all.length === 0 ? null : Math.round(nearestOfKm(home, all)),
    isOpen: isActive({ status, runsUntil }, now),
    /** Applications go elsewhere. */
    isExternal: externalUrl !== null,
  }
}

/** Contact requests to a person, the latest first; addresses are shown in the conversation, once both agree. */
export async function ownContactRequests(
  { db, now }: { db: Queryable; now: Date },
  { applicantProfileId }: { applicantProfileId: string },
) {
  const rows = await requestRows(db)
    .where(eq(contactRequest.applicantProfileId, applicantProfileId))
    .orderBy(desc(contactRequest.createdAt), desc(contactRequest.id))
    .limit(REQUESTS_SHOWN)
  return rows.map(({ applicantProfileId: _own, ...row }) => shownTo(row, { now, withDistance: true }))
}

/**
 * The request behind a mail's link; without data of the person asked, unless they are signed in.
 * @throws AppError requestNotFound
 */
export async function contactRequestByToken(
  { db, now, actor }: { db: Queryable; now: Date; actor: Actor },
  unverifiedToken: string,
) {
  const [row] = await requestRows(db).where(eq(contactRequest.tokenHash, hashLinkToken(unverifiedToken)))
  if (!row) throw resumeError('requestNotFound')
  const { applicantProfileId, ...shown } = row
  const isSelf = isApplicantActor(actor) && actor.applicantProfileId === applicantProfileId
  return { ...shownTo(shown, { now, withDistance: isSelf }), isSelf }
}

/** The company's latest request to this person, or null. */
export async function latestRequest(db: Queryable, applicantProfileId: string, companyId: string) {
  const [row] = await db
    .select(pick(contactRequest, 'state', 'createdAt', 'decidedAt'))
    .from(contactRequest)
    .where(and(eq(contactRequest.applicantProfileId, applicantProfileId), eq(contactRequest.companyId, companyId)))
    .orderBy(desc(contactRequest.createdAt))
    .limit(1)
  return row ?? null
}

/** Companies a person has blocked, by name. */
export async function ownBlocks(db: Queryable, applicantProfileId: string) {
  return db
    .select({ companyProfileId: companyProfile.id, name: companyProfile.name })
    .from(companyBlock)
    .innerJoin(companyProfile, eq(companyProfile.companyId, companyBlock.companyId))
    .where(eq(companyBlock.applicantProfileId, applicantProfileId))
    .orderBy(asc(companyProfile.name), asc(companyProfile.id))
    .limit(BLOCKS_SHOWN)
}

/** Unblocked companies whose name contains the text; only a few to choose from. */
export async function blockableCompanies(db: Queryable, applicantProfileId: string, text: string) {
  const pattern = foldedText(sql`${`%${text.replace(/[\\%_]/g, '\\$&')}%`}::text`)
  return db
    .select({ companyProfileId: companyProfile.id, name: companyProfile.name, city: companyProfile.city })
    .from(companyProfile)
    .leftJoin(
      companyBlock,
      and(
        eq(companyBlock.companyId, companyProfile.companyId),
        eq(companyBlock.applicantProfileId, applicantProfileId),
      ),
    )
    .where(and(sql`${foldedText(sql`${companyProfile.name}`)} like ${pattern}`, isNull(companyBlock.id)))
    .orderBy(asc(companyProfile.name), asc(companyProfile.id))
    .limit(8)
}
