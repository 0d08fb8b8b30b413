import { and, eq, gt, isNull } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { takeReadingTurn } from '~/features/accounts/server/limits/reading-turns'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Queryable } from '~/platform/server/database/db'
import type { OpeningKind, ReleaseBasis, Shown } from '../vocabulary'
import { resumeView } from './table'

export type Opening = {
  viewerUserId: string
  companyId: string | null
  reason: string | null
  shown: Shown
  kind: OpeningKind
  /** Name of the opened document. */
  detail: string | null
  /** Null for a platform admin, who gives a reason instead. */
  basis: ReleaseBasis | null
  searchedFor: string | null
}

/** The same viewer within this time is no new opening (reloads, refocusing the browser), milliseconds. */
const SAME_OPENING = 10 * 60 * 1000

/**
 * Records that somebody opened a part of a person's résumé; a platform admin's opening is also audited. For people
 * unrelated to the company there is a daily limit.
 * @param company whose member opens it; null for a platform admin
 * @throws AppError tooManyViews, tooManyViewsToday
 */
export async function writeOpening(
  ctx: { db: Database; now: Date },
  applicantProfileId: string,
  opening: Opening,
  company: CompanyActor | null,
) {
  if (await isSameOpening(ctx.db, ctx.now, applicantProfileId, opening)) return
  const isStranger = !['application', 'contact-request', 'talent-pool'].includes(opening.basis ?? '')
  if (company && isStranger) await takeReadingTurn(ctx.db, 'resume-views', company)
  await ctx.db.transaction(async (tx) => {
    await tx.insert(resumeView).values({ applicantProfileId, ...opening, createdAt: ctx.now })
    if (opening.companyId !== null) return
    await audit(tx, { userId: opening.viewerUserId }, 'resume.view', {
      type: 'applicantProfile',
      id: applicantProfileId,
      reason: opening.reason,
    })
  })
}

async function isSameOpening(tx: Queryable, now: Date, applicantProfileId: string, opening: Opening) {
  const recent = await tx
    .select({ reason: resumeView.reason })
    .from(resumeView)
    .where(
      and(
        eq(resumeView.applicantProfileId, applicantProfileId),
        eq(resumeView.viewerUserId, opening.viewerUserId),
        eq(resumeView.shown, opening.shown),
        eq(resumeView.kind, opening.kind),
        opening.detail === null ? isNull(resumeView.detail) : eq(resumeView.detail, opening.detail),
        gt(resumeView.createdAt, new Date(now.getTime() - SAME_OPENING)),
      ),
    )
  return recent.some(({ reason }) => reason === opening.reason)
}
