import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Place } from '~/features/places/schema'
import { pick } from '~/lib/pick'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import { type Card, cardsByIds } from '../queries/card'
import { places } from '../queries/places-of-row'
import { jobPosting } from '../table'
import { jobPostingPrint } from './table'

/** A posting that is online, on the card of a wanted one. */
export type CardMember = {
  id: string
  referenceNumber: string | null
  publishedAt: Date
  runsUntil: Date
  places: Place[]
  /** Those with the same one have the same text. */
  text: string
}

/** A card of one or several alike postings; `id` is the one it leads to. */
export type JobCard = Card & {
  /** The one it was asked for by. */
  askedId: string
}

const asked = alias(jobPostingPrint, 'asked')

/** Published postings that share a card with these, themselves included; the one the card is shown for comes first. */
export async function cardMembers(
  db: Queryable,
  wanted: Iterable<string>,
  now?: Date,
): Promise<Map<string, CardMember[]>> {
  const found = new Map<string, CardMember[]>()
  const ids = [...wanted]
  if (ids.length === 0) return found
  const columns = {
    ...pick(jobPosting, 'id', 'referenceNumber', 'publishedAt', 'runsUntil'),
    places,
  }
  const isShown = and(eq(jobPosting.status, 'published'), now ? gt(jobPosting.runsUntil, now) : undefined)
  const [own, shared] = await Promise.all([
    db
      .select({ askedId: jobPosting.id, ...columns, text: sql<string>`''` })
      .from(jobPosting)
      .where(and(anyOf(jobPosting.id, ids), isShown)),
    db
      .select({ askedId: asked.jobPostingId, ...columns, text: sql<string>`md5(${jobPostingPrint.shingles}::text)` })
      .from(asked)
      .innerJoin(jobPostingPrint, eq(jobPostingPrint.cardId, asked.cardId))
      .innerJoin(jobPosting, eq(jobPosting.id, jobPostingPrint.jobPostingId))
      .where(and(anyOf(asked.jobPostingId, ids), isShown))
      .orderBy(jobPosting.publishedAt, isNotNull(jobPostingPrint.repeatsId), jobPosting.id),
  ])
  const compared = new Set(shared.map(({ askedId }) => askedId))
  for (const { askedId, publishedAt, runsUntil, ...member } of [
    ...shared,
    ...own.filter(({ id }) => !compared.has(id)),
  ]) {
    if (publishedAt === null || runsUntil === null) continue
    found.set(askedId, [...(found.get(askedId) ?? []), { ...member, publishedAt, runsUntil }])
  }
  return found
}

type Distance = (member: CardMember) => number

/**
 * Cards of the open ones among these postings, in the order of the ids, each with the places of all postings on it and
 * the date of the oldest.
 * @param distance the posting of a card with the least one is the one it leads to; of equals the oldest
 */
export async function jobCards(
  db: Queryable,
  ids: readonly string[],
  now: Date,
  distance: Distance = () => 0,
): Promise<JobCard[]> {
  const [cards = []] = await listsOfCards(db, [{ ids, distance }], now)
  return cards
}

/** The same for several lists at once. */
export async function listsOfCards(
  db: Queryable,
  lists: readonly { ids: readonly string[]; distance: Distance }[],
  now: Date,
): Promise<JobCard[][]> {
  const members = await cardMembers(db, new Set(lists.flatMap(({ ids }) => ids)), now)
  const chosen = lists.map(({ ids, distance }) =>
    ids.flatMap((askedId) => {
      const all = members.get(askedId) ?? []
      const [first, ...others] = all.toSorted((a, b) => distance(a) - distance(b))
      return first ? [{ askedId, first, others, publishedAt: all[0]?.publishedAt ?? first.publishedAt }] : []
    }),
  )
  const cards = await cardsByIds(db, [...new Set(chosen.flat().map(({ first }) => first.id))])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return chosen.map((list) =>
    list.flatMap(({ askedId, first, others, publishedAt }) => {
      const card = byId.get(first.id)
      const placeNames = [first, ...others].flatMap((member) => member.places.map(({ name }) => name))
      return card ? [{ ...card, askedId, publishedAt, placeNames: [...new Set(placeNames)] }] : []
    }),
  )
}
