import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { foldGerman } from '~/lib/german-fold'
import type { Queryable } from '~/platform/server/database/db'
import { companyError } from '../errors'
import { COMPANY_SEARCH_SIZE, type CompanySearch } from '../schema'
import { nameKey } from './name-key'
import { company, companyProfile } from './table'

const profileColumns = {
  id: companyProfile.id,
  name: companyProfile.name,
  legalForm: companyProfile.legalForm,
  registerCourt: companyProfile.registerCourt,
  registerNumber: companyProfile.registerNumber,
  vatId: companyProfile.vatId,
  street: companyProfile.street,
  houseNumber: companyProfile.houseNumber,
  postalCode: companyProfile.postalCode,
  city: companyProfile.city,
  website: companyProfile.website,
  sizeBand: companyProfile.sizeBand,
  industry: companyProfile.industry,
  description: companyProfile.description,
  benefits: companyProfile.benefits,
  contactName: companyProfile.contactName,
  contactEmail: companyProfile.contactEmail,
  contactPhone: companyProfile.contactPhone,
}

/** The company's own profile for the editor; before there is one, what the billing set-up already told. */
export async function findOwnProfile(db: Queryable, companyId: string) {
  const [profile] = await db
    .select({ ...profileColumns, version: companyProfile.version })
    .from(companyProfile)
    .where(eq(companyProfile.companyId, companyId))
  const [known] = await db
    .select({
      name: company.name,
      street: company.street,
      houseNumber: company.houseNumber,
      postalCode: company.postalCode,
      city: company.city,
      vatId: company.vatId,
    })
    .from(company)
    .where(eq(company.id, companyId))
  return { profile: profile ?? null, known: known ?? null }
}

/**
 * What the public sees of a company.
 *
 * @throws companyError profileNotFound
 */
export async function findPublicProfile(db: Queryable, companyProfileId: string) {
  const [profile] = await db.select(profileColumns).from(companyProfile).where(eq(companyProfile.id, companyProfileId))
  if (!profile) throw companyError('profileNotFound')
  return profile
}

/** One page of companies by name, every word of the query somewhere in it, whatever the spelling of umlauts. */
export async function searchCompanies(db: Queryable, search: CompanySearch) {
  const page = search.page ?? 1
  const rows = await db
    .select({
      id: companyProfile.id,
      name: companyProfile.name,
      city: companyProfile.city,
      industry: companyProfile.industry,
      sizeBand: companyProfile.sizeBand,
      total: sql<number>`count(*) over ()`,
    })
    .from(companyProfile)
    .where(and(...conditions(search)))
    .orderBy(asc(sql`lower(${companyProfile.name})`), asc(companyProfile.id))
    .limit(COMPANY_SEARCH_SIZE)
    .offset((page - 1) * COMPANY_SEARCH_SIZE)
  const total = rows[0]?.total ?? 0
  return { items: rows.map(({ total: _, ...item }) => item), total, page, size: COMPANY_SEARCH_SIZE }
}

function conditions({ was, branche }: CompanySearch): SQL[] {
  const words = foldGerman(was ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  const key = nameKey(companyProfile.name)
  const named = words.map((word) => sql`${key} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`)
  return branche ? [...named, eq(companyProfile.industry, branche)] : named
}
