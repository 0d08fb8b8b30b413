import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { CompanyActor } from '~/features/accounts/actor'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import type { AlertFrequency } from '~/features/job-search/alert'
import { nextRun } from '~/features/job-search/server/alerts/schedule'
import { resumeError } from '~/features/resumes/errors'
import type { ResumeSearch } from '~/features/resumes/search-params'
import { readResumeSearch } from '~/features/resumes/search-params'
import { MAX_SAVED_SEARCHES } from '~/features/resumes/vocabulary'
import { pick } from '~/lib/pick'
import type { Database, Queryable } from '~/platform/server/database/db'
import { savedResumeSearch } from '../saved-search-table'
import { countNews, requireGate } from '../search/search'
import { savedSearchOfToken } from './digest-link'

/**
 * The person's saved searches by name, each with the number of hits of the days before today that
 * are new since the day it was last opened.
 * @throws AppError licenseNeeded, activePostingNeeded
 */
export async function savedSearches({ db, actor, now }: { db: Queryable; actor: CompanyActor; now: Date }) {
  // The numbers reveal who can be found, as the search does.
  await requireGate(db, actor, now)
  const rows = await db
    .select(pick(savedResumeSearch, 'id', 'name', 'search', 'seenAt', 'mailFrequency'))
    .from(savedResumeSearch)
    .where(own(actor))
    .orderBy(asc(savedResumeSearch.name))
  return Promise.all(
    rows.map(async ({ seenAt, search, ...row }) => {
      const known = readResumeSearch(search)
      const newCount = await countNews(actor.company.id, known, { since: seenAt, now })
      return { ...row, search: known, newCount }
    }),
  )
}

/**
 * Saves a search under a name; the same id again changes nothing.
 * @throws AppError tooManySavedSearches
 */
export async function saveSearch(
  ctx: CompanyContext,
  input: { id: string; name: string; search: ResumeSearch; mailFrequency: AlertFrequency | null },
): Promise<void> {
  const { page: _page, ...search } = input.search
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`saved-resume-search ${ctx.actor.userId}`}))`)
    const others = await tx.$count(savedResumeSearch, and(own(ctx.actor), ne(savedResumeSearch.id, input.id)))
    if (others >= MAX_SAVED_SEARCHES) throw resumeError('tooManySavedSearches')
    await tx
      .insert(savedResumeSearch)
      .values({
        id: input.id,
        name: input.name,
        search,
        userId: ctx.actor.userId,
        companyId: ctx.actor.company.id,
        seenAt: ctx.now,
        ...mailing(input.mailFrequency, ctx.now),
      })
      .onConflictDoNothing()
  })
}

/** Records that the hits of a saved search were viewed. */
export async function markSearchSeen(ctx: CompanyContext, { id }: { id: string }): Promise<void> {
  await ctx.db
    .update(savedResumeSearch)
    .set({ seenAt: ctx.now })
    .where(and(own(ctx.actor), eq(savedResumeSearch.id, id)))
}

/**
 * Whether and how often mails report new hits; earlier ones are not new.
 * @throws AppError savedSearchNotFound
 */
export async function setSearchMails(
  ctx: CompanyContext,
  { id, mailFrequency }: { id: string; mailFrequency: AlertFrequency | null },
): Promise<void> {
  const changed = await ctx.db
    .update(savedResumeSearch)
    .set(mailing(mailFrequency, ctx.now))
    .where(and(own(ctx.actor), eq(savedResumeSearch.id, id)))
    .returning({ id: savedResumeSearch.id })
  if (changed.length === 0) throw resumeError('savedSearchNotFound')
}

/** The search behind a link in one of its mails; without a name when mails are off or the search is deleted. */
export async function searchOfLink(db: Queryable, unverifiedToken: string): Promise<{ name: string | null }> {
  const id = savedSearchOfToken(unverifiedToken)
  if (id === null) throw resumeError('linkInvalid')
  const [row] = await db
    .select({ name: savedResumeSearch.name })
    .from(savedResumeSearch)
    .where(and(eq(savedResumeSearch.id, id), isNotNull(savedResumeSearch.mailFrequency)))
  return { name: row?.name ?? null }
}

/**
 * Ends the mails of a saved search from a link in one of them; the search stays.
 * @throws AppError linkInvalid
 */
export async function stopSearchMails(db: Database, unverifiedToken: string): Promise<void> {
  const id = savedSearchOfToken(unverifiedToken)
  if (id === null) throw resumeError('linkInvalid')
  await db.update(savedResumeSearch).set({ mailFrequency: null, nextRunAt: null }).where(eq(savedResumeSearch.id, id))
}

function mailing(mailFrequency: AlertFrequency | null, now: Date) {
  if (mailFrequency === null) return { mailFrequency, nextRunAt: null, mailedUpTo: null }
  return { mailFrequency, nextRunAt: nextRun(mailFrequency, now), mailedUpTo: now }
}

/** Deletes a saved search; may be repeated. */
export async function removeSearch(ctx: CompanyContext, { id }: { id: string }): Promise<void> {
  await ctx.db.delete(savedResumeSearch).where(and(own(ctx.actor), eq(savedResumeSearch.id, id)))
}

function own(actor: CompanyActor) {
  return and(eq(savedResumeSearch.userId, actor.userId), eq(savedResumeSearch.companyId, actor.company.id))
}
