import { and, eq, inArray } from 'drizzle-orm'
import type { TeamActor } from '~/features/accounts/actor'
import { takeWritingTurn } from '~/features/accounts/server/limits/writing-turns'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { maySee } from '~/features/companies/server/recipients'
import { companyMember } from '~/features/companies/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { getConfig } from '~/platform/server/config'
import type { Database, Queryable, Transaction } from '~/platform/server/database/db'
import { applicationError } from '../../errors'
import { mentionMail } from '../emails'
import { ofTeam } from '../queries/of-team'
import { application, applicationNote, applicationRating } from '../table'
import { tellTeam } from './live'

type Ctx = { db: Database; actor: TeamActor; now: Date }
type NoteInput = { id: string; applicationId: string; body: string; mentionedUserIds?: string[] }

/**
 * Adds a note that only the company's members read, and informs those it names. The client's id makes a repeated click
 * harmless.
 */
export async function addNote(ctx: Ctx, input: NoteInput): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const own = await requireOwn(tx, ctx.actor, input.applicationId)
    const mentioned = await colleaguesAmong(tx, own, input.mentionedUserIds ?? [])
    const [created] = await tx
      .insert(applicationNote)
      .values({
        id: input.id,
        applicationId: input.applicationId,
        authorUserId: ctx.actor.userId,
        body: input.body,
        mentionedUserIds: mentioned.map(({ userId }) => userId),
        createdAt: ctx.now,
      })
      .onConflictDoNothing({ target: applicationNote.id })
      .returning({ id: applicationNote.id })
    if (!created) return
    await takeWritingTurn(tx, ctx.actor.userId)
    await tellTeam(tx, own)
    const url = `${getConfig().APP_URL}/app/company/applications?bewerbung=${input.applicationId}`
    const facts = { noteId: input.id, applicationId: input.applicationId }
    await enqueueMails(
      tx,
      mentioned
        .filter(({ userId }) => userId !== ctx.actor.userId)
        .map((to) => mentionMail(to, { ...facts, author: ctx.actor.name, title: own.title, body: input.body, url })),
    )
  })
}

/** A member's own rating, 1 to 5; a new one replaces it. */
export async function rate(ctx: Ctx, input: { applicationId: string; stars: number }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const own = await requireOwn(tx, ctx.actor, input.applicationId)
    await tx
      .insert(applicationRating)
      .values({ applicationId: input.applicationId, userId: ctx.actor.userId, stars: input.stars })
      .onConflictDoUpdate({
        target: [applicationRating.applicationId, applicationRating.userId],
        set: { stars: input.stars, updatedAt: ctx.now },
      })
    await tellTeam(tx, own)
  })
}

type Own = { title: string; companyId: string; jobPostingId: string }

/** Only who may read the application can be named. */
async function colleaguesAmong(tx: Transaction, { companyId, jobPostingId }: Own, userIds: string[]) {
  if (userIds.length === 0) return []
  return tx
    .select({ userId: user.id, email: user.email })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(maySee(companyId, jobPostingId), inArray(user.id, userIds)))
}

async function requireOwn(db: Queryable, actor: TeamActor, applicationId: string): Promise<Own> {
  const [row] = await db
    .select({ title: jobPosting.title, companyId: application.companyId, jobPostingId: application.jobPostingId })
    .from(application)
    .innerJoin(jobPosting, eq(jobPosting.id, application.jobPostingId))
    .where(and(eq(application.id, applicationId), ofTeam(actor)))
  if (!row) throw applicationError('notFound')
  return row
}
