import { hashPassword } from 'better-auth/crypto'
import { asc, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { DEMO_PASSWORD } from '~/features/accounts/demo-accounts'
import { account, user } from '~/features/accounts/server/table'
import { applicantProfile, savedJobPosting } from '~/features/applicants/server/table'
import {
  application,
  applicationAttachment,
  applicationEvent,
  applicationNote,
  applicationRating,
} from '~/features/applications/server/table'
import { ensureDefaultPlans } from '~/features/billing/server/default-plans'
import { license, sepaMandate, subscription, subscriptionPlan } from '~/features/billing/server/table'
import { company, companyMember, companyProfile } from '~/features/companies/server/table'
import { conversation, message } from '~/features/conversations/server/table'
import { rebuildSearchRows } from '~/features/job-postings/server/search-row'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { resume, resumeGrant, resumeView } from '~/features/resumes/server/table'
import type { Database, Transaction } from '~/platform/server/database/db'
import { writeStoredFile } from '~/platform/server/files/store'
import { uploadedFile } from '~/platform/server/files/table'
import { demoId } from './demo-id'
import { buildMarket, type Market } from './market/market'

/** Rows of one statement; PostgreSQL takes at most 65,535 parameters. */
const CHUNK = 500

/**
 * Loads the demo market into an empty database, all or nothing: sixty companies with their postings, three hundred
 * people with résumés, applications, conversations, and the accounts of the login page.
 */
export async function seedDemo(db: Database, { now, log }: { now: Date; log: (line: string) => void }): Promise<void> {
  const started = performance.now()
  await ensureDefaultPlans(db)
  const plans = await db.select().from(subscriptionPlan).orderBy(asc(subscriptionPlan.position))
  const market = buildMarket(now, plans)
  const password = await hashPassword(DEMO_PASSWORD)
  // Files first: a row never points at nothing.
  await Promise.all(market.contents.map(({ fileId, content }) => writeStoredFile(fileId, content)))
  await db.transaction((tx) => insertMarket(tx, market, password))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const counts = `${market.companyProfiles.length} companies, ${market.jobPostings.length} postings, ${market.applications.length} applications`
  log(`Demo market loaded: ${counts} (${seconds} s)`)
}

async function insertMarket(tx: Transaction, market: Market, password: string): Promise<void> {
  await insert(tx, user, market.users)
  await insert(
    tx,
    account,
    market.users.map((row) => credential(row, password)),
  )
  await insert(tx, company, market.companies)
  await insert(tx, companyProfile, market.companyProfiles)
  await insert(tx, companyMember, market.companyMembers)
  await insert(tx, sepaMandate, market.mandates)
  await insert(tx, subscription, market.subscriptions)
  await insert(tx, license, market.licenses)
  await insert(tx, jobPosting, market.jobPostings)
  await insert(tx, jobPostingPlace, market.jobPostingPlaces)
  await rebuildSearchRows(
    tx,
    market.jobPostings.flatMap(({ id }) => id ?? []),
  )
  await insert(tx, applicantProfile, market.applicantProfiles)
  await insert(
    tx,
    resume,
    market.resumes.map(({ terms, ...row }) => ({ ...row, terms: tsvectorOf(terms) })),
  )
  await insert(tx, application, market.applications)
  await insert(tx, applicationEvent, market.applicationEvents)
  await insert(tx, applicationNote, market.applicationNotes)
  await insert(tx, applicationRating, market.applicationRatings)
  await insert(tx, uploadedFile, market.uploadedFiles)
  await insert(tx, applicationAttachment, market.applicationAttachments)
  await insert(tx, resumeGrant, market.resumeGrants)
  await insert(tx, resumeView, market.resumeViews)
  await insert(tx, savedJobPosting, market.savedJobPostings)
  await insert(tx, conversation, market.conversations)
  await insert(tx, message, market.messages)
}

async function insert<T extends PgTable>(tx: Transaction, table: T, rows: readonly PgInsertValue<T>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx.insert(table).values(rows.slice(start, start + CHUNK))
  }
}

/** better-auth's row for signing in with a password; all demo accounts share one. */
function credential({ id = '', email, createdAt, updatedAt }: Market['users'][number], password: string) {
  return {
    id: demoId(`account:${email}`),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password,
    createdAt,
    updatedAt,
  }
}

function tsvectorOf(terms: readonly string[]) {
  return sql`array_to_tsvector(${sql.param(terms)}::text[])`
}
