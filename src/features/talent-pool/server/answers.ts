import { and, eq, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { ApplicantActor } from '~/features/accounts/actor'
import { mailEach } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { askerOrAdmins } from '~/features/companies/server/recipients'
import type { Database, Queryable, Transaction } from '~/platform/server/database/db'
import { idOfSignedLink } from '~/platform/server/signed-link'
import { poolError } from '../errors'
import { poolAnswerMail, poolLinkPurpose } from './emails'
import { transition } from './pool-lifecycle'
import { poolEntry } from './table'

type Ctx = { db: Database; now: Date }

/**
 * The person's answer within the product: yes to a question or to another period, no, or the end of what they agreed to.
 * @throws AppError notFound, over
 */
export async function answerPool(
  ctx: Ctx & { actor: ApplicantActor },
  { id, accepts }: { id: string; accepts: boolean },
): Promise<void> {
  const own = and(eq(poolEntry.id, id), eq(poolEntry.applicantProfileId, ctx.actor.applicantProfileId))
  await ctx.db.transaction((tx) => answer(tx, own, accepts, ctx.now))
}

/** The same from a mail; whoever holds the link is the person it was sent to. */
export async function answerPoolByLink(
  { db, now }: Ctx,
  { token, accepts }: { token: string; accepts: boolean },
): Promise<void> {
  await db.transaction(async (tx) => answer(tx, eq(poolEntry.id, await entryOfLink(tx, token)), accepts, now))
}

/** @throws AppError notFound, also when the account has another address than the mail went to */
export async function entryOfLink(db: Queryable, unverifiedToken: string): Promise<string> {
  const asked = z.uuid().safeParse(unverifiedToken.split('.')[0])
  const [owner] = asked.success
    ? await db
        .select({ email: user.email })
        .from(poolEntry)
        .innerJoin(applicantProfile, eq(applicantProfile.id, poolEntry.applicantProfileId))
        .innerJoin(user, eq(user.id, applicantProfile.userId))
        .where(eq(poolEntry.id, asked.data))
    : []
  const id = owner ? idOfSignedLink(poolLinkPurpose(owner.email), unverifiedToken) : null
  if (id === null) throw poolError('notFound')
  return id
}

async function answer(tx: Transaction, which: SQL | undefined, accepts: boolean, now: Date): Promise<void> {
  const [entry] = await tx.select().from(poolEntry).where(which).for('update')
  if (!entry) throw poolError('notFound')
  const isIn = entry.state === 'agreed'
  // The same answer twice, from a second tab or a double click, counts once.
  if (accepts && isIn && entry.renewalAskedAt === null) return
  if (!accepts && (entry.state === 'declined' || entry.state === 'withdrawn')) return
  if (entry.state !== 'asked' && !isIn) throw poolError('over')
  const scope = eq(poolEntry.id, entry.id)
  if (accepts && isIn) {
    await transition(tx, scope, 'renew', now)
    return
  }
  await transition(tx, scope, accepts ? 'agree' : isIn ? 'withdraw' : 'decline', now)
  const told = accepts ? 'agreed' : isIn ? 'withdrawn' : 'declined'
  const askers = await askerOrAdmins(tx, entry.companyId, entry.askedByUserId)
  await mailEach(tx, askers, (asker) =>
    poolAnswerMail(asker, { id: entry.id, answer: told, occasion: now.toISOString() }),
  )
}
