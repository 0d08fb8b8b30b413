import { and, eq, isNull } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { settleAddress } from '~/features/places/server/places'
import type { Transaction } from '~/platform/server/database/db'
import { standsAlready } from '~/platform/server/database/stands-already'
import { refuseOwnUrl } from '~/platform/server/own-url'
import { companyError, townMismatchError } from '../../errors'
import type { SaveCompanyProfileInput } from '../../schema'
import { announceCompanyPages } from '../company-pages'
import { keepListName } from '../list-name'
import { company, companyProfile, companyVerification } from '../table'
import { changedBy, whoChanged } from '../who-changed'

/**
 * Creates or changes the company's profile; any member may. Town and coordinates come from our list of places, so that
 * the company is found where it is.
 * @throws AppError changedMeanwhile, profileNotFound, townMismatch at its field, those of `refuseOwnUrl`
 */
export async function saveCompanyProfile(ctx: CompanyContext, input: SaveCompanyProfileInput) {
  const { id, version, ...profile } = input
  refuseOwnUrl(profile.website, 'website')
  const address = settleAddress(profile.postalCode, profile.city)
  if (address.kind === 'mismatch') throw townMismatchError(profile.postalCode, address.towns)
  const { town, point } = address
  const values = { ...profile, city: town, lat: point?.lat ?? null, lon: point?.lon ?? null }
  return ctx.db.transaction(async (tx) => {
    const companyId = ctx.actor.company.id
    const saved =
      version === null
        ? await create(tx, ctx.actor, { id, ...values })
        : await change(tx, ctx.actor, { id, version }, values)
    await keepListName(tx, [companyId])
    await announceCompanyPages(tx, companyId)
    return saved
  })
}

const result = { id: companyProfile.id, version: companyProfile.version }
type Values = Omit<SaveCompanyProfileInput, 'id' | 'version'> & { lat: number | null; lon: number | null }

async function create(tx: Transaction, actor: CompanyActor, values: Values & { id: string }) {
  const companyId = actor.company.id
  const [created] = await tx
    .insert(companyProfile)
    .values({ ...values, ...changedBy(actor, 1), companyId })
    .onConflictDoNothing()
    .returning(result)
  if (created) return created
  const [existing] = await tx.select(result).from(companyProfile).where(eq(companyProfile.companyId, companyId))
  // The same id: the first answer was lost or the button pressed twice. Another id: a colleague was faster.
  if (existing?.id !== values.id) throw companyError('changedMeanwhile')
  return existing
}

async function change(tx: Transaction, actor: CompanyActor, at: { id: string; version: number }, values: Values) {
  const companyId = actor.company.id
  const own = and(eq(companyProfile.id, at.id), eq(companyProfile.companyId, companyId))
  const [before] = await tx.select().from(companyProfile).where(own).for('update')
  if (!before) throw companyError('profileNotFound')
  if (before.version !== at.version && standsAlready(before, values)) return { id: before.id, version: before.version }
  const [changed] = await tx
    .update(companyProfile)
    .set({ ...values, ...changedBy(actor, at.version + 1) })
    .where(and(own, eq(companyProfile.version, at.version)))
    .returning(result)
  if (!changed) {
    const userId = before.changedVersion === before.version ? before.changedByUserId : null
    throw companyError('changedMeanwhile', await whoChanged(tx, actor, userId, 'das Unternehmensprofil'))
  }
  if (isSomebodyElse(before, values)) await forgetVerification(tx, companyId)
  return changed
}

type Identity = { name: string; website: string | null }

/** With another name or website the company has to prove its identity again. */
function isSomebodyElse(before: Identity, after: Identity): boolean {
  return before.name !== after.name || hostOf(before.website) !== hostOf(after.website)
}

function hostOf(website: string | null): string | null {
  return website !== null && URL.canParse(website) ? new URL(website).hostname : null
}

/** Unused links as well: they would prove the company's former identity. */
async function forgetVerification(tx: Transaction, companyId: string) {
  await tx
    .update(company)
    .set({ verifiedAt: null, verifiedBy: null, verifiedDomain: null })
    .where(eq(company.id, companyId))
  await tx
    .delete(companyVerification)
    .where(and(eq(companyVerification.companyId, companyId), isNull(companyVerification.usedAt)))
}
