import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { user } from '~/features/accounts/server/table'
import { invoice, invoiceEntry } from '~/features/billing/server/invoice-table'
import { license, subscription, subscriptionPlan } from '~/features/billing/server/table'
import { currentLicenseState, type LicenseState, licenseStateLabels } from '~/features/billing/subscription/license'
import { company, companyMember, companyProfile } from '~/features/companies/server/table'
import { verificationProofLabels } from '~/features/companies/verification'
import { jobPosting } from '~/features/job-postings/server/table'
import { pick } from '~/lib/pick'
import { isUuid } from '~/lib/uuid'
import type { Queryable } from '~/platform/server/database/db'
import type { PagedList } from '~/platform/server/lists/paged-list'
import { type CompanyListInput, listSort, readCompanyList } from '../../search-params'
import { everyWord } from './every-word'

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** All companies, including those without a profile. */
export const companyList: PagedList<CompanyListInput, Row> = {
  read: readCompanyList,
  table: company,
  id: company.id,
  where: ({ q, lizenz, zustand }, now) =>
    and(q ? matching(q) : undefined, lizenz && inLicenseState(lizenz, now), zustand && KINDS[zustand]),
  order,
  rows: readRows,
  csv: [
    { head: 'Kennung', cell: (row) => row.id },
    { head: 'Unternehmen', cell: (row) => row.name },
    { head: 'Ort', cell: (row) => row.city },
    { head: 'E-Mail-Adresse', cell: (row) => row.contactEmail },
    { head: 'Tarif', cell: (row) => row.planName },
    { head: 'Lizenz', cell: (row) => licenseStateLabels[row.licenseState] },
    { head: 'Aktive Stellen', cell: (row) => row.activePostings },
    { head: 'Kollegen', cell: (row) => row.members },
    { head: 'Guthaben', cell: (row) => row.creditCents / 100 },
    { head: 'Verifiziert', cell: (row) => row.verifiedAt !== null },
    { head: 'Nachweis', cell: (row) => row.verifiedBy && verificationProofLabels[row.verifiedBy] },
    { head: 'Gesperrt', cell: (row) => row.suspendedAt !== null },
    { head: 'Dabei seit', cell: (row) => row.createdAt },
  ],
}

/** Ids of the companies with a pattern in name, place or VAT id, of the profile or of the invoice address. */
export function companiesWith(pattern: string): SQL[] {
  return [
    sql`select billed.id from ${company} billed where billed.list_text like ${pattern}`,
    sql`select ${companyProfile.companyId} from ${companyProfile} where ${companyProfile.listText} like ${pattern}`,
  ]
}

/** By a part of name, place or VAT id; by its own id, or that of a member. */
function matching(q: string): SQL | undefined {
  if (!isUuid(q)) return everyWord(company.id, q, companiesWith)
  const ofMember = sql`select ${companyMember.companyId} from ${companyMember} where ${companyMember.userId} = ${q}`
  return sql`(${company.id} = ${q} or ${company.id} in (${ofMember}))`
}

const KINDS = {
  suspended: sql`${company.suspendedAt} is not null`,
  verified: sql`${company.verifiedAt} is not null`,
  unverified: sql`${company.verifiedAt} is null`,
} satisfies Record<NonNullable<CompanyListInput['zustand']>, SQL>

/** The same rule as `currentLicenseState`, for the database. */
function inLicenseState(state: LicenseState, now: Date): SQL {
  const own = sql`select 1 from ${license} where ${license.companyId} = ${company.id}`
  if (state === 'none') return sql`not exists (${own} and ${license.state} <> 'none')`
  if (state === 'suspended') return sql`exists (${own} and ${license.state} = 'suspended')`
  const isOver = sql`(${license.validUntil} is null or ${license.validUntil} <= ${now.toISOString()})`
  if (state !== 'expired') return sql`exists (${own} and ${license.state} = ${state} and not ${isOver})`
  return sql`exists (${own} and (${license.state} = 'expired' or (${license.state} in ('trial', 'active', 'past_due') and ${isOver})))`
}

function order(input: CompanyListInput): SQL {
  const { column, direction } = listSort(input)
  const isUp = direction === 'ascending'
  if (column === 'name') {
    return isUp
      ? sql`${company.listName}, ${company.id}`
      : sql`${company.listName} desc nulls last, ${company.id} desc nulls last`
  }
  return isUp ? sql`${company.createdAt}, ${company.id}` : sql`${company.createdAt} desc, ${company.id} desc`
}

function creditCents() {
  const each = sql`select -sum(${invoiceEntry.amountCents}) as cents from ${invoice} join ${invoiceEntry} on ${invoiceEntry.invoiceId} = ${invoice.id} where ${invoice.companyId} = ${company.id} group by ${invoice.id}`
  return sql<number>`(select coalesce(sum(cents), 0)::int from (${each}) as each_invoice where cents > 0)`
}

async function readRows(db: Queryable, ids: string[], now: Date) {
  const rows = await db
    .select({
      id: company.id,
      name: sql<string | null>`coalesce(${companyProfile.name}, ${company.name})`,
      city: sql<string | null>`coalesce(${companyProfile.city}, ${company.city})`,
      profileId: companyProfile.id,
      planName: subscriptionPlan.name,
      licenseState: license.state,
      validUntil: license.validUntil,
      activePostings: sql<number>`(select count(*)::int from ${jobPosting} where ${jobPosting.companyId} = ${company.id} and ${jobPosting.status} = 'published')`,
      members: sql<number>`(select count(*)::int from ${companyMember} where ${companyMember.companyId} = ${company.id})`,
      creditCents: creditCents(),
      contactEmail: sql<
        string | null
      >`(select ${user.email} from ${companyMember} join ${user} on ${user.id} = ${companyMember.userId} where ${companyMember.companyId} = ${company.id} order by ${companyMember.createdAt} limit 1)`,
      ...pick(company, 'verifiedAt', 'verifiedBy', 'verifiedDomain', 'suspendedAt', 'suspensionReason', 'createdAt'),
    })
    .from(company)
    .leftJoin(companyProfile, eq(companyProfile.companyId, company.id))
    .leftJoin(license, eq(license.companyId, company.id))
    .leftJoin(subscription, and(eq(subscription.companyId, company.id), isNull(subscription.endedAt)))
    .leftJoin(subscriptionPlan, eq(subscriptionPlan.id, subscription.planId))
    .where(inArray(company.id, ids))
    .orderBy(desc(company.createdAt))
  return rows.map(({ licenseState, validUntil, ...row }) => ({
    ...row,
    licenseState: currentLicenseState(licenseState ? { state: licenseState, validUntil } : null, now),
  }))
}
