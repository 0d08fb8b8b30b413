import { and, eq, isNull } from 'drizzle-orm'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { placeByCodeAndName } from '~/features/places/server/places'
import { pick } from '~/lib/pick'
import type { Transaction } from '~/platform/server/database/db'
import { standsAlready } from '~/platform/server/database/stands-already'
import { applicantError } from '../../errors'
import type { SaveApplicantProfileInput } from '../../schema'
import { markApplicants } from '../mark-applicants'
import { adoptSavedJobs } from '../saved-jobs'
import { applicantProfile } from '../table'

/**
 * Creates or changes the actor's own profile. Repeating it after a lost answer is no conflict. Of the place, only
 * postal code and name count; state and coordinates come from the list of places.
 * @throws AppError placeUnknown, profileExists, changedMeanwhile, resumeRemoved
 */
export async function saveApplicantProfile(
  ctx: SignedInContext,
  given: SaveApplicantProfileInput,
): Promise<{ id: string; version: number }> {
  const place = placeByCodeAndName(given.place.postalCode, given.place.name)
  if (place === undefined) throw applicantError('placeUnknown')
  const input = { ...given, place }
  return ctx.db.transaction(async (tx) => {
    const saved = input.version === null ? await create(tx, ctx, input) : await update(tx, ctx, input, input.version)
    if (input.version === null) await adoptSavedJobs(tx, ctx.actor.userId, saved.id)
    await markApplicants(tx, [saved.id])
    return saved
  })
}

async function create(tx: Transaction, ctx: SignedInContext, input: SaveApplicantProfileInput) {
  const [created] = await tx
    .insert(applicantProfile)
    .values({ id: input.id, userId: ctx.actor.userId, visibilityChosenAt: ctx.now, ...columnsOf(input) })
    .onConflictDoNothing()
    .returning({ id: applicantProfile.id, version: applicantProfile.version })
  if (created) return created
  // The first attempt arrived, its answer did not: this is the same creation, perhaps with corrected text.
  const [repeated] = await tx
    .update(applicantProfile)
    .set({ ...columnsOf(input), updatedAt: ctx.now })
    // What the platform has removed since is not shown again by this.
    .where(and(own(ctx, input), eq(applicantProfile.version, 1), isNull(applicantProfile.removedAt)))
    .returning({ id: applicantProfile.id, version: applicantProfile.version })
  if (!repeated) throw applicantError('profileExists')
  return repeated
}

async function update(tx: Transaction, ctx: SignedInContext, input: SaveApplicantProfileInput, version: number) {
  const [before] = await tx.select().from(applicantProfile).where(own(ctx, input)).for('update')
  if (before?.version !== version) {
    if (before && standsAlready(before, columnsOf(input))) return { id: before.id, version: before.version }
    throw applicantError('changedMeanwhile')
  }
  if (before.removedAt && input.visibility !== 'hidden') throw applicantError('resumeRemoved')
  const hasChosenAnew = before.visibility !== input.visibility
  await tx
    .update(applicantProfile)
    .set({
      ...columnsOf(input),
      ...(hasChosenAnew ? { visibilityChosenAt: ctx.now } : {}),
      version: version + 1,
      updatedAt: ctx.now,
    })
    .where(own(ctx, input))
  return { id: input.id, version: version + 1 }
}

function own(ctx: SignedInContext, input: SaveApplicantProfileInput) {
  return and(eq(applicantProfile.id, input.id), eq(applicantProfile.userId, ctx.actor.userId))
}

function columnsOf(input: SaveApplicantProfileInput) {
  const { id: _id, version: _version, place, availableFrom, noticePeriodWeeks, ...rest } = input
  return {
    ...rest,
    // Values of other choices would later be taken as true.
    availableFrom: input.availability === 'from-date' ? availableFrom : null,
    noticePeriodWeeks: input.availability === 'notice-period' ? noticePeriodWeeks : null,
    postalCode: place.postalCode,
    city: place.name,
    ...pick(place, 'land', 'lat', 'lon'),
  }
}
