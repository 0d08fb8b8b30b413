import { and, eq } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import type { Database, Queryable } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import { application, applicationNote, applicationRating } from '../table'

type Ctx = { db: Database; actor: CompanyActor; now: Date }

/** Adds a note that only the company's members read. The client's id makes a repeated click harmless. */
export async function addNote(ctx: Ctx, input: { id: string; applicationId: string; body: string }): Promise<void> {
  await requireOwn(ctx.db, ctx.actor, input.applicationId)
  await ctx.db
    .insert(applicationNote)
    .values({ id: input.id, applicationId: input.applicationId, authorUserId: ctx.actor.userId, body: input.body })
    .onConflictDoNothing({ target: applicationNote.id })
}

/** A member's own rating, 1 to 5; giving another replaces it. */
export async function rate(ctx: Ctx, input: { applicationId: string; stars: number }): Promise<void> {
  await requireOwn(ctx.db, ctx.actor, input.applicationId)
  await ctx.db
    .insert(applicationRating)
    .values({ applicationId: input.applicationId, userId: ctx.actor.userId, stars: input.stars })
    .onConflictDoUpdate({
      target: [applicationRating.applicationId, applicationRating.userId],
      set: { stars: input.stars, updatedAt: ctx.now },
    })
}

async function requireOwn(db: Queryable, actor: CompanyActor, applicationId: string) {
  const [row] = await db
    .select({ id: application.id })
    .from(application)
    .where(and(eq(application.id, applicationId), eq(application.companyId, actor.company.id)))
  if (!row) throw applicationError('notFound')
}
