import { license } from '~/features/billing/server/table'
import type { LicenseState } from '~/features/billing/subscription/license'
import { company, companyMember, companyProfile } from '~/features/companies/server/table'
import { emptyRichText } from '~/lib/rich-text/rich-text'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createUser } from './user'

type CompanyOptions = {
  name?: string
  /** `null`: no licence ever. Default: active. */
  licenseState?: LicenseState | null
  licenseValidUntil?: Date
  /** `false`: only registered, without a public profile. */
  hasProfile?: boolean
}

const FAR = new Date('2099-12-31T00:00:00Z')

/** A company with an admin, a public profile and a valid licence. */
export async function createCompany(options: CompanyOptions = {}) {
  const {
    name = 'Hartmann Präzisionsteile GmbH',
    licenseState = 'active',
    licenseValidUntil = FAR,
    hasProfile = true,
  } = options
  const { db } = database()
  const id = uuidv7()
  const profileId = uuidv7()
  await db.insert(company).values({ id, name, listName: name.toLowerCase() })
  if (hasProfile) await db.insert(companyProfile).values(profileValues(id, profileId, name))
  if (licenseState)
    await db.insert(license).values({ companyId: id, state: licenseState, validUntil: licenseValidUntil })
  const admin = await createMember(id, { isAdmin: true })
  return { id, name, profileId: hasProfile ? profileId : null, admin }
}

type Member = { isAdmin?: boolean; readsJobPostingId?: string | null; name?: string }

/** Another user of the company; a recruiter by default. */
export async function createMember(
  companyId: string,
  { isAdmin = false, readsJobPostingId = null, name = 'Jonas Brandt' }: Member = {},
) {
  const member = await createUser({ type: 'COMPANY', name })
  await database().db.insert(companyMember).values({ companyId, userId: member.id, isAdmin, readsJobPostingId })
  return member
}

function profileValues(companyId: string, id: string, name: string): typeof companyProfile.$inferInsert {
  return {
    id,
    companyId,
    name,
    street: 'Heeper Straße',
    houseNumber: '88',
    postalCode: '33607',
    city: 'Bielefeld',
    lat: 52.03,
    lon: 8.56,
    sizeBand: '50-249',
    industry: 'Industrie & Maschinenbau',
    description: emptyRichText(),
    benefits: [],
    contactName: 'Ute Sander',
    contactEmail: 'personal@hartmann.test.example',
  }
}
