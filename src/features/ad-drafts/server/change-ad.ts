import { and, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import type { CompanyContext } from '~/features/accounts/server/command-context'
import { adTexts, checkAd } from '~/features/ad-check/check-ad'
import { mendOf } from '~/features/ad-check/mends'
import { adRuleBook } from '~/features/ad-check/server/rules'
import { type JobPostingInput, jobPostingInputSchema } from '~/features/job-postings/schema'
import { createJobPosting } from '~/features/job-postings/server/commands/drafts'
import { settlePlaces } from '~/features/job-postings/server/places'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { replaceText } from '~/lib/rich-text/replace-text'
import { fieldOfTitle } from '~/lib/work/occupation-field'
import type { Database, Queryable, Transaction } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import { adDraftError } from '../errors'
import { type AdChanges, type changeAdSchema, MENDABLE_FIELDS, type mendAdSchema } from '../schema'
import { documentOfText } from '../split/document'
import { KEPT_MS } from './begin-ad'
import { adDraft } from './table'

type Context = { db: Database; now: Date }
type Draft = typeof adDraft.$inferSelect

/** Days an ad waits for its writer to register and confirm the address. */
export const WAITING_DAYS = 7

/** @throws AppError unknown */
export async function findAd(db: Queryable, token: string, now: Date): Promise<Draft> {
  const [draft] = await db.select().from(adDraft).where(isOf(token, now))
  if (!draft) throw adDraftError('unknown')
  return draft
}

/**
 * Changes some fields of an ad.
 * @throws AppError unknown, changedMeanwhile, placeUnknown; a zod error when fields contradict each other
 */
export async function changeAd(
  ctx: Context,
  { token, version, changes }: z.output<typeof changeAdSchema>,
): Promise<void> {
  const said = { token, version, isContractSaid: changes.contract !== undefined }
  await rewrite(ctx, said, (input) => {
    const { tasks, profile, offer, ...others } = changes
    const places = others.places && settlePlaces(others.places)
    const next = {
      ...input,
      ...others,
      ...(places && { places }),
      ...(others.title !== undefined && { occupationField: fieldOfTitle(others.title) ?? input.occupationField }),
      ...documents({ tasks, profile, offer }),
    }
    return jobPostingInputSchema.parse(next)
  })
}

/**
 * Replaces the words of a finding.
 * @throws AppError unknown, changedMeanwhile
 */
export async function mendAd(ctx: Context, wanted: z.output<typeof mendAdSchema>): Promise<void> {
  await rewrite(ctx, wanted, (input) => replaced(input, wanted))
}

/**
 * Replaces the words of all findings that have a correction, one after the other: each moves what follows it.
 * @throws AppError unknown, changedMeanwhile
 */
export async function mendWholeAd(ctx: Context, wanted: { token: string; version: number }): Promise<void> {
  const rules = await adRuleBook(ctx.db)
  const today = toIsoDay(ctx.now)
  await rewrite(ctx, wanted, (input) => {
    let next = input
    for (let turn = 0; turn < MOST_MENDED; turn += 1) {
      const texts = adTexts(next)
      const [mended] = checkAd(next, rules, today).flatMap((finding) => {
        if (!isMendable(finding.field)) return []
        const mend = mendOf(finding, texts[finding.field])
        return mend ? [{ field: finding.field, ...mend.span, text: mend.text }] : []
      })
      if (!mended) return next
      const before = next
      next = replaced(next, mended)
      if (next === before) return next
    }
    return next
  })
}

/** Findings that one click replaces; far more than an ad has. */
const MOST_MENDED = 60

/**
 * Keeps an ad for as long as it may take to register.
 * @throws AppError unknown
 */
export async function keepAd({ db, now }: Context, { token }: { token: string }): Promise<void> {
  const kept = await db
    .update(adDraft)
    .set({ expiresAt: addDays(now, WAITING_DAYS) })
    .where(isOf(token, now))
    .returning({ id: adDraft.id })
  if (kept.length === 0) throw adDraftError('unknown')
}

/**
 * Makes the ad a draft of the actor's company. Repeating it finds the same posting.
 * @throws AppError unknown, idTaken when another company took it
 */
export async function takeAd(ctx: CompanyContext, { token }: { token: string }): Promise<{ id: string }> {
  const { id, input } = await findAd(ctx.db, token, ctx.now)
  await createJobPosting(ctx, { ...input, id })
  return { id }
}

async function rewrite(
  { db, now }: Context,
  { token, version, isContractSaid = false }: { token: string; version: number; isContractSaid?: boolean },
  change: (input: JobPostingInput) => JobPostingInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lock(tx, token, now)
    if (draft.version !== version) throw adDraftError('changedMeanwhile')
    const expiresAt = new Date(Math.max(draft.expiresAt.getTime(), now.getTime() + KEPT_MS))
    await tx
      .update(adDraft)
      .set({
        input: change(draft.input),
        ...(isContractSaid && { assumed: [] }),
        version: version + 1,
        expiresAt,
      })
      .where(eq(adDraft.id, draft.id))
  })
}

async function lock(tx: Transaction, token: string, now: Date): Promise<Draft> {
  const [draft] = await tx.select().from(adDraft).where(isOf(token, now)).for('update')
  if (!draft) throw adDraftError('unknown')
  return draft
}

type Replacement = Pick<z.output<typeof mendAdSchema>, 'field' | 'start' | 'end' | 'text'>

function replaced(input: JobPostingInput, { field, start, end, text }: Replacement): JobPostingInput {
  if (field === 'title') return { ...input, title: input.title.slice(0, start) + text + input.title.slice(end) }
  return { ...input, [field]: replaceText(input[field], start, end, text) }
}

function isMendable(field: string): field is Replacement['field'] {
  return MENDABLE_FIELDS.some((known) => known === field)
}

function isOf(token: string, now: Date) {
  return and(eq(adDraft.tokenHash, hashLinkToken(token)), gt(adDraft.expiresAt, now))
}

function documents(texts: Pick<AdChanges, 'tasks' | 'profile' | 'offer'>) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([part, text]) => (text === undefined ? [] : [[part, documentOfText(text)]])),
  )
}
