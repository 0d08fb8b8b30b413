import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { SignedInActor } from '~/features/accounts/actor'
import { NOTICE_TOPICS, type NoticeAudience } from '~/features/accounts/notices/topics'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { saveNoticeChoice } from '~/features/accounts/server/notices/settings'
import { notice } from '~/features/accounts/server/notices/table'
import { errorReasons } from '~/lib/app-error'
import { announce } from '~/platform/server/bus/announce'
import { isOnlyAdmin, readerSide } from '../reader-side'
import type { NoticeSettingInput } from '../schema'
import { inBellOf } from './queries'

const noticeError = errorReasons({
  invalid: {
    mailNeeded: 'Diese E-Mails lassen sich nicht abstellen.',
  },
  forbidden: {
    notYours: 'Diese Benachrichtigungen gibt es in diesem Konto nicht.',
  },
})

/**
 * Marks a notice as read, with the earlier ones of its group. Nothing happens to one that is gone or somebody else's.
 * Other open pages of this person follow.
 */
export async function markRead({ db, actor, now }: SignedInContext, { id }: { id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const [chosen] = await tx
      .select({ kind: notice.kind, groupId: notice.groupId, createdAt: notice.createdAt })
      .from(notice)
      .where(and(eq(notice.id, id), inBellOf(actor.userId)))
    if (!chosen) return
    await tx
      .update(notice)
      .set({ readAt: now })
      .where(
        and(
          inBellOf(actor.userId),
          isNull(notice.readAt),
          eq(notice.kind, chosen.kind),
          sql`${notice.groupId} is not distinct from ${chosen.groupId}`,
          lte(notice.createdAt, chosen.createdAt),
        ),
      )
    await announce(tx, 'notice', [actor.userId])
  })
}

/** Marks everything as read that has come so far. */
export async function markAllRead({ db, actor, now }: SignedInContext): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(notice)
      .set({ readAt: now })
      .where(and(inBellOf(actor.userId), isNull(notice.readAt)))
    await announce(tx, 'notice', [actor.userId])
  })
}

/**
 * Sets for oneself how one topic comes.
 * @throws AppError mailNeeded, notYours
 */
export async function saveSetting(
  { db, actor }: SignedInContext,
  { topic, ...change }: NoticeSettingInput,
): Promise<void> {
  const { audiences, mail } = NOTICE_TOPICS[topic]
  if (!audiencesOf(actor).some((audience) => audiences.includes(audience))) {
    throw noticeError('notYours')
  }
  if (change.mail !== undefined && mail !== 'optional') throw noticeError('mailNeeded')
  await saveNoticeChoice(db, actor.userId, topic, change)
}

/** As whom somebody gets notices. */
export function audiencesOf(actor: SignedInActor): NoticeAudience[] {
  const reader = readerOf(actor)
  const isOfCompany = actor.company !== null || Boolean(actor.reader)
  if (isOnlyAdmin(reader) && !isOfCompany) return ['admin']
  return [readerSide(reader), ...(actor.isPlatformAdmin ? ['admin' as const] : [])]
}

/** What decides how somebody is addressed. */
export function readerOf({ type, isPlatformAdmin, applicantProfileId }: SignedInActor) {
  return { type, isPlatformAdmin, hasApplicantProfile: applicantProfileId !== null }
}
