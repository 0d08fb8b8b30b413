import { and, eq, isNull, sql } from 'drizzle-orm'
import { settleAddress } from '~/features/places/server/places'
import type { Transaction } from '~/platform/server/database/db'
import { standsAlready } from '~/platform/server/database/stands-already'
import { invalidatePages } from '~/platform/server/http/page-invalidation'
import { refuseOwnUrl } from '~/platform/server/own-url'
import { companyError, townMismatchError } from '../../errors'
import type { SaveCompanyProfileInput } from '../../schema'
import { keepListName } from '../list-name'
import { company, companyProfile, companyVerification } from '../table'
import type { CompanyContext } from './company-context'

/**
 * Makes or changes the company's profile; any member may. Town and point are settled by our list of places, so that
 * the company is found where it is.
 *
 * @throws AppError changedMeanwhile, profileNotFound, townMismatch at its field, those of `refuseOwnUrl`
 */
export async function saveCompanyProfile(ctx: CompanyContext, input: SaveCompanyProfileInput) {
  const { id, version, ...profile } = input
  refuseOwnUrl(profile.website, 'website')
  const address = settleAddress(profile.postalCode, profile.city)
  if (address.kind === 'mismatch') throw townMismatchError(profile.postalCode, address.towns)
  const { town, point } = address
  const values = { ...profile, city: town, lat: point?.lat ?? null, lon: point?.lon ?? null }
  const saved = version === null ? await create(ctx, id, values) : await change(ctx, { id, version }, values)
  invalidatePages([`company:${saved.id}`, 'postings'])
  return saved
}

const result = { id: companyProfile.id, version: companyProfile.version }
type Values = Omit<SaveCompanyProfileInput, 'id' | 'version'> & { lat: number | null; lon: number | null }

async function create({ db, actor }: CompanyContext, id: string, values: Values) {
  const companyId = actor.company.id
  const created = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(companyProfile)
      .values({ ...values, id, companyId })
      .onConflictDoNothing()
      .returning(result)
    if (row) await keepListName(tx, [companyId])
    return row
  })
  if (created) return created
  const [existing] = await db.select(result).from(companyProfile).where(eq(companyProfile.companyId, companyId))
  // The same id: the first answer was lost or the button pressed twice. Another: a colleague was faster.
  if (existing?.id !== id) throw companyError('changedMeanwhile')
  return existing
}

async function change({ db, actor }: CompanyContext, at: { id: string; version: number }, values: Values) {
  const own = and(eq(companyProfile.id, at.id), eq(companyProfile.companyId, actor.company.id))
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(companyProfile).where(own).for('update')
    if (!before) throw companyError('profileNotFound')
    if (before.version !== at.version && standsAlready(before, values))
      return { id: before.id, version: before.version }
    const [changed] = await tx
      .update(companyProfile)
      .set({ ...values, version: sql`${companyProfile.version} + 1` })
      .where(and(own, eq(companyProfile.version, at.version)))
      .returning(result)
    if (!changed) throw companyError('changedMeanwhile')
    await keepListName(tx, [actor.company.id])
    if (isSomebodyElse(before, values)) await forgetVerification(tx, actor.company.id)
    return changed
  })
}

type Identity = { name: string; website: string | null }

/** Under another name or at another website the company has yet to show who it is. */
function isSomebodyElse(before: Identity, after: Identity): boolean {
  return before.name !== after.name || hostOf(before.website) !== hostOf(after.website)
}

function hostOf(website: string | null): string | null {
  return website !== null && URL.canParse(website) ? new URL(website).hostname : null
}

/** Links that are still on their way, too: they would prove what the company was called before. */
async function forgetVerification(tx: Transaction, companyId: string) {
  await tx
    .update(company)
    .set({ verifiedAt: null, verifiedBy: null, verifiedDomain: null })
    .where(eq(company.id, companyId))
  await tx
    .delete(companyVerification)
    .where(and(eq(companyVerification.companyId, companyId), isNull(companyVerification.usedAt)))
}
