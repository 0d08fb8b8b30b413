import { and, eq, inArray } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import type { Database, Transaction } from '~/platform/server/database/db'
import { storeUpload } from '~/platform/server/files/store'
import { resumeError } from '../../errors'
import { MAX_ATTACHMENTS } from '../../vocabulary'
import { resume, resumeAttachment } from '../table'

type Ctx = { db: Database; actor: ApplicantActor }

/**
 * Adds a document to an own résumé.
 *
 * @throws AppError notFound, tooManyAttachments, and those of `storeUpload`
 */
export async function addAttachment(ctx: Ctx, input: { resumeId: string; file: File }) {
  const checkRoom = (tx: Transaction) => lockWithRoom(tx, ctx.actor, input.resumeId)
  // Before anything expensive.
  await ctx.db.transaction(checkRoom)
  // In no transaction: scanning it for viruses may take longer than a transaction may pause.
  const file = await storeUpload(ctx.db, ctx.actor.userId, input.file)
  return ctx.db.transaction(async (tx) => {
    await checkRoom(tx)
    const [attachment] = await tx
      .insert(resumeAttachment)
      .values({ resumeId: input.resumeId, fileId: file.id })
      .returning({ id: resumeAttachment.id })
    if (!attachment) throw new Error('insert returned no row')
    return { id: attachment.id, name: file.name, contentType: file.contentType, size: file.size }
  })
}

/**
 * Removes a document from an own résumé. The file itself stays while anything else refers to it.
 * @throws AppError attachmentNotFound
 */
export async function removeAttachment(ctx: Ctx, input: { id: string }): Promise<void> {
  const ownResumes = ctx.db
    .select({ id: resume.id })
    .from(resume)
    .where(eq(resume.applicantProfileId, ctx.actor.applicantProfileId))
  const removed = await ctx.db
    .delete(resumeAttachment)
    .where(and(eq(resumeAttachment.id, input.id), inArray(resumeAttachment.resumeId, ownResumes)))
    .returning({ id: resumeAttachment.id })
  if (removed.length === 0) throw resumeError('attachmentNotFound')
}

/** Locks an own résumé that may have one more document. */
async function lockWithRoom(tx: Transaction, actor: ApplicantActor, id: string): Promise<void> {
  const [row] = await tx
    .select({ id: resume.id })
    .from(resume)
    .where(and(eq(resume.id, id), eq(resume.applicantProfileId, actor.applicantProfileId)))
    .for('update')
  if (!row) throw resumeError('notFound')
  const existing = await tx.$count(resumeAttachment, eq(resumeAttachment.resumeId, id))
  if (existing >= MAX_ATTACHMENTS) throw resumeError('tooManyAttachments')
}
