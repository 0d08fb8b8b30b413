import { and, desc, eq, gt, inArray, not } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyActor } from '~/features/accounts/actor'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { takeWritingTurn } from '~/features/accounts/server/limits/writing-turns'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { isHidden } from '~/features/applications/server/anonymous/company-view'
import { application } from '~/features/applications/server/table'
import { refuseSuspended } from '~/features/companies/server/suspended'
import { company, companyProfile } from '~/features/companies/server/table'
import { companyBlock } from '~/features/resumes/server/contact-table'
import { releaseNow } from '~/features/resumes/server/release'
import { addDays } from '~/lib/dates/dates'
import type { Queryable, Transaction } from '~/platform/server/database/db'
import { poolError } from '../errors'
import type { askForPoolSchema, poolNoteSchema, poolTagSchema } from '../schema'
import { REST_DAYS } from '../vocabulary'
import { poolRequestMail } from './emails'
import { transition } from './pool-lifecycle'
import { poolEntry, poolNote } from './table'

type About = z.infer<typeof askForPoolSchema>['about']

const REQUESTS_PER_DAY = 30
const MOST_TAGS = 10

/**
 * Asks a person for consent to be kept in mind. The same id again gives the same answer.
 * @throws AppError notAskable, alreadyAsked, alreadyIn, resting, tooMany, askedToday, idTaken
 */
export async function askForPool(ctx: CompanyContext, input: z.infer<typeof askForPoolSchema>): Promise<void> {
  const companyId = ctx.actor.company.id
  await ctx.db.transaction(async (tx) => {
    // One after the other, so that simultaneous ones are counted, too.
    await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update')
    await refuseSuspended(tx, companyId)
    const [same] = await tx.select({ companyId: poolEntry.companyId }).from(poolEntry).where(eq(poolEntry.id, input.id))
    if (same && same.companyId !== companyId) throw poolError('idTaken')
    if (same) return
    const applicantProfileId = await askablePerson(tx, ctx.actor, input.about)
    if (applicantProfileId === null) throw poolError('notAskable')
    const refusal = await refusalOf(tx, { companyId, applicantProfileId, now: ctx.now })
    if (refusal) throw poolError(refusal)
    const { id, months, message } = input
    await tx.insert(poolEntry).values({
      ...{ id, companyId, applicantProfileId, months, message, askedByUserId: ctx.actor.userId, createdAt: ctx.now },
      applicationId: 'applicationId' in input.about ? input.about.applicationId : null,
    })
    const [to] = await tx
      .select({ email: user.email, firstName: applicantProfile.firstName, companyName: companyProfile.name })
      .from(applicantProfile)
      .innerJoin(user, eq(user.id, applicantProfile.userId))
      .innerJoin(companyProfile, eq(companyProfile.companyId, companyId))
      .where(eq(applicantProfile.id, applicantProfileId))
    if (to)
      await enqueueMails(tx, [
        poolRequestMail(to, {
          id,
          companyName: to.companyName,
          message,
          months,
          isAfterApplication: 'applicationId' in input.about,
        }),
      ])
  })
}

/**
 * Who can be asked: somebody this company has turned down and knows by name, or who has accepted its request for
 * contact.
 */
export async function askablePerson(db: Queryable, actor: CompanyActor, about: About): Promise<string | null> {
  const companyId = actor.company.id
  if ('applicationId' in about) {
    const [sent] = await db
      .select({ applicantProfileId: application.applicantProfileId })
      .from(application)
      .where(
        and(
          eq(application.id, about.applicationId),
          eq(application.companyId, companyId),
          eq(application.status, 'rejected'),
          // Already asked, already in, already refused: each would tell whose application it is.
          not(isHidden),
        ),
      )
    if (!sent) return null
    // Who has blocked the company is not asked. Somebody hidden may be: they decide.
    const blocked = and(
      eq(companyBlock.applicantProfileId, sent.applicantProfileId),
      eq(companyBlock.companyId, companyId),
    )
    return (await db.$count(companyBlock, blocked)) > 0 ? null : sent.applicantProfileId
  }
  const release = await releaseNow(db, about.applicantProfileId, companyId)
  return release?.hasAgreed && release.shown !== 'nothing' ? about.applicantProfileId : null
}

