import { and, eq, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { grantInternalLicense, INTERNAL_PLAN_ID } from '~/features/billing/server/commands/grant-internal-license'
import { subscription } from '~/features/billing/server/table'
import { keepListName } from '~/features/companies/server/list-name'
import { hasMembers } from '~/features/companies/server/recipients'
import { suspendedAmong } from '~/features/companies/server/suspended'
import { company, companyProfile } from '~/features/companies/server/table'
import { INDUSTRIES, type SIZE_BANDS } from '~/features/companies/vocabulary'
import { publishingConditions } from '~/features/job-postings/server/commands/go-online'
import { jobPosting } from '~/features/job-postings/server/table'
import { placeByPostalCode } from '~/features/places/server/places'
import { foldGerman } from '~/lib/german/fold'
import { emptyRichText } from '~/lib/rich-text/rich-text'
import { cutText } from '~/lib/text/cut-text'
import { uuidv7 } from '~/lib/uuid'
import type { Database } from '~/platform/server/database/db'
import { LineProblem } from './line-problem'
import type { ImportedLine, ImportedOrganization } from './read-line'

type KnownCompany = {
  companyId: string
  isImported: boolean
  /** Whether somebody there could read an application. */
  hasMembers: boolean
  /** Whether only imports keep it online: made by one, without a plan of its own, and not suspended. */
  isFree: boolean
  /** For all others: the limit of the plan, and which of their imported postings need no further place. */
  booked?: { free: number; placed: Set<string> } | 'no-license'
}

/** The companies of an import: found by name, created if wanted, cached for the run. */
export class ImportCompanies {
  readonly #db: Database
  readonly #now: Date
  readonly #creates: boolean
  readonly #byName: Map<string, KnownCompany>
  created = 0

  private constructor(db: Database, now: Date, creates: boolean, byName: Map<string, KnownCompany>) {
    this.#db = db
    this.#now = now
    this.#creates = creates
    this.#byName = byName
  }

  static async load(db: Database, options: { now: Date; createCompanies: boolean }): Promise<ImportCompanies> {
    const rows = await db
      .select({
        companyId: companyProfile.companyId,
        name: companyProfile.name,
        isImported: sql<boolean>`${isNotNull(company.importedAt)}`,
        hasMembers: hasMembers(company.id),
        isSuspended: sql<boolean>`${isNotNull(company.suspendedAt)}`,
        planId: subscription.planId,
      })
      .from(companyProfile)
      .innerJoin(company, eq(company.id, companyProfile.companyId))
      .leftJoin(subscription, and(eq(subscription.companyId, company.id), isNull(subscription.endedAt)))
      .orderBy(companyProfile.createdAt)
    const byName = new Map<string, KnownCompany>()
    for (const { name, isSuspended, planId, ...row } of rows) {
      const key = foldGerman(name)
      const known = byName.get(key)
      const isFree = row.isImported && !isSuspended && (planId === null || planId === INTERNAL_PLAN_ID)
      // Of two companies with one name the imported one is meant.
      if (!known || (!known.isImported && row.isImported)) byName.set(key, { ...row, isFree })
    }
    return new ImportCompanies(db, options.now, options.createCompanies, byName)
  }

  /** Creates the missing companies of these lines, if wanted. */
  async prepare(lines: readonly ImportedLine[]): Promise<void> {
    const missing = new Map<string, ImportedLine>()
    for (const line of lines) {
      const key = foldGerman(line.organization.name)
      if (!this.#byName.has(key) && !missing.has(key)) missing.set(key, line)
    }
    if (!this.#creates || missing.size === 0) return
    const made = [...missing].map(([key, line]) => ({ key, companyId: uuidv7(), line }))
    await this.#db.transaction(async (tx) => {
      await tx
        .insert(company)
        .values(
          made.map(({ companyId, line }) => ({ id: companyId, name: line.organization.name, importedAt: this.#now })),
        )
      await tx.insert(companyProfile).values(made.map(({ companyId, line }) => profileOf(companyId, line)))
      const ids = made.map(({ companyId }) => companyId)
      await keepListName(tx, ids)
      await grantInternalLicense(tx, ids, this.#now)
    })
    for (const { key, companyId } of made)
      this.#byName.set(key, { companyId, isImported: true, hasMembers: false, isFree: true })
    this.created += made.length
  }

  /** The licence of every imported company in this run is counted from now. */
  async renewLicenses(companyIds: ReadonlySet<string>): Promise<void> {
    const ids = [...this.#byName.values()].filter((each) => each.isFree && companyIds.has(each.companyId))
    await this.#db.transaction(async (tx) => {
      const met = ids.map((each) => each.companyId)
      // A company may have been suspended since the run began.
      const suspended = await suspendedAmong(tx, met)
      await grantInternalLicense(
        tx,
        met.filter((id) => !suspended.has(id)),
        this.#now,
      )
    })
  }

  /** The company that a line names; undefined when there is none. */
  idOf({ organization }: ImportedLine): string | undefined {
    return this.#byName.get(foldGerman(organization.name))?.companyId
  }

  /**
   * The company of a line.
   * @throws LineProblem when there is none, or when its licence or plan does not allow the posting
   */
  async companyOf(line: ImportedLine): Promise<string> {
    const { name } = line.organization
    const known = this.#byName.get(foldGerman(name))
    if (!known) {
      throw new LineProblem(`Das Unternehmen „${name}“ gibt es nicht; mit --create-companies wird es angelegt.`)
    }
    // What only ends a posting takes no place, and needs no licence and no readers.
    if (line.fields.runsUntil <= this.#now) return known.companyId
    if (!known.hasMembers && line.fields.externalUrl == null) {
      throw new LineProblem(
        `${name}: Die Adresse für Bewerbungen (url, mit https) fehlt; hier könnte sie niemand lesen, denn das Unternehmen hat kein Konto.`,
      )
    }
    if (known.isFree) return known.companyId
    known.booked ??= await this.#booked(known.companyId)
    if (known.booked === 'no-license') throw noLicense(line)
    if (!known.booked.placed.has(line.identifier)) {
      if (known.booked.free <= 0) throw new LineProblem(`${name}: Der Tarif erlaubt keine weitere aktive Stelle.`)
      known.booked.free -= 1
      known.booked.placed.add(line.identifier)
    }
    return known.companyId
  }

  async #booked(companyId: string): Promise<NonNullable<KnownCompany['booked']>> {
    const conditions = await publishingConditions(this.#db, companyId, this.#now)
    if (!conditions.hasValidLicense) return 'no-license'
    const rows = await this.#db
      .select({ identifier: jobPosting.importIdentifier })
      .from(jobPosting)
      .where(and(eq(jobPosting.companyId, companyId), isNotNull(jobPosting.importIdentifier), not(isWoken(this.#now))))
    const { maxActive, active } = conditions
    return {
      free: maxActive === null ? Number.POSITIVE_INFINITY : maxActive - active,
      placed: new Set(rows.flatMap(({ identifier }) => identifier ?? [])),
    }
  }
}

/** Why a line is refused whose company may publish nothing. */
export function noLicense({ organization }: ImportedLine): LineProblem {
  return new LineProblem(`${organization.name}: Das Unternehmen hat keine gültige Lizenz.`)
}

/** A posting that is not active now, and is again when its line comes with an end in the future. */
function isWoken(now: Date): SQL {
  const isOver = and(eq(jobPosting.status, 'published'), lte(jobPosting.runsUntil, now))
  const isUnconfirmed = and(eq(jobPosting.status, 'paused'), eq(jobPosting.pausedUnconfirmed, true))
  return or(eq(jobPosting.status, 'expired'), isOver, isUnconfirmed) ?? sql`false`
}

function profileOf(companyId: string, { organization, places }: ImportedLine): typeof companyProfile.$inferInsert {
  const place = places[0]
  const postalCode = /^\d{5}$/.test(organization.postalCode ?? '') ? (organization.postalCode ?? '') : null
  const known = postalCode === null ? place : (placeByPostalCode(postalCode) ?? place)
  const written = organization.street ?? ''
  const number = /(?<=[^\s\d])\s+(\d+\s{0,3}[a-z]?(?:\s{0,3}[-–/]\s{0,3}\d+\s{0,3}[a-z]?)?)$/i.exec(written)
  const [street, houseNumber] = number ? [written.slice(0, number.index), number[1] ?? ''] : [written, '']
  return {
    companyId,
    name: organization.name,
    street: cutText(street, 80),
    houseNumber: cutText(houseNumber, 12),
    postalCode: postalCode ?? place?.postalCode ?? '',
    city: cutText(organization.city ?? known?.name ?? '', 80),
    lat: known?.lat ?? null,
    lon: known?.lon ?? null,
    website: organization.website,
    industry: INDUSTRIES.find((industry) => industry === organization.industry) ?? null,
    sizeBand: sizeBandOf(organization),
    description: emptyRichText(),
    benefits: [],
    contactName: '',
    contactEmail: '',
  }
}

function sizeBandOf({ employees }: ImportedOrganization): (typeof SIZE_BANDS)[number] | null {
  if (employees === null || employees < 1) return null
  if (employees < 10) return '1-9'
  if (employees < 50) return '10-49'
  if (employees < 250) return '50-249'
  return employees < 1000 ? '250-999' : '1000+'
}
