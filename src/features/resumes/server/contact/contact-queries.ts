import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { companyProfile } from '~/features/companies/server/table'
import { resumeError } from '~/features/resumes/errors'
import { maskContacts } from '~/features/resumes/redaction/mask-contacts'
import type { Queryable } from '~/platform/server/database/db'
import { foldedText } from '~/platform/server/database/folded-text'
import { hashOf } from '../commands/contact-requests'
import { companyBlock, contactRequest } from '../contact-table'

const REQUESTS_SHOWN = 50
const BLOCKS_SHOWN = 200

const requestColumns = {
  id: contactRequest.id,
  message: contactRequest.message,
  state: contactRequest.state,
  createdAt: contactRequest.createdAt,
  decidedAt: contactRequest.decidedAt,
  companyName: companyProfile.name,
  companyProfileId: companyProfile.id,
}

/** Contact requests to a person, the latest first; addresses are shown in the conversation, once both agree. */
export async function ownContactRequests(db: Queryable, applicantProfileId: string) {
  const rows = await db
    .select(requestColumns)
    .from(contactRequest)
    .leftJoin(companyProfile, eq(companyProfile.companyId, contactRequest.companyId))
    .where(eq(contactRequest.applicantProfileId, applicantProfileId))
    .orderBy(desc(contactRequest.createdAt), desc(contactRequest.id))
    .limit(REQUESTS_SHOWN)
  return rows.map((row) => ({ ...row, message: maskContacts(row.message) }))
}

/**
 * The request behind a mail's link; without data of the person asked.
 * @throws AppError requestNotFound
 */
export async function contactRequestByToken(db: Queryable, unverifiedToken: string) {
  const [row] = await db
    .select(requestColumns)
    .from(contactRequest)
    .leftJoin(companyProfile, eq(companyProfile.companyId, contactRequest.companyId))
    .where(eq(contactRequest.tokenHash, hashOf(unverifiedToken)))
  if (!row) throw resumeError('requestNotFound')
  return { ...row, message: maskContacts(row.message) }
}

/** The company's latest request to this person, or null. */
export async function latestRequest(db: Queryable, applicantProfileId: string, companyId: string) {
  const [row] = await db
    .select({ state: contactRequest.state, createdAt: contactRequest.createdAt })
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
