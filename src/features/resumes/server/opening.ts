import { and, eq, gt, isNull } from 'drizzle-orm'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Transaction } from '~/platform/server/database/db'
import type { OpeningKind, ReleaseBasis, Shown } from '../vocabulary'
import { resumeView } from './table'

export type Opening = {
  viewerUserId: string
  companyId: string | null
  reason: string | null
  shown: Shown
  kind: OpeningKind
  /** Name of the document that was opened. */
  detail: string | null
  /** Null for a platform admin, whose reason stands for it. */
  basis: ReleaseBasis | null
  searchedFor: string | null
}

/** The same person looking again within this time opens nothing anew (reloads, the browser's focus), milliseconds. */
const SAME_OPENING = 10 * 60 * 1000

/** Writes down that somebody opened something of a person's résumé; what a platform admin opens is audited, too. */
export async function writeOpening(ctx: { db: Database; now: Date }, applicantProfileId: string, opening: Opening) {
  await ctx.db.transaction(async (tx) => {
    if (await isSameOpening(tx, ctx.now, applicantProfileId, opening)) return
    await tx.insert(resumeView).values({ applicantProfileId, ...opening, createdAt: ctx.now })
    if (opening.companyId !== null) return
    await audit(tx, {
      actorUserId: opening.viewerUserId,
      action: 'resume.view',
      subjectType: 'applicantProfile',
      subjectId: applicantProfileId,
      reason: opening.reason,
    })
  })
}

async function isSameOpening(tx: Transaction, now: Date, applicantProfileId: string, opening: Opening) {
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
