import { eq, or, type SQL } from 'drizzle-orm'
import { isCompanyActor, isReaderActor, type SignedInActor, teamScope } from '~/features/accounts/actor'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { writeOpening } from '~/features/resumes/server/opening'
import { ofTeam } from '../queries/of-team'
import { application } from '../table'

/** The condition that limits an actor to the applications of their own side; undefined for those who have none. */
export function ownedBy(actor: SignedInActor): SQL | undefined {
  return or(
    isCompanyActor(actor) || isReaderActor(actor) ? ofTeam(actor) : undefined,
    actor.applicantProfileId ? eq(application.applicantProfileId, actor.applicantProfileId) : undefined,
  )
}

/** Records, visible to the person, that a company downloaded one of their documents; their own use is not recorded. */
export async function writeDownOpening(
  ctx: SignedInContext,
  applicantProfileId: string,
  detail: string,
): Promise<void> {
  const { actor } = ctx
  if (!(isCompanyActor(actor) || isReaderActor(actor))) return
  const opening = {
    viewerUserId: actor.userId,
    companyId: teamScope(actor).companyId,
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
