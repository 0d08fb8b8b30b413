import { hashPassword } from 'better-auth/crypto'
import { asc, gt, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { DEMO_PASSWORD } from '~/features/accounts/demo-accounts'
import { notice } from '~/features/accounts/server/notices/table'
import { account, user } from '~/features/accounts/server/table'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import { applicantProfile, savedJobPosting } from '~/features/applicants/server/table'
import { countReplies } from '~/features/applications/server/answers/figures'
import { jobOffer } from '~/features/applications/server/offers/offer-table'
import { interviewSlot, interviewSlotMember } from '~/features/applications/server/slots/slot-table'
import {
  application,
  applicationAttachment,
  applicationEvent,
  applicationNote,
  applicationRating,
} from '~/features/applications/server/table'
import { interview } from '~/features/applications/server/workflow-table'
import { operator } from '~/features/billing/server/operator/operator-table'
import { ensureDefaultPlans } from '~/features/billing/server/subscriptions/default-plans'
import { license, sepaMandate, subscription, subscriptionPlan } from '~/features/billing/server/table'
import { company, companyMember, companyProfile } from '~/features/companies/server/table'
import { conversation, message } from '~/features/conversations/server/table'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { comparePostings } from '~/features/job-postings/server/one-job/compare-postings'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { jobPostingDay, jobPostingSourceDay } from '~/features/job-postings/server/views-table'
import { maskLinks } from '~/features/privacy/server/retention/traces'
import { termsConsent } from '~/features/privacy/server/terms/table'
import { keepFirstVersion } from '~/features/privacy/server/terms/versions'
import { LEGAL_DOCUMENTS } from '~/features/privacy/terms/vocabulary'
import { contactRequest } from '~/features/resumes/server/contact-table'
import { resume, resumeGrant, resumeView } from '~/features/resumes/server/table'
import { poolEntry, poolNote } from '~/features/talent-pool/server/table'
import { searchTerms } from '~/lib/german/text'
import { withIds } from '~/lib/uuid'
import type { Database, Transaction } from '~/platform/server/database/db'
import { writeSealed } from '~/platform/server/files/sealed/sealed-store'
import { uploadedFile } from '~/platform/server/files/table'
import { readSettings } from '~/platform/server/settings/settings'
import { consentsOf, firstConsent } from './consents'
import { DEMO_OPERATOR } from './content/operator'
import { demoId } from './demo-id'
import { drawLogos } from './logos'
import { buildMarket, type Market } from './market/market'
import { seedBilling } from './seed-billing'

/** Rows per statement. */
const CHUNK = 500

/**
 * Loads the demo market into an empty database, in one transaction: sixty companies with their postings, three hundred
 * people with résumés, applications, conversations, and the accounts of the login page.
 */
export async function seedDemo(db: Database, { now, log }: { now: Date; log: (line: string) => void }): Promise<void> {
  await ensureDefaultPlans(db)
  const plans = await db.select().from(subscriptionPlan).orderBy(asc(subscriptionPlan.position))
  const market = buildMarket(now, plans)
  const password = await hashPassword(DEMO_PASSWORD)
  // Files first: a row never points to nothing.
  const logos = await drawLogos(market)
  await Promise.all([
    ...market.contents.map(({ fileId, content }) => writeSealed(fileId, content)),
    ...logos.map(({ row, content }) => writeSealed(row.id, content)),
  ])
  await withIds(countedIds(), () =>
    db.transaction(async (tx) => {
      // Profiles refer to them.
      await insert(
        tx,
        uploadedFile,
        logos.map(({ row }) => row),
      )
      await insertMarket(tx, market, password, now)
      await seedViewDays(tx, now)
      await seedSources(tx)
      await seedBilling(tx, market, plans, now)
      await insert(tx, subscriptionPlan, yearlyPlans(plans))
    }),
  )
  // As on every day since: the first night has no backlog and no questions.
  await comparePostings(db, now)
  await countReplies(db, now)
  const settings = await readSettings(db)
  while ((await maskLinks.run(db, now, settings)) > 0);
  const counts = [
    `${market.companyProfiles.length} Unternehmen`,
    `${market.jobPostings.length} Stellen`,
    `${market.applications.length.toLocaleString('de-DE')} Bewerbungen`,
  ]
  log(counts.join(', '))
}

/** Each plan by the year for ten months' price; running subscriptions are by the month. */
function yearlyPlans(plans: readonly (typeof subscriptionPlan.$inferSelect)[]) {
  return plans.map(({ createdAt: _createdAt, updatedAt: _updatedAt, ...plan }) => ({
    ...plan,
    id: demoId(`plan:${plan.name}:year`),
    interval: 'year' as const,
    netPriceCents: plan.netPriceCents * 10,
    position: plan.position + plans.length,
  }))
}

/** Ids of rows that the product's own commands create, in the order of creation. */
function countedIds(): () => string {
  let count = 0
  return () => {
    count += 1
    return demoId(`row:${count}`)
  }
}

async function insertMarket(tx: Transaction, market: Market, password: string, now: Date): Promise<void> {
  await insert(tx, user, market.users)
  await insert(
    tx,
    account,
    market.users.map((row) => credential(row, password)),
  )
  const consents = consentsOf(market, now)
  for (const document of LEGAL_DOCUMENTS) await keepFirstVersion(tx, document, firstConsent(consents))
  await insert(tx, termsConsent, consents)
  await tx
    .insert(operator)
    .values({ ...DEMO_OPERATOR, confirmedAt: now })
    .onConflictDoNothing()
  await insert(tx, company, market.companies)
  await insert(tx, companyProfile, market.companyProfiles)
  await insert(tx, companyMember, market.companyMembers)
  await insert(tx, sepaMandate, market.mandates)
  await insert(tx, subscription, market.subscriptions)
  await insert(tx, license, market.licenses)
  await insert(tx, jobPosting, market.jobPostings)
  await insert(tx, jobPostingPlace, market.jobPostingPlaces)
  await markPostings(
    tx,
    market.jobPostings.flatMap(({ id }) => id ?? []),
  )
  await insert(tx, applicantProfile, market.applicantProfiles)
  await insert(tx, resume, market.resumes)
  await markApplicants(
    tx,
    market.applicantProfiles.flatMap(({ id }) => id ?? []),
  )
  await insert(tx, application, market.applications)
  await insert(tx, applicationEvent, market.applicationEvents)
  await insert(tx, interviewSlot, market.interviewSlots)
  await insert(tx, interviewSlotMember, market.interviewSlotMembers)
  await insert(tx, interview, market.interviews)
  await insert(tx, jobOffer, market.jobOffers)
  await insert(tx, applicationNote, market.applicationNotes)
  await insert(tx, applicationRating, market.applicationRatings)
  await insert(tx, uploadedFile, market.uploadedFiles)
  await insert(tx, applicationAttachment, market.applicationAttachments)
  await insert(tx, resumeGrant, [...market.resumeGrants, ...market.poolGrants])
  await insert(tx, contactRequest, market.contactRequests)
  await insert(tx, poolEntry, market.poolEntries)
  await insert(tx, poolNote, market.poolNotes)
  await insert(tx, resumeView, market.resumeViews)
  await insert(tx, savedJobPosting, market.savedJobPostings)
  await insert(tx, conversation, market.conversations)
  await insert(
    tx,
    message,
    market.messages.map((row) => ({ ...row, terms: tsvectorOf(searchTerms(row.body)) })),
  )
  await insert(tx, notice, market.notices)
}

/** Spreads the views of each posting over its days, most of them at the beginning. */
async function seedViewDays(tx: Transaction, now: Date): Promise<void> {
  const days = tx
    .select({
      id: jobPosting.id,
      views: jobPosting.views,
      day: sql`generate_series(${jobPosting.publishedAt}::date, least(${now.toISOString()}::timestamptz, ${jobPosting.runsUntil})::date, '1 day')::date`.as(
        'day',
      ),
      first: sql`${jobPosting.publishedAt}::date`.as('first'),
      total:
        sql`least(${now.toISOString()}::timestamptz, ${jobPosting.runsUntil})::date - ${jobPosting.publishedAt}::date + 1`.as(
          'total',
        ),
    })
    .from(jobPosting)
    .where(gt(jobPosting.views, 0))
    .as('days')
  const upTo = (more: number) =>
    sql`floor(${days.views} * sqrt((${days.day} - ${days.first} + ${more}::int)::float / ${days.total}))`
  await tx.execute(sql`
    insert into ${jobPostingDay} (job_posting_id, day, views)
    select id, day, ${upTo(1)} - ${upTo(0)} from ${days} where ${upTo(1)} > ${upTo(0)}
  `)
}

/** What share of the views came which way. */
const WAYS = [
  { source: 'search', share: 0.52 },
  { source: 'alert', share: 0.19 },
  { source: 'arbeitsagentur', share: 0.13 },
  { source: 'shared', share: 0.09 },
  { source: 'google', share: 0.07 },
] as const

/** Started applications by day, and where views and applications came from, by fixed shares. */
async function seedSources(tx: Transaction): Promise<void> {
  const starts = WAYS.map((_, index) => WAYS.slice(0, index).reduce((sum, { share }) => sum + share, 0))
  const ways = sql.join(
    WAYS.map(({ source, share }, index) => {
      const from = starts[index] ?? 0
      return sql`(${source}::text, ${from}::float, ${from + share}::float)`
    }),
    sql`, `,
  )
  /** A number from 0 to 1 that is always the same for a text. */
  const chance = (of: SQL) => sql`(('x' || substr(md5(${of}), 1, 6))::bit(24)::int / 16777216.0)`
  const day = sql`(${application.submittedAt} at time zone 'Europe/Berlin')::date`
  await tx.execute(sql`
    insert into ${jobPostingDay} (job_posting_id, day, applications_started)
    select ${application.jobPostingId}, ${day}, (count(*) * 1.9)::int from ${application} group by 1, 2
    on conflict (job_posting_id, day) do update set applications_started = excluded.applications_started`)
  const dayChance = chance(sql`d.job_posting_id::text || d.day::text`)
  const views = sql`floor(d.views * w.upto + ${dayChance}) - floor(d.views * w.start + ${dayChance})`
  await tx.execute(sql`
    insert into ${jobPostingSourceDay} (job_posting_id, day, source, views)
    select d.job_posting_id, d.day, w.source, ${views}
    from ${jobPostingDay} d cross join (values ${ways}) as w (source, start, upto) where ${views} > 0`)
  await tx.execute(sql`
    insert into ${jobPostingSourceDay} (job_posting_id, day, source, applications_sent)
    select a.job_posting_id, a.day, w.source, count(*)
    from (
      select ${application.jobPostingId} as job_posting_id, ${day} as day, ${chance(sql`${application.id}::text`)} as chance
      from ${application}
    ) a
    join (values ${ways}) as w (source, start, upto) on a.chance >= w.start and a.chance < w.upto
    group by 1, 2, 3
    on conflict (job_posting_id, day, source) do update set applications_sent = excluded.applications_sent`)
}

/**
 * Rows as one JSON value per statement: one parameter per cell would take longer than building the market and writing
 * it.
 */
async function insert<T extends PgTable>(tx: Transaction, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  // A missing column gets its default, so rows with the same columns are grouped.
  const alike = Object.groupBy(rows.map(namedValues), (row) => Object.keys(row).join())
  for (const [names = '', group = []] of Object.entries(alike)) {
    const columns = sql.join(names.split(',').map(sql.identifier), sql`, `)
    for (let start = 0; start < group.length; start += CHUNK) {
      const json = JSON.stringify(group.slice(start, start + CHUNK))
      await tx.execute(
        sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`,
      )
    }
  }
}

function namedValues(row: object): Record<string, unknown> {
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([key, value]) => [toSnakeCase(key), value]))
}

/** better-auth's row for signing in with a password; all demo accounts share one hash. */
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

/** In PostgreSQL's notation: each word in quotes. */
function tsvectorOf(terms: readonly string[]): string {
  return terms.map((term) => `'${term.replace(/['\\]/g, '$&$&')}'`).join(' ')
}
