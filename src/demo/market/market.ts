import { type ApplicantRows, buildApplicants } from './applicants'
import { type ApplicationRows, buildApplications } from './applications'
import { type BillingRows, buildBilling, type Plan } from './billing'
import { buildCompanies, type CompanyRows } from './companies'
import { buildContacts, type ContactRows } from './contacts'
import { buildConversations, type ConversationRows } from './conversations'
import { moveIntoDaytime } from './daytime'
import { buildDocuments, type DocumentRows } from './documents'
import { buildInterest, type InterestRows } from './interest'
import { buildInterviews, type InterviewRows } from './interviews'
import { buildPostings, type PostingRows } from './job-postings'
import { type AccountRows, buildLoneAccounts } from './lone-accounts'
import { matchApplicants } from './matching'
import { buildNotices, type NoticeRows } from './notices'
import { buildOffers, type OfferRows } from './offers'
import { buildPool, type PoolRows } from './pool'

/** Every row of the demo market, in an order that satisfies the foreign keys. */
export type Market = CompanyRows &
  AccountRows &
  BillingRows &
  PostingRows &
  ApplicantRows &
  ApplicationRows &
  ConversationRows &
  InterviewRows &
  OfferRows &
  DocumentRows &
  InterestRows &
  ContactRows &
  PoolRows &
  NoticeRows

/** Builds the market. The same `now` and plans give the same rows; ids are the same whatever `now` is. */
export function buildMarket(now: Date, plans: readonly Plan[]): Market {
  const company = buildCompanies(now)
  const posting = buildPostings(now, company.companies)
  const applicant = buildApplicants(now, posting.postings)
  const application = buildApplications(now, matchApplicants(now, applicant.applicants, posting.postings))
  const interview = buildInterviews(now, application.applications)
  const lone = buildLoneAccounts(now)
  const active = new Map<string, number>()
  for (const { status, company: owner } of posting.postings) {
    if (status === 'published') active.set(owner.id, (active.get(owner.id) ?? 0) + 1)
  }
  const happened = {
    ...buildConversations(now, application.applications, interview),
    ...buildOffers(now, application.applications, posting.rows.jobPostings),
    ...buildContacts(now, applicant.applicants, posting.postings, company.companies),
    ...buildPool(now, application.applications),
  }
  const market = {
    ...company.rows,
    ...posting.rows,
    ...applicant.rows,
    ...application.rows,
    ...buildBilling(now, company.companies, plans, active),
    ...happened,
    ...buildNotices(now, application.applications, posting.postings, happened),
    ...buildDocuments(application.applications),
    ...buildInterest(now, applicant.applicants, posting.postings, company.companies),
    users: [...company.rows.users, ...applicant.rows.users, ...lone.users],
    companies: [...company.rows.companies, ...lone.companies],
    companyMembers: [...company.rows.companyMembers, ...lone.companyMembers],
  }
  moveIntoDaytime(Object.values(market), now)
  // Their times are office hours already.
  return { ...market, ...interview }
}
