import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../database/db.ts'
import type { FeedEntry, SearchDocument } from './document.ts'

/** Up to which batch an engine has read. The token shows whether the database still knows it; null when it forgot it. */
export type Position = { sequence: number; token: string | null }

export const START: Position = { sequence: 0, token: null }

/** What has changed since a position. */
export type News = {
  /** The database does not know the position: everything must be read from the start. */
  isForeign: boolean
  position: Position
  /** Whether there was nothing more to read. */
  isLast: boolean
  /** Whether documents are still due, as in the first seconds of an installation. */
  isDue: boolean
}

type Reading = {
  /** Name of the index. */
  name: string
  after: Position
  /** This many documents, plus the rest of their last batch. */
  most: number
}

/** Rows fetched at once, so that few of them are in memory. */
const PART = 1_000

const batchSchema = z.object({ sequence: z.number(), token: z.guid() })
const rowsSchema = z.array(
  z.object({ id: z.guid(), sequence: z.number(), document: z.custom<SearchDocument | null>() }),
)

/** Reads what came after a position; each document is passed once, in its current state. */
export async function readNews(db: Database, reading: Reading, take: (entry: FeedEntry) => void): Promise<News> {
  const { name, after } = reading
  // One snapshot for all reads, so that the result is complete up to the last batch.
  return db.transaction(
    async (tx) => {
      const batch = async (condition = sql`true`) => {
        const { rows } = await tx.execute(sql`
          select sequence, token from search_batch where index_name = ${name} and ${condition} order by sequence desc limit 1`)
        return rows[0] === undefined ? null : batchSchema.parse(rows[0])
      }
      const last = await batch()
      const own = after.token === null || last?.sequence === after.sequence ? last : await batch(isBatch(after))
      if (after.token !== null && own?.token !== after.token) return FOREIGN
      const due = await tx.execute(sql`
        select exists (select from search_mark where index_name = ${name})
          or not exists (select from search_index_state where index_name = ${name}) as due`)
      const isDue = due.rows[0]?.due === true
      const isNews = last !== null && last.sequence > after.sequence
      const end = isNews ? await takeAfter(tx, reading, take) : null
      const reached = end === null ? (last ?? after) : { sequence: end, token: null }
      const position = end === null ? reached : ((await batch(isBatch(reached))) ?? reached)
      return { isForeign: false, position, isLast: end === null, isDue }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const FOREIGN: News = { isForeign: true, position: START, isLast: false, isDue: true }

function isBatch({ sequence }: Position) {
  return sql`sequence = ${sequence}`
}

/** Takes complete batches until there are enough; returns the number of the last one, null when there are no more. */
async function takeAfter(
  tx: Transaction,
  { name, after, most }: Reading,
  take: (entry: FeedEntry) => void,
): Promise<number | null> {
  await tx.execute(sql`
    declare changes no scroll cursor for
    select id, sequence, document from search_document
    where index_name = ${name} and sequence > ${after.sequence} order by sequence`)
  const read = () => tx.execute(sql`fetch ${sql.raw(String(PART))} from changes`)
  let next = read()
  let taken = 0
  for (let last = 0; ; ) {
    const { rows } = await next
    // The database fetches these while the previous ones are added.
    if (rows.length === PART) next = read()
    for (const row of rowsSchema.parse(rows)) {
      if (taken >= most && row.sequence !== last) {
        await next
        return last
      }
      take(row)
      taken += 1
      last = row.sequence
    }
    if (rows.length < PART) return null
  }
}
