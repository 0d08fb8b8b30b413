import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import { adminWhoWasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { isHeldUp } from '~/features/accounts/server/limits/limits'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { tellAdmins } from '~/features/accounts/server/notices/tell-admins'
import { PAGE_SIZE } from '~/lib/paging'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Queryable, Transaction } from '~/platform/server/database/db'
import { privacyError } from '../../errors'
import {
  type answerRequestSchema,
  type extendRequestSchema,
  NEEDS_IDENTITY,
  requestDueAt,
  type sendRequestSchema,
} from '../../request'
import { requestAnsweredMail, requestExtendedMail, requestReceivedMail } from '../emails'
import { privacyRequest } from './table'

type Visitor = { db: Database; now: Date; clientIp: string | null }
/**
 * Takes a request and confirms it by mail; the same one twice is one. Says nothing about whether there is an account.
 * @throws {AppError} too many from one address
 */
export async function sendRequest({ db, now, clientIp }: Visitor, input: z.infer<typeof sendRequestSchema>) {
  const known = await db.$count(privacyRequest, eq(privacyRequest.id, input.id))
  if (known > 0) return
  if (await isHeldUp(db, 'privacy-request', { address: clientIp })) throw privacyError('tooManyRequests')
  await db.transaction(async (tx) => {
    const dueAt = requestDueAt(now, false)
    const [made] = await tx
      .insert(privacyRequest)
      .values({ ...input, dueAt, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: privacyRequest.id })
    if (!made) return
    await enqueueMails(tx, [requestReceivedMail(input.email, { id: input.id, dueAt })])
    await tellAdmins(tx, 'admin-privacy-request', made.id)
  })
}

/** Requests: open ones by deadline, answered ones newest first. */
export async function listRequests(db: Queryable, { page = 1, erledigt }: { page?: number; erledigt?: true }) {
  const chosen = erledigt ? isNotNull(privacyRequest.answeredAt) : isNull(privacyRequest.answeredAt)
  const order = erledigt
    ? [desc(privacyRequest.answeredAt), desc(privacyRequest.id)]
    : [asc(privacyRequest.dueAt), asc(privacyRequest.id)]
  const [rows, total, open] = await Promise.all([
    db
      .select()
      .from(privacyRequest)
      .where(chosen)
      .orderBy(...order)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(privacyRequest, chosen),
    db.$count(privacyRequest, isNull(privacyRequest.answeredAt)),
  ])
  return { rows, total, open }
}

/** How many wait for an answer, and the first deadline. */
export async function countOpenRequests(db: Queryable) {
  const open = isNull(privacyRequest.answeredAt)
  const [count, [first]] = await Promise.all([
    db.$count(privacyRequest, open),
    db
      .select({ dueAt: privacyRequest.dueAt })
      .from(privacyRequest)
      .where(open)
      .orderBy(asc(privacyRequest.dueAt))
      .limit(1),
  ])
  return { count, dueAt: first?.dueAt ?? null }
}

/**
 * Answers a request by mail.
 * @throws {AppError} conflict when it is answered, or when the answer needs to know who asked
 */
export async function answerRequest({ db, actor, now }: SignedInContext, input: z.infer<typeof answerRequestSchema>) {
  const { id, answer, isIdentityChecked } = input
  await db.transaction(async (tx) => {
    const asked = await lockOpen(tx, actor, id)
    if (NEEDS_IDENTITY.has(asked.kind) && !isIdentityChecked) throw privacyError('identityUnknown')
    await tx.update(privacyRequest).set({ answer, answeredAt: now }).where(eq(privacyRequest.id, id))
    await enqueueMails(tx, [requestAnsweredMail(asked.email, { id, answer })])
    // That somebody looked is what we can show later (Art. 5 (2)).
    const shown = NEEDS_IDENTITY.has(asked.kind) ? { details: { isIdentityChecked } } : {}
    await audit(tx, actor, 'privacy-request.answered', { type: 'privacy-request', id, ...shown })
  })
}

/**
 * Takes two more months, and tells the person why (Art. 12 (3)); only within the first month.
 * @throws {AppError} conflict when it is answered, was extended before, or its month is over
 */
export async function extendRequest(
  { db, actor, now }: SignedInContext,
  { id, reason }: z.infer<typeof extendRequestSchema>,
) {
  await db.transaction(async (tx) => {
    const asked = await lockOpen(tx, actor, id)
    if (asked.extensionReason !== null || asked.dueAt < now) throw privacyError('requestNotExtendable')
    const dueAt = requestDueAt(asked.createdAt, true)
    await tx.update(privacyRequest).set({ dueAt, extensionReason: reason }).where(eq(privacyRequest.id, id))
    await enqueueMails(tx, [requestExtendedMail(asked.email, { id, reason, dueAt })])
    await audit(tx, actor, 'privacy-request.extended', { type: 'privacy-request', id })
  })
}

async function lockOpen(tx: Transaction, actor: SignedInActor, id: string) {
  const [asked] = await tx
    .select()
    .from(privacyRequest)
    .where(and(eq(privacyRequest.id, id), isNull(privacyRequest.answeredAt)))
    .for('update')
  if (!asked) {
    const change = { subjectType: 'privacy-request', actions: ['privacy-request.answered'], subjectId: id }
    throw privacyError('requestAnswered', await adminWhoWasFaster(tx, actor, change, 'diese Anfrage', 'beantwortet'))
  }
  return asked
}
