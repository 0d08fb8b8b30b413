import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import type { Queryable } from '~/platform/server/database/db'
import { jobPostingError } from '../../errors'
import { jobPostingInputSchema } from '../../schema'
import { RUN_DAYS } from '../../vocabulary'
import { createJobPosting } from '../commands/drafts'
import { placesOf } from '../places'
import { inputColumns } from '../queries/posting-columns'
import { jobPosting } from '../table'
import { jobPostingTemplate } from './table'

/** More than anybody looks through. */
export const MOST_AD_TEMPLATES = 50

const { referenceNumber: _own, startDate: _past, ...copied } = inputColumns

/** What a new ad can start from: the company's last one that was online, and its templates. */
export async function startAids(db: Queryable, actor: CompanyActor) {
  const own = and(eq(jobPosting.companyId, actor.company.id), isNotNull(jobPosting.publishedAt))
  const [[last], templates] = await Promise.all([
    db
      .select({ id: jobPosting.id, title: jobPosting.title, publishedAt: jobPosting.publishedAt })
      .from(jobPosting)
      .where(own)
      .orderBy(desc(jobPosting.publishedAt), desc(jobPosting.id))
      .limit(1),
    db
      .select({ id: jobPostingTemplate.id, name: jobPostingTemplate.name, createdAt: jobPostingTemplate.createdAt })
      .from(jobPostingTemplate)
      .where(eq(jobPostingTemplate.companyId, actor.company.id))
      .orderBy(asc(jobPostingTemplate.name), asc(jobPostingTemplate.id))
      .limit(MOST_AD_TEMPLATES),
  ])
  return { last: last ?? null, templates }
}

/**
 * Keeps an own posting as a template, whatever its status. Sending the same id again changes nothing.
 * @throws AppError notFound, tooManyTemplates
 */
export async function saveAdTemplate(
  { db, actor }: CompanyContext,
  { id, sourceId, name }: { id: string; sourceId: string; name: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(jobPosting.id, sourceId), eq(jobPosting.companyId, actor.company.id))
    const [source] = await tx.select(copied).from(jobPosting).where(own)
    if (!source) throw jobPostingError('notFound')
    const isOther = and(eq(jobPostingTemplate.companyId, actor.company.id), ne(jobPostingTemplate.id, id))
    const others = await tx.$count(jobPostingTemplate, isOther)
    if (others >= MOST_AD_TEMPLATES) throw jobPostingError('tooManyTemplates')
    const runDays = RUN_DAYS.find((days) => days === source.runDays) ?? 60
    const content = { ...source, runDays, places: await placesOf(tx, sourceId) }
    await tx
      .insert(jobPostingTemplate)
      .values({ id, companyId: actor.company.id, name, content })
      .onConflictDoNothing({ target: jobPostingTemplate.id })
  })
}

/**
 * A new draft from an own template.
 * @param input.id the new posting, chosen by the client; repeating it changes nothing
 * @throws AppError templateNotFound, templateOutdated, idTaken
 */
export async function draftFromTemplate(ctx: CompanyContext, input: { id: string; templateId: string }) {
  const [template] = await ctx.db
    .select({ content: jobPostingTemplate.content })
    .from(jobPostingTemplate)
    .where(ownTemplate(ctx.actor, input.templateId))
  if (!template) throw jobPostingError('templateNotFound')
  const content = jobPostingInputSchema.safeParse({ ...template.content, referenceNumber: null, startDate: null })
  if (!content.success) throw jobPostingError('templateOutdated')
  return createJobPosting(ctx, { ...content.data, id: input.id })
}

/** Deletes an own template; drafts made from it stay. Repeating it changes nothing. */
export async function removeAdTemplate({ db, actor }: CompanyContext, { id }: { id: string }): Promise<void> {
  await db.delete(jobPostingTemplate).where(ownTemplate(actor, id))
}

function ownTemplate(actor: CompanyActor, id: string) {
  return and(eq(jobPostingTemplate.id, id), eq(jobPostingTemplate.companyId, actor.company.id))
}
