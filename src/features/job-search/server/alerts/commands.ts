import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { user } from '~/features/accounts/server/table'
import { addDays } from '~/lib/dates/dates'
import type { Database, Queryable, Transaction } from '~/platform/server/database/db'
import { hashLinkToken, newLinkToken } from '~/platform/server/link-token'
import { ALERT_CONFIRMATION_DAYS, alertLabel, alertSearchOf, MAX_ALERTS } from '../../alert'
import { jobSearchError } from '../../errors'
import type { changeAlertSchema, createAlertSchema, requestAlertSchema } from '../../schema'
import { searchAlert } from '../alert-table'
import { confirmAlertMail } from './emails'
import { alertIdOfToken } from './links'
import { isOfVisitor, ownAlerts } from './queries'
import { nextRun } from './schedule'

type Ctx = { db: Database; now: Date }
type Visitor = Ctx & { clientIp: string | null }
type OwnCtx = Ctx & { actor: SignedInActor }

/**
 * Saves a search of a signed-in person, whose address is confirmed already. The same search again only changes the
 * frequency.
 * @throws AppError tooManyAlerts
 */
export async function createAlert(
  { db, actor, now }: OwnCtx,
  input: z.infer<typeof createAlertSchema>,
): Promise<{ id: string }> {
  const { search, searchKey, label } = keyed(input.search)
  const { frequency } = input
  return db.transaction(async (tx) => {
    await lockAddress(tx, actor.email)
    const active = { frequency, status: 'active', nextRunAt: nextRun(frequency, now) } as const
    const since = sql`case when ${searchAlert.status} = 'active' then ${searchAlert.newSince} else ${now.toISOString()}::timestamptz end`
    const [known, ...same] = await tx
      .select({ id: searchAlert.id })
      .from(searchAlert)
      .where(
        and(eq(searchAlert.searchKey, searchKey), or(eq(searchAlert.userId, actor.userId), isOfVisitor(actor.email))),
      )
      .orderBy(searchAlert.userId, searchAlert.id)
      .limit(MAX_ALERTS)
    if (known) {
      await tx
        .update(searchAlert)
        .set({
          ...{ ...active, userId: actor.userId, email: actor.email, newSince: since },
          confirmedAt: sql`coalesce(${searchAlert.confirmedAt}, ${now.toISOString()}::timestamptz)`,
          confirmationExpiresAt: null,
          version: sql`${searchAlert.version} + 1`,
        })
        .where(eq(searchAlert.id, known.id))
      for (const { id } of same) await tx.delete(searchAlert).where(eq(searchAlert.id, id))
      return known
    }
    await requireRoom(tx, ownAlerts(actor))
    const values = {
      userId: actor.userId,
      email: actor.email,
      search,
      searchKey,
      label,
      newSince: now,
      confirmedAt: now,
    }
    const [created] = await tx
      .insert(searchAlert)
      .values({ ...values, ...active })
      .returning({ id: searchAlert.id })
    if (!created) throw new Error('insert returned no row')
    return created
  })
}

/**
 * A visitor's request: only the question whether the address is theirs is sent. The answer is the same whether the
 * address is known or not. Requests take nobody's room, since anybody can make them: how many wait is bounded by the
 * mails that ask, and without its mail a request changes nothing.
 */
export async function requestAlert(
  { db, now, clientIp }: Visitor,
  input: z.infer<typeof requestAlertSchema>,
): Promise<void> {
  const email = input.email.toLowerCase()
  const { search, searchKey, label } = keyed(input.search)
  await db.transaction(async (tx) => {
    await lockAddress(tx, email)
    const [known] = await tx
      .select({ id: searchAlert.id, status: searchAlert.status })
      .from(searchAlert)
      .where(
        and(
          eq(searchAlert.searchKey, searchKey),
          // A paused one stays as it is until the answer: whoever asks may be a stranger.
          ne(searchAlert.status, 'paused'),
          or(isOfVisitor(email), eq(searchAlert.userId, accountOf(tx, email))),
        ),
      )
      // One that is active answers for all.
      .orderBy(searchAlert.status)
      .limit(1)
    if (known?.status === 'active') return
    const token = newLinkToken()
    const leaving = await enqueueMails(tx, [{ ...confirmAlertMail(email, label, token), askedFrom: clientIp }])
    if (leaving === 0) return
    const asked = {
      frequency: input.frequency,
      confirmationTokenHash: hashLinkToken(token),
      confirmationExpiresAt: addDays(now, ALERT_CONFIRMATION_DAYS),
    }
    if (known) await tx.update(searchAlert).set(asked).where(eq(searchAlert.id, known.id))
    else {
      const pending = { email, search, searchKey, label, status: 'pending', newSince: now, nextRunAt: now } as const
      await tx.insert(searchAlert).values({ ...pending, ...asked })
    }
  })
}

