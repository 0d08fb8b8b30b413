import { isCompanyActor } from '~/features/accounts/actor'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { pick } from '~/lib/pick'
import type { Database } from '~/platform/server/database/db'
import type { ResumeSheet } from '../../document/sheet'
import { resumeError } from '../../errors'
import { resumeRole } from '../../policy'
import { redactSheet } from '../../redaction/redact'
import type { ContactRequestState } from '../../vocabulary'
import { restsUntil } from '../contact/contact-lifecycle'
import { latestRequest } from '../contact/contact-queries'
import { writeOpening } from '../opening'
import { profileExists, releaseNow } from '../release'
import { defaultSheet } from '../sheet-query'

type Input = { applicantProfileId: string; reason?: string | undefined; searchedFor?: string | undefined }

/** Whether the company may ask for contact or write, and the latest result. */
export type ContactState = {
  mayAsk: boolean
  mayWrite: boolean
  /** After a no: until when nobody asks again. */
  restsUntil: Date | null
  latest: { state: ContactRequestState; createdAt: Date } | null
}

/** The page of a résumé. Only `sheet` contains personal data. */
export type ResumePage =
  | { kind: 'reason-needed' }
  | { kind: 'not-released' }
  | { kind: 'no-resume'; isOwner: boolean }
  | { kind: 'sheet'; sheet: ResumeSheet; isRedacted: boolean; can: { edit: boolean }; contact: ContactState | null }

/**
 * Opens the default résumé of an applicant as far as the actor may see it, and records the opening.
 * @throws AppError viewForbidden (before anything reveals whether the person exists), notFound
 */
export async function viewResume(
  ctx: SignedInContext,
  { applicantProfileId, reason, searchedFor }: Input,
): Promise<ResumePage> {
  const role = resumeRole(ctx.actor, applicantProfileId)
  if (role === null) throw resumeError('viewForbidden')
  if (role === 'reader') return { kind: 'not-released' }
  if (role === 'owner') return openSheet(ctx.db, applicantProfileId, { isRedacted: false, isOwner: true })
  if (role === 'platform-admin') {
    if (!(await profileExists(ctx.db, applicantProfileId))) throw resumeError('notFound')
    if (reason === undefined) return { kind: 'reason-needed' }
    await writeOpening(
      ctx,
      applicantProfileId,
      {
        viewerUserId: ctx.actor.userId,
        companyId: null,
        reason,
        shown: 'all',
        kind: 'page',
        detail: null,
        basis: null,
        searchedFor: null,
      },
      null,
    )
    return openSheet(ctx.db, applicantProfileId, { isRedacted: false, isOwner: false })
  }
  return viewAsCompany(ctx, applicantProfileId, searchedFor ?? null)
}

async function viewAsCompany(
  ctx: SignedInContext,
  applicantProfileId: string,
  searchedFor: string | null,
): Promise<ResumePage> {
  if (!isCompanyActor(ctx.actor)) throw resumeError('viewForbidden')
  const companyId = ctx.actor.company.id
  const release = await releaseNow(ctx.db, applicantProfileId, companyId)
  if (release === null) throw resumeError('notFound')
  const { shown, basis, grant, hasAgreed } = release
  await writeOpening(
    ctx,
    applicantProfileId,
    {
      viewerUserId: ctx.actor.userId,
      companyId,
      reason: null,
      shown,
      kind: 'page',
      detail: null,
      basis,
      searchedFor,
    },
    ctx.actor,
  )
  if (shown === 'nothing') return { kind: 'not-released' }
  const latest = await latestRequest(ctx.db, applicantProfileId, companyId)
  const rest = latest && restsUntil(latest, ctx.now)
  const contact = {
    mayAsk: grant === null && latest?.state !== 'pending' && rest === null,
    mayWrite: hasAgreed,
    restsUntil: rest,
    latest: latest && pick(latest, 'state', 'createdAt'),
  }
  return openSheet(ctx.db, applicantProfileId, { isRedacted: shown === 'redacted', isOwner: false, contact })
}

async function openSheet(
  db: Database,
  applicantProfileId: string,
  as: { isRedacted: boolean; isOwner: boolean; contact?: ContactState },
): Promise<ResumePage> {
  const sheet = await defaultSheet(db, applicantProfileId)
  if (!sheet) return { kind: 'no-resume', isOwner: as.isOwner }
  return {
    kind: 'sheet',
    sheet: as.isRedacted ? redactSheet(sheet) : sheet,
    isRedacted: as.isRedacted,
    can: { edit: as.isOwner },
    contact: as.contact ?? null,
  }
}
