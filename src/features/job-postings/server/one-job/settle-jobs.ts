import { sql } from 'drizzle-orm'
import { pick } from '~/lib/pick'
import { uuidv7 } from '~/lib/uuid'
import { anyOf, type Queryable, type Transaction } from '~/platform/server/database/db'
import { isSameJob, type Print, printOf, sharePlace } from '../../one-job/same-job'
import { markPostings } from '../mark-postings'
import { places } from '../queries/places-of-row'
import { inputColumns } from '../queries/posting-columns'
import { jobPosting } from '../table'
import { type Candidate, candidatesOf, groupKey } from './candidates'
import { lockCompaniesOf, settleLeads } from './leads'
import { jobPostingPrint } from './table'

/** Increase it when postings are compared differently. */
export const COMPARISON = 1

/**
 * Compares postings with the others of their companies, before they are shown or when their content changed: one that
 * repeats another takes over its first date, and alike ones share a card. In the command's own transaction, with the
 * company locked, so that of two processes the second sees the first. Call `markPostings` afterwards.
 * @returns the dates on which they were first published, by id
 */
export async function settleJobs(tx: Transaction, ids: readonly string[], now: Date): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  await lockCompaniesOf(tx, ids)
  const postings = await readCompared(tx, ids, now)
  const others = await candidatesOf(tx, postings, now)
  const settled = postings.map((posting) => {
    const key = groupKey(posting)
    const candidates = (others.get(key) ?? []).filter(({ id }) => id !== posting.id)
    const result = settle(posting, candidates)
    others.set(key, [...candidates, result])
    return result
  })
  await store(tx, settled)
  const left = postings.flatMap(({ id, known }) => {
    const cardId = settled.find((each) => each.id === id)?.cardId
    return known && known.cardId !== cardId ? [known.cardId] : []
  })
  // The cards they are no longer on.
  await markPostings(tx, await settleLeads(tx, [...new Set(left)]))
  return new Map(settled.map(({ id, publishedAt }) => [id, publishedAt]))
}

type Known = Pick<typeof jobPostingPrint.$inferSelect, 'cardId' | 'repeatsId' | 'repeatedAt'>
type Compared = {
  id: string
  companyId: string
  occupation: string
  print: Print
  publishedAt: Date
  known: Known | null
}
type Settled = Compared & Known

/** Postings as they are compared; the older first, so that the newer ones repeat them. */
export async function readCompared(db: Queryable, ids: readonly string[], now: Date): Promise<Compared[]> {
  const rows = await db
    .select({
      ...pick(jobPosting, 'id', 'companyId', 'publishedAt'),
      places,
      ...inputColumns,
    })
    .from(jobPosting)
    .where(anyOf(jobPosting.id, ids))
    .orderBy(sql`${jobPosting.publishedAt} nulls last`, jobPosting.id)
  const known = new Map(
    (
      await db
        .select({
          id: jobPostingPrint.jobPostingId,
          ...pick(jobPostingPrint, 'cardId', 'repeatsId', 'repeatedAt'),
        })
        .from(jobPostingPrint)
        .where(anyOf(jobPostingPrint.jobPostingId, ids))
    ).map(({ id, ...each }) => [id, each]),
  )
  return rows.map(({ id, companyId, publishedAt, ...posting }) => {
    const print = printOf(posting)
    const occupation = print.title.code.slice(0, 2) || (print.title.families[0] ?? '')
    return { id, companyId, occupation, print, publishedAt: publishedAt ?? now, known: known.get(id) ?? null }
  })
}

/** What became of a posting among those it is compared with. */
export function settle(posting: Compared, candidates: readonly Candidate[]): Settled {
  const { print, known, publishedAt } = posting
  const alike = candidates.filter((each) => isSameJob(print, each.print))
  const [repeated] = alike
    .filter((each) => each.publishedAt < publishedAt && sharePlace(print, each.print))
    .sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())
  return {
    ...posting,
    cardId: cardFor(posting, candidates, alike),
    publishedAt: repeated?.publishedAt ?? publishedAt,
    repeatsId: repeated?.id ?? known?.repeatsId ?? null,
    repeatedAt: repeated ? publishedAt : (known?.repeatedAt ?? null),
  }
}

/** The own card as long as it fits, else that of another posting: alike to each on it, so that no chain of changes joins two jobs. */
function cardFor({ print, known }: Compared, candidates: readonly Candidate[], alike: readonly Candidate[]): string {
  const fits = (cardId: string) =>
    candidates.every(
      (each) => each.cardId !== cardId || (alike.includes(each) && each.print.conditions === print.conditions),
    )
  const cards = [...(known ? [known.cardId] : []), ...alike.map(({ cardId }) => cardId)]
  return cards.find(fits) ?? uuidv7()
}

async function store(tx: Transaction, settled: readonly Settled[]): Promise<void> {
  await tx
    .insert(jobPostingPrint)
    .values(
      settled.map(({ id, companyId, occupation, cardId, repeatsId, repeatedAt, print: { shingles, ...print } }) => ({
        jobPostingId: id,
        companyId,
        occupation,
        print,
        shingles,
        cardId,
        repeatsId,
        repeatedAt,
        version: COMPARISON,
      })),
    )
    .onConflictDoUpdate({
      target: jobPostingPrint.jobPostingId,
      set: {
        occupation: sql`excluded.occupation`,
        print: sql`excluded.print`,
        shingles: sql`excluded.shingles`,
        cardId: sql`excluded.card_id`,
        repeatsId: sql`excluded.repeats_id`,
        repeatedAt: sql`excluded.repeated_at`,
        version: COMPARISON,
      },
    })
  const dates = settled.flatMap(({ id, publishedAt, repeatedAt }) =>
    repeatedAt ? [{ id, published_at: publishedAt }] : [],
  )
  if (dates.length === 0) return
  await tx.execute(sql`
    update job_posting j set published_at = d.published_at
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as d(id uuid, published_at timestamptz)
    where d.id = j.id and j.published_at > d.published_at`)
}
