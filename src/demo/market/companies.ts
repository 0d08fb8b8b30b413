import type { user } from '~/features/accounts/server/table'
import { isVatId } from '~/features/billing/invoice/vat-id'
import type { company, companyMember, companyProfile } from '~/features/companies/server/table'
import type { Place } from '~/features/places/schema'
import { createRandom } from '~/lib/random'
import { richTextFromPlain } from '~/lib/rich-text/rich-text'
import { automobilChemieLebensmittel } from '../content/companies/automobil-chemie-lebensmittel'
import { bauHandelIndustrie } from '../content/companies/bau-handel-industrie'
import type { DemoCompany } from '../content/companies/company'
import { dienstVerkehrGastgewerbe } from '../content/companies/dienst-verkehr-gastgewerbe'
import { energieItMedien } from '../content/companies/energie-it-medien'
import { finanzenImmobilienBeratung } from '../content/companies/finanzen-immobilien-beratung'
import { gesundheitSozialesBildung } from '../content/companies/gesundheit-soziales-bildung'
import { personalLandwirtschaft } from '../content/companies/personal-landwirtschaft'
import { inventPerson, mailName } from '../content/people'
import { demoId } from '../demo-id'
import { DAY, daysAgo, stamps } from './moments'
import { placeOfCode } from './places'
import { ADMIN_EMAILS, COLLEAGUE, LICENSES, SPECIAL_COMPANIES } from './special-accounts'

/** The companies of the demo market, three of each industry. */
export const demoCompanies: readonly DemoCompany[] = [
  ...bauHandelIndustrie,
  ...automobilChemieLebensmittel,
  ...energieItMedien,
  ...finanzenImmobilienBeratung,
  ...gesundheitSozialesBildung,
  ...dienstVerkehrGastgewerbe,
  ...personalLandwirtschaft,
]

export type Member = { userId: string; memberId: string; name: string }
/** A company with the data the rest of the market needs. */
export type MarketCompany = {
  id: string
  source: DemoCompany
  place: Place
  /** Its places of work, the head office first. */
  sites: Place[]
  /** The admin first. */
  members: [Member, ...Member[]]
  createdAt: Date
}

export type CompanyRows = {
  users: (typeof user.$inferInsert)[]
  companies: (typeof company.$inferInsert)[]
  companyProfiles: (typeof companyProfile.$inferInsert)[]
  companyMembers: (typeof companyMember.$inferInsert)[]
}

/** The sixty companies with their profiles and members. */
export function buildCompanies(now: Date): { rows: CompanyRows; companies: MarketCompany[] } {
  const rows: CompanyRows = { users: [], companies: [], companyProfiles: [], companyMembers: [] }
  const companies = demoCompanies.map((source) => buildCompany(rows, source, now))
  return { rows, companies }
}

function buildCompany(rows: CompanyRows, source: DemoCompany, now: Date): MarketCompany {
  const random = createRandom(`company:${source.key}`)
  const id = demoId(`company:${source.key}`)
  const isNew = LICENSES[source.key] === 'trial'
  const createdAt = isNew ? daysAgo(now, random, 8, 12) : daysAgo(now, random, 190, 620)
  const seat = seatOf(source)
  const address = {
    street: source.street,
    houseNumber: source.houseNumber,
    postalCode: source.postalCode,
    city: source.city,
  }
  const vatId = germanVatId(random.int(10_000_000, 39_999_999))
  rows.companies.push({
    id,
    name: source.name,
    listName: source.name.toLowerCase(),
    ...address,
    vatId,
    ...verificationOf(source, createdAt),
    ...stamps(createdAt),
  })
  rows.companyProfiles.push({
    id: demoId(`company-profile:${source.key}`),
    companyId: id,
    logoFileId: demoId(`logo:${source.key}`),
    name: source.name,
    legalForm: source.legalForm,
    ...registerOf(source, random.int(1200, 48_000)),
    vatId,
    ...address,
    lat: seat.lat,
    lon: seat.lon,
    website: `https://www.${source.key}.example`,
    sizeBand: source.sizeBand,
    industry: source.industry,
    description: richTextFromPlain([source.description]),
    benefits: [...source.benefits],
    contactName: `${source.contact[1]} ${source.contact[2]}`,
    contactEmail: `bewerbung@${source.key}.example`,
    contactPhone: `0800 55501${random.int(10, 99)}`,
    ...stamps(new Date(createdAt.getTime() + DAY / 4)),
  })
  const sites = [seat, ...(source.sites ?? []).map((code) => placeOfCode(code))]
  const members = membersOf(source, createdAt, rows, id)
  return { id, source, place: seat, sites, members, createdAt }
}

/** Most companies have verified their website's domain. */
function verificationOf({ key }: DemoCompany, createdAt: Date) {
  const random = createRandom(`verification:${key}`)
  if (key !== SPECIAL_COMPANIES.busy && !random.chance(0.6)) return {}
  return {
    verifiedAt: new Date(createdAt.getTime() + DAY),
    verifiedBy: 'mail' as const,
    verifiedDomain: `${key}.example`,
  }
}

/** A German VAT id with its check digit (ISO 7064 MOD 11,10); to our knowledge nobody's. */
function germanVatId(number: number): string {
  const candidates = Array.from({ length: 10 }, (_, digit) => `DE${number}${digit}`)
  return candidates.find(isVatId) ?? `DE${number}0`
}

function seatOf({ postalCode, city }: DemoCompany): Place {
  return placeOfCode(postalCode, city)
}

/** Only registered companies have a register number. */
function registerOf({ legalForm, city }: DemoCompany, number: number) {
  const kind = /GmbH|AG|mbH/.test(legalForm) && !/PartG/.test(legalForm) ? 'HRB' : legalForm === 'KG' ? 'HRA' : null
  if (kind === null) return { registerCourt: null, registerNumber: null }
  return { registerCourt: `Amtsgericht ${city}`, registerNumber: `${kind} ${number}` }
}

const MEMBERS = { '1-9': 0, '10-49': 1, '50-249': 1, '250-999': 2, '1000+': 3 } satisfies Record<
  DemoCompany['sizeBand'],
  number
>

function membersOf(
  source: DemoCompany,
  createdAt: Date,
  rows: CompanyRows,
  companyId: string,
): MarketCompany['members'] {
  const random = createRandom(`members:${source.key}`)
  const [, firstName, lastName] = source.contact
  const add = (person: { firstName: string; lastName: string }, email: string, isAdmin: boolean): Member => {
    const userId = demoId(`user:${email}`)
    const name = `${person.firstName} ${person.lastName}`
    rows.users.push({ id: userId, name, email, emailVerified: true, type: 'COMPANY', ...stamps(createdAt) })
    const memberId = demoId(`member:${email}`)
    rows.companyMembers.push({
      id: memberId,
      companyId,
      userId,
      isAdmin,
      ...stamps(createdAt),
    })
    return { userId, memberId, name }
  }
  const addressOf = (person: { firstName: string; lastName: string }) =>
    `${mailName(person.firstName, person.lastName)}@${source.key}.example`
  const contact = { firstName, lastName }
  const admin = add(contact, ADMIN_EMAILS[source.key] ?? addressOf(contact), true)
  const colleague = source.key === SPECIAL_COMPANIES.busy ? [add(COLLEAGUE, COLLEAGUE.email, false)] : []
  const others = Array.from({ length: MEMBERS[source.sizeBand] }, (_, index) => {
    const person = inventPerson(random)
    return add(person, `${mailName(person.firstName, person.lastName)}.${index + 1}@${source.key}.example`, false)
  })
  return [admin, ...colleague, ...others]
}
