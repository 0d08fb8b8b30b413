import { and, eq, gt } from 'drizzle-orm'
import { isCompanyActor, type SignedInActor } from '~/features/accounts/actor'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Transaction } from '~/platform/server/database/db'
import { resumeError } from '../../errors'
import { resumeRole } from '../../policy'
import { redactSheet } from '../../redact'
import type { Shown } from '../../schema'
import type { ResumeSheet } from '../../sheet'
import { profileExists, shownToCompanyNow } from '../release'
import { defaultSheet } from '../sheet-query'
import { resumeView } from '../table'

type Ctx = { db: Database; actor: SignedInActor; now: Date }
type Input = { applicantProfileId: string; reason?: string | undefined }
type Opening = { viewerUserId: string; companyId: string | null; reason: string | null; shown: Shown }

/** What the page of a résumé shows. Only `sheet` carries personal data. */
export type ResumePage =
  | { kind: 'reason-needed' }
  | { kind: 'not-released' }
  | { kind: 'no-resume'; isOwner: boolean }
  | { kind: 'sheet'; sheet: ResumeSheet; isRedacted: boolean; can: { edit: boolean } }

/** The same person looking again within this time opens nothing anew (reloads, the browser's focus), milliseconds. */
const SAME_OPENING = 10 * 60 * 1000

/**
 * Opens the default résumé of an applicant as far as the actor may see it, and writes down that it was opened.
 *
 * @throws AppError viewForbidden (before anything tells whether the person exists), notFound
 */
export async function viewResume(ctx: Ctx, { applicantProfileId, reason }: Input): Promise<ResumePage> {
  const role = resumeRole(ctx.actor, applicantProfileId)
  if (role === null) throw resumeError('viewForbidden')
  if (role === 'owner') return openSheet(ctx.db, applicantProfileId, { isRedacted: false, isOwner: true })
  if (role === 'platform-admin') {
    if (!(await profileExists(ctx.db, applicantProfileId))) throw resumeError('notFound')
    if (reason === undefined) return { kind: 'reason-needed' }
    await writeOpening(ctx, applicantProfileId, {
      viewerUserId: ctx.actor.userId,
      companyId: null,
      reason,
      shown: 'all',
    })
    return openSheet(ctx.db, applicantProfileId, { isRedacted: false, isOwner: false })
  }
  return viewAsCompany(ctx, applicantProfileId)
}

async function viewAsCompany(ctx: Ctx, applicantProfileId: string): Promise<ResumePage> {
  if (!isCompanyActor(ctx.actor)) throw resumeError('viewForbidden')
  const companyId = ctx.actor.company.id
  const shown = await shownToCompanyNow(ctx.db, applicantProfileId, companyId)
  if (shown === null) throw resumeError('notFound')
  await writeOpening(ctx, applicantProfileId, { viewerUserId: ctx.actor.userId, companyId, reason: null, shown })
  if (shown === 'nothing') return { kind: 'not-released' }
  return openSheet(ctx.db, applicantProfileId, { isRedacted: shown === 'redacted', isOwner: false })
}

async function openSheet(
  db: Database,
  applicantProfileId: string,
  as: { isRedacted: boolean; isOwner: boolean },
): Promise<ResumePage> {
  const sheet = await defaultSheet(db, applicantProfileId)
  if (!sheet) return { kind: 'no-resume', isOwner: as.isOwner }
  return {
    kind: 'sheet',
    sheet: as.isRedacted ? redactSheet(sheet) : sheet,
    isRedacted: as.isRedacted,
    can: { edit: as.isOwner },
  }
}

async function writeOpening(ctx: Ctx, applicantProfileId: string, opening: Opening) {
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

async function isSameOpening(
  tx: Transaction,
  now: Date,
  applicantProfileId: string,
  opening: Opening,
): Promise<boolean> {
  const recent = await tx
    .select({ reason: resumeView.reason })
    .from(resumeView)
    .where(
      and(
        eq(resumeView.applicantProfileId, applicantProfileId),
        eq(resumeView.viewerUserId, opening.viewerUserId),
        eq(resumeView.shown, opening.shown),
        gt(resumeView.createdAt, new Date(now.getTime() - SAME_OPENING)),
      ),
    )
  return recent.some(({ reason }) => reason === opening.reason)
}
