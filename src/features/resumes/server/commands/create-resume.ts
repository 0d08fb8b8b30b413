import { and, eq } from 'drizzle-orm'
import type { ApplicantActor } from '~/features/accounts/actor'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import { applicantProfile } from '~/features/applicants/server/table'
import { pick } from '~/lib/pick'
import type { Database, Transaction } from '~/platform/server/database/db'
import { resumeError } from '../../errors'
import { emptyResumeContent, type ResumeContent } from '../../schema'
import { MAX_RESUMES, type TEMPLATES } from '../../vocabulary'
import { resume, resumeAttachment } from '../table'

type Ctx = { db: Database; actor: ApplicantActor }
type Template = (typeof TEMPLATES)[number]
type NewResume = { id: string; title: string; template: Template; content: ResumeContent; photoFileId?: string | null }

type CreateInput = { id: string; title: string; template: Template; content?: ResumeContent | undefined }

/**
 * Creates a résumé, empty or from an import; the first one becomes the default. The same id again gives the same
 * answer.
 * @throws AppError idTaken, tooMany
 */
export async function createResume(ctx: Ctx, { content = emptyResumeContent(), ...input }: CreateInput) {
  await ctx.db.transaction((tx) => insertResume(tx, ctx.actor.applicantProfileId, { ...input, content }))
  return { id: input.id }
}

/**
 * Copies a résumé with its attachments under a new id made by the client.
 *
 * @throws AppError notFound, idTaken, tooMany
 */
export async function duplicateResume(ctx: Ctx, input: { id: string; newId: string }) {
  await ctx.db.transaction(async (tx) => {
    const [source] = await tx
      .select(pick(resume, 'title', 'template', 'content', 'photoFileId'))
      .from(resume)
      .where(and(eq(resume.id, input.id), eq(resume.applicantProfileId, ctx.actor.applicantProfileId)))
    if (!source) throw resumeError('notFound')
    const title = `${source.title.slice(0, 72)} (Kopie)`
    const isNew = await insertResume(tx, ctx.actor.applicantProfileId, { ...source, id: input.newId, title })
    if (!isNew) return
    const files = await tx
      .select({ fileId: resumeAttachment.fileId })
      .from(resumeAttachment)
      .where(eq(resumeAttachment.resumeId, input.id))
      .orderBy(resumeAttachment.id)
    if (files.length === 0) return
    await tx.insert(resumeAttachment).values(files.map(({ fileId }) => ({ resumeId: input.newId, fileId })))
  })
  return { id: input.newId }
}

/**
 * Adds a résumé to a profile; the first one becomes the default.
 * @returns false when this résumé exists already
 * @throws AppError idTaken, tooMany
 */
export async function insertResume(tx: Transaction, applicantProfileId: string, values: NewResume): Promise<boolean> {
  // One after the other, so that two first résumés do not both become the default.
  await tx
    .select({ id: applicantProfile.id })
    .from(applicantProfile)
    .where(eq(applicantProfile.id, applicantProfileId))
    .for('update')
  const [existing] = await tx
    .select({ applicantProfileId: resume.applicantProfileId })
    .from(resume)
    .where(eq(resume.id, values.id))
  if (existing) {
    if (existing.applicantProfileId !== applicantProfileId) throw resumeError('idTaken')
    return false
  }
  const ownCount = await tx.$count(resume, eq(resume.applicantProfileId, applicantProfileId))
  if (ownCount >= MAX_RESUMES) throw resumeError('tooMany')
  const [inserted] = await tx
    .insert(resume)
    .values({ ...values, applicantProfileId, isDefault: ownCount === 0 })
    .onConflictDoNothing({ target: resume.id })
    .returning({ id: resume.id })
  if (!inserted) throw resumeError('idTaken')
  await markApplicants(tx, [applicantProfileId])
  return true
}