/**
 * A visitor's consent, from the mail; postings count as new from then on. The link continues to show the consent, and
 * opening it again changes nothing.
 * @throws AppError alertLinkInvalid, tooManyAlerts
 */
export async function confirmAlert({ db, now }: Ctx, { token }: { token: string }): Promise<{ label: string }> {
  return db.transaction(async (tx) => {
    const ofLink = eq(searchAlert.confirmationTokenHash, hashLinkToken(token))
    const [asked] = await tx.select({ email: searchAlert.email }).from(searchAlert).where(ofLink)
    if (asked) await lockAddress(tx, asked.email)
    const [row] = await tx.select().from(searchAlert).where(ofLink).for('update')
    if (!row) throw jobSearchError('alertLinkInvalid')
    // Given already; a later end is not undone by the old link.
    if (row.confirmationExpiresAt === null && row.status !== 'pending') return { label: row.label }
    if (row.confirmationExpiresAt === null || row.confirmationExpiresAt <= now) throw jobSearchError('alertLinkInvalid')
    const [account] = row.userId ? [{ id: row.userId }] : await accountOf(tx, row.email)
    const ofAccount = account && eq(searchAlert.userId, account.id)
    // The address in a row of an account may be an earlier one, and somebody else's by now.
    const own = row.userId ? ofAccount : or(ofAccount, isOfVisitor(row.email))
    // The same search, also a paused one, would be mailed beside it.
    await tx.delete(searchAlert).where(and(own, eq(searchAlert.searchKey, row.searchKey), ne(searchAlert.id, row.id)))
    if (row.status === 'pending') await requireRoom(tx, own)
    await tx
      .update(searchAlert)
      .set({
        status: 'active',
        confirmedAt: now,
        confirmationExpiresAt: null,
        newSince: now,
        nextRunAt: nextRun(row.frequency, now),
        userId: account?.id ?? null,
      })
      .where(eq(searchAlert.id, row.id))
    return { label: row.label }
  })
}

/** The account that an address has, of somebody who seeks work. */
const accountOf = (db: Queryable, email: string) =>
  db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, email), eq(user.emailVerified, true), eq(user.type, 'APPLICANT')))

/** @throws AppError alertNotFound, changedMeanwhile */
export async function changeAlert({ db, actor, now }: OwnCtx, input: z.infer<typeof changeAlertSchema>): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(searchAlert.id, input.id), ownAlerts(actor))
    const [row] = await tx
      .select({ version: searchAlert.version, status: searchAlert.status, newSince: searchAlert.newSince })
      .from(searchAlert)
      .where(own)
      .for('update')
    if (!row) throw jobSearchError('alertNotFound')
    if (row.version !== input.version) throw jobSearchError('changedMeanwhile')
    const comesBack = row.status !== 'active' && input.status === 'active'
    await tx
      .update(searchAlert)
      .set({
        frequency: input.frequency,
        status: input.status,
        nextRunAt: nextRun(input.frequency, now),
        // Postings published during the pause are not new.
        newSince: comesBack ? now : row.newSince,
        ...(comesBack && { confirmationExpiresAt: null }),
        version: row.version + 1,
        userId: actor.userId,
        email: actor.email,
      })
      .where(eq(searchAlert.id, input.id))
  })
}

/** May be repeated. */
export async function removeAlert({ db, actor }: OwnCtx, { id }: { id: string }): Promise<void> {
  await db.delete(searchAlert).where(and(eq(searchAlert.id, id), ownAlerts(actor)))
}

/**
 * Ends the mails of an alert from a link in one of them, without signing in. A visitor's alert is deleted with the
 * address; that of an account is paused and stays in the list. May be repeated.
 * @throws AppError alertLinkInvalid
 */
export async function unsubscribeAlert({ db }: Ctx, { token }: { token: string }): Promise<void> {
  const id = alertIdOfToken(token)
  if (id === null) throw jobSearchError('alertLinkInvalid')
  await db.transaction(async (tx) => {
    await tx.delete(searchAlert).where(and(eq(searchAlert.id, id), sql`${searchAlert.userId} is null`))
    // A tab that was opened before does not start the mails again.
    const version = sql`${searchAlert.version} + 1`
    await tx.update(searchAlert).set({ status: 'paused', version }).where(eq(searchAlert.id, id))
  })
}

function keyed(given: z.infer<typeof createAlertSchema>['search']) {
  const search = alertSearchOf(given)
  return { search, searchKey: JSON.stringify(search).toLowerCase(), label: alertLabel(search) }
}

/** Room is taken by what its person agreed to. */
async function requireRoom(tx: Transaction, whose: SQL | undefined) {
  const taken = await tx.$count(searchAlert, and(whose, ne(searchAlert.status, 'pending')))
  if (taken >= MAX_ALERTS) throw jobSearchError('tooManyAlerts')
}

/** Two simultaneous clicks make one alert. */
async function lockAddress(tx: Transaction, email: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`search-alert ${email.toLowerCase()}`}))`)
}
