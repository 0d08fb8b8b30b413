import { and, asc, eq, ne } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import { changedBy, colleagues, whoChanged, wrote } from '~/features/companies/server/who-changed'
import type { AppError } from '~/lib/app-error'
import { pick } from '~/lib/pick'
import type { Database, Queryable } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import { SYSTEM_TEMPLATES } from '../../workflow/templates'
import type { SaveTemplateInput } from '../../workflow/workflow-schema'
import { replyTemplate } from '../workflow-table'

const MAX_TEMPLATES = 100

/**
 * The company's own templates first, then the built-in ones, which cannot be changed (`version` null). `changedBy`: the
 * colleague who did; null when nobody of the company did.
 */
export async function listTemplates(db: Queryable, actor: CompanyActor) {
  const colleague = colleagues(db, actor.company.id)
  const own = await db
    .select({
      ...pick(replyTemplate, 'id', 'kind', 'title', 'body', 'version'),
      changedAt: replyTemplate.updatedAt,
      changedBy: colleague.name,
    })
    .from(replyTemplate)
    .leftJoin(colleague, wrote(colleague, replyTemplate))
    .where(eq(replyTemplate.companyId, actor.company.id))
    .orderBy(asc(replyTemplate.kind), asc(replyTemplate.title), asc(replyTemplate.id))
  return [
    ...own,
    ...SYSTEM_TEMPLATES.map((template) => ({ ...template, version: null, changedAt: null, changedBy: null })),
  ]
}

type Ctx = { db: Database; actor: CompanyActor }

/** @throws AppError templateChanged, tooManyTemplates */
export async function saveTemplate(ctx: Ctx, input: SaveTemplateInput): Promise<{ id: string; version: number }> {
  const { id, version, ...values } = input
  if (version === null) return createTemplate(ctx, id, values)
  const [saved] = await ctx.db
    .update(replyTemplate)
    .set({ ...values, ...changedBy(ctx.actor, version + 1) })
    .where(and(own(ctx.actor, id), eq(replyTemplate.version, version)))
    .returning({ id: replyTemplate.id, version: replyTemplate.version })
  if (!saved) throw await changedMeanwhile(ctx, id)
  return saved
}

/** A colleague by name, oneself in another window; nobody when it was deleted. */
async function changedMeanwhile({ db, actor }: Ctx, id: string): Promise<AppError> {
  const [row] = await db.select().from(replyTemplate).where(own(actor, id))
  const userId = row && row.changedVersion === row.version ? row.changedByUserId : null
  return applicationError('templateChanged', await whoChanged(db, actor, userId, 'diese Vorlage'))
}

/** May be repeated. */
export async function deleteTemplate(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(replyTemplate).where(own(ctx.actor, id))
}

async function createTemplate(ctx: Ctx, id: string, values: Omit<SaveTemplateInput, 'id' | 'version'>) {
  const isOther = and(eq(replyTemplate.companyId, ctx.actor.company.id), ne(replyTemplate.id, id))
  const others = await ctx.db.$count(replyTemplate, isOther)
  if (others >= MAX_TEMPLATES) throw applicationError('tooManyTemplates')
  const [created] = await ctx.db
    .insert(replyTemplate)
    .values({ id, companyId: ctx.actor.company.id, ...values, ...changedBy(ctx.actor, 1) })
    .onConflictDoNothing({ target: replyTemplate.id })
    .returning({ id: replyTemplate.id, version: replyTemplate.version })
  if (created) return created
  // The first attempt arrived, its answer did not.
  const [existing] = await ctx.db
    .select({ id: replyTemplate.id, version: replyTemplate.version })
    .from(replyTemplate)
    .where(own(ctx.actor, id))
  if (!existing) throw applicationError('templateNotFound')
  return existing
}

function own(actor: CompanyActor, id: string) {
  return and(eq(replyTemplate.id, id), eq(replyTemplate.companyId, actor.company.id))
}