type Pair = { companyId: string; applicantProfileId: string; now: Date }

/** Why this company cannot ask this person now; null when it can. */
export async function refusalOf(db: Queryable, { companyId, applicantProfileId, now }: Pair) {
  const [latest] = await db
    .select({ state: poolEntry.state, decidedAt: poolEntry.decidedAt, createdAt: poolEntry.createdAt })
    .from(poolEntry)
    .where(and(eq(poolEntry.companyId, companyId), eq(poolEntry.applicantProfileId, applicantProfileId)))
    .orderBy(desc(poolEntry.createdAt))
    .limit(1)
  if (latest?.state === 'asked') return 'alreadyAsked'
  if (latest?.state === 'agreed') return 'alreadyIn'
  const isRefused = latest?.state === 'declined' || latest?.state === 'withdrawn'
  if (isRefused && latest.decidedAt && latest.decidedAt > addDays(now, -REST_DAYS)) return 'resting'
  const yesterday = addDays(now, -1)
  const today = await db.$count(poolEntry, and(eq(poolEntry.companyId, companyId), gt(poolEntry.createdAt, yesterday)))
  if (today >= REQUESTS_PER_DAY) return 'tooMany'
  // Taken back and asked again, each time with a mail.
  return latest && latest.createdAt > yesterday ? 'askedToday' : null
}

/** The company takes somebody out of its pool, or its question back; may be repeated. */
export async function removeFromPool({ db, actor, now }: CompanyContext, { id }: { id: string }): Promise<void> {
  await db.transaction((tx) => transition(tx, ofCompany(actor, id), 'remove', now))
}

/** @throws AppError notFound */
export async function addPoolNote(
  { db, actor, now }: CompanyContext,
  input: z.infer<typeof poolNoteSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireAgreed(tx, actor, input.entryId)
    const [created] = await tx
      .insert(poolNote)
      .values({ ...input, authorUserId: actor.userId, createdAt: now })
      .onConflictDoNothing({ target: poolNote.id })
      .returning({ id: poolNote.id })
    if (created) await takeWritingTurn(tx, actor.userId)
  })
}

/** Own notes in the company's pool only; may be repeated. */
export async function removePoolNote({ db, actor }: CompanyContext, { id }: { id: string }): Promise<void> {
  const entries = db.select({ id: poolEntry.id }).from(poolEntry).where(eq(poolEntry.companyId, actor.company.id))
  const own = and(eq(poolNote.id, id), eq(poolNote.authorUserId, actor.userId), inArray(poolNote.entryId, entries))
  await db.delete(poolNote).where(own)
}

/**
 * Adds a tag, or takes one away: what a colleague added in another tab stays. May be repeated.
 * @throws AppError notFound, tooManyTags
 */
export async function tagInPool(
  { db, actor }: CompanyContext,
  { id, tag, isSet }: z.infer<typeof poolTagSchema>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const others = (await requireAgreed(tx, actor, id)).tags.filter((each) => each !== tag)
    if (isSet && others.length >= MOST_TAGS) throw poolError('tooManyTags')
    await tx
      .update(poolEntry)
      .set({ tags: isSet ? [...others, tag] : others })
      .where(eq(poolEntry.id, id))
  })
}

async function requireAgreed(tx: Transaction, actor: CompanyActor, id: string) {
  const [own] = await tx
    .select({ tags: poolEntry.tags })
    .from(poolEntry)
    .where(and(ofCompany(actor, id), eq(poolEntry.state, 'agreed')))
    .for('update')
  if (!own) throw poolError('notFound')
  return own
}

function ofCompany(actor: CompanyActor, id: string) {
  return and(eq(poolEntry.id, id), eq(poolEntry.companyId, actor.company.id))
}
