import { eq, or, type SQL } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { writeOpening } from '~/features/resumes/server/opening'
import type { Database } from '~/platform/server/database/db'
import { application } from '../table'

/** The condition that limits an actor to the applications of their own side; undefined for those who have none. */
export function ownedBy(actor: SignedInActor): SQL | undefined {
  return or(
    actor.company ? eq(application.companyId, actor.company.id) : undefined,
    actor.applicantProfileId ? eq(application.applicantProfileId, actor.applicantProfileId) : undefined,
  )
}

/** Records, visible to the person, that a company downloaded one of their documents; their own use is not recorded. */
export async function writeDownOpening(
  ctx: { db: Database; actor: SignedInActor; now: Date },
  applicantProfileId: string,
  detail: string,
): Promise<void> {
  if (!ctx.actor.company || ctx.actor.applicantProfileId === applicantProfileId) return
  const opening = {
    viewerUserId: ctx.actor.userId,
    companyId: ctx.actor.company.id,
    reason: null,
    shown: 'all',
    kind: 'attachment',
    detail,
    basis: 'application',
    searchedFor: null,
  } as const
  // For people who applied there these do not count.
  await writeOpening(ctx, applicantProfileId, opening, null)
}
