import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { readGroup } from '~/features/accounts/server/notices/read-group'
import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import type { Transaction } from '~/platform/server/database/db'
import { conversationError } from '../errors'
import type { blockSchema, draftSchema, reportSchema, shareSchema } from '../schema'
import { tellOpenPages } from './live'
import { conversationScope } from './scope'
import { conversation, message, messageDraft, messageReport } from './table'

/**
 * Marks the other side's messages as read, and the reader's own notices of them.
 * @throws AppError notFound
 */
export async function markThreadRead(ctx: SignedInContext, conversationId: string): Promise<void> {
  const { side } = conversationScope(ctx.actor)
  await ctx.db.transaction(async (tx) => {
    await lockOwn(tx, ctx.actor, conversationId)
    const read = await tx
      .update(message)
      .set({ readAt: ctx.now })
      .where(and(eq(message.conversationId, conversationId), ne(message.senderSide, side), isNull(message.readAt)))
      .returning({ id: message.id })
    await tx
      .update(conversation)
      .set(side === 'company' ? { companyUnread: 0 } : { applicantUnread: 0 })
      .where(eq(conversation.id, conversationId))
    await readGroup(tx, { userId: ctx.actor.userId, kind: 'message', groupId: conversationId }, ctx.now)
    // Only new ones are announced: pages that hear of it read again, and mark again what they read.
    if (read.length > 0) await tellOpenPages(tx, conversationId)
  })
}

/**
 * Stores a person's unsent message; an empty text deletes it.
 * @throws AppError notFound
 */
export async function saveMessageDraft(ctx: SignedInContext, input: z.infer<typeof draftSchema>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockOwn(tx, ctx.actor, input.conversationId)
    const { userId } = ctx.actor
    if (input.body.trim() === '') {
      await tx
        .delete(messageDraft)
        .where(and(eq(messageDraft.userId, userId), eq(messageDraft.conversationId, input.conversationId)))
      return
    }
    await tx
      .insert(messageDraft)
      .values({ userId, ...input })
      .onConflictDoUpdate({
        target: [messageDraft.userId, messageDraft.conversationId],
        set: { body: input.body, updatedAt: ctx.now },
      })
  })
}

/**
 * Ends a conversation, or opens it again; only the side that blocked it can.
 * @throws AppError notFound
 */
export async function blockConversation(ctx: SignedInContext, input: z.infer<typeof blockSchema>): Promise<void> {
  const { side } = conversationScope(ctx.actor)
  await ctx.db.transaction(async (tx) => {
    await lockOwn(tx, ctx.actor, input.conversationId)
    const set = input.isBlocked ? { blockedBy: side, blockedAt: ctx.now } : { blockedBy: null, blockedAt: null }
    await tx
      .update(conversation)
      .set(set)
      .where(
        and(
          eq(conversation.id, input.conversationId),
          or(isNull(conversation.blockedBy), eq(conversation.blockedBy, side)),
        ),
      )
    await tellOpenPages(tx, input.conversationId)
  })
}

/**
 * Agrees to show one's own address, or withdraws that; both are shown once both sides agree.
 * @throws AppError notFound
 */
export async function shareContact(ctx: SignedInContext, input: z.infer<typeof shareSchema>): Promise<void> {
  const { side } = conversationScope(ctx.actor)
  const at = input.isShared ? ctx.now : null
  await ctx.db.transaction(async (tx) => {
    await lockOwn(tx, ctx.actor, input.conversationId)
    await tx
      .update(conversation)
      .set(side === 'company' ? { companySharedAt: at } : { applicantSharedAt: at })
      .where(eq(conversation.id, input.conversationId))
    await tellOpenPages(tx, input.conversationId)
  })
}

/**
 * Reports a message of the other side to the platform; each person once.
 * @throws AppError notFound
 */
export async function reportMessage(ctx: SignedInContext, input: z.infer<typeof reportSchema>): Promise<void> {
  const { side, own } = conversationScope(ctx.actor)
  const [found] = await ctx.db
    .select({ id: message.id })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(eq(message.id, input.messageId), own, ne(message.senderSide, side)))
  if (!found) throw conversationError('notFound')
  await ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(messageReport)
      .values({ ...input, reporterUserId: ctx.actor.userId })
      .onConflictDoNothing()
      .returning({ id: messageReport.id })
    if (made) await tellAdmins(tx, 'admin-message-report', made.id)
  })
}

async function lockOwn(tx: Transaction, actor: SignedInActor, conversationId: string) {
  const { own } = conversationScope(actor)
  const [thread] = await tx
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(eq(conversation.id, conversationId), own))
    .for('update')
  if (!thread) throw conversationError('notFound')
}
