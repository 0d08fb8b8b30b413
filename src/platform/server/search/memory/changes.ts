import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../../database/db.ts'
import type { FeedEntry, IndexSchema, SearchDocument } from '../document.ts'
import { SegmentBuilder } from './build/build-segment.ts'
import { idBytes } from './ids.ts'
import type { Segment } from './segment.ts'

/** Up to which batch an engine has read. The token shows whether the database still knows it; null while it loads. */
export type Position = { sequence: number; token: string | null }

export const START: Position = { sequence: 0, token: null }

/** What has changed since a position. */
export type Changes = {
  /** The database does not know the position: everything must be read from the start. */
  isForeign: boolean
  /** 16 bytes for each changed or removed document. */
  ids: readonly Uint8Array[]
  /** The documents that exist; null when there are none. */
  segment: Segment | null
  position: Position
  /** Whether there was nothing more to read. */
  isLast: boolean
  /** Whether documents are still due, as in the first seconds of an installation. */
  isDue: boolean
}

/** Rows read for one segment, and then the rest of their last batch. */
const AT_ONCE = 20_000
/** Rows fetched at a time, so that few of them are in memory. */
const PART = 1_000

const batchSchema = z.object({ sequence: z.number(), token: z.guid() })
const rowsSchema = z.array(
  z.object({ id: z.guid(), sequence: z.number(), document: z.custom<SearchDocument | null>() }),
)

/** Reads what came after a position, and builds a segment of it. */
export async function readChanges(db: Database, schema: IndexSchema, after: Position): Promise<Changes> {
  const { name } = schema
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
      const taker = new Taker(schema)
      const end = isNews ? await takeAfter(tx, name, after.sequence, taker) : null
      const position = end === null ? (last ?? after) : { sequence: end, token: null }
      return { isForeign: false, ...taker.finish(), position, isLast: end === null, isDue }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const FOREIGN: Changes = { isForeign: true, ids: [], segment: null, position: START, isLast: false, isDue: true }

/** Collects changes that are added one by one. */
class Taker {
  private readonly ids: Uint8Array[] = []
  private readonly builder: SegmentBuilder

  constructor(schema: IndexSchema) {
    this.builder = new SegmentBuilder(schema)
  }

  get count(): number {
    return this.ids.length
  }

  add({ id, document }: Pick<FeedEntry, 'id' | 'document'>): void {
    this.ids.push(idBytes(id))
    if (document !== null) this.builder.add(document)
  }

  finish(): Pick<Changes, 'ids' | 'segment'> {
    return { ids: this.ids, segment: this.builder.count === 0 ? null : this.builder.finish() }
  }
}

/** A segment of these changes; of several for one document the last counts. */
export function changesOf(schema: IndexSchema, entries: readonly FeedEntry[]): Pick<Changes, 'ids' | 'segment'> {
  const taker = new Taker(schema)
  for (const entry of new Map(entries.map((each) => [each.id, each])).values()) taker.add(entry)
  return taker.finish()
}

function isBatch({ sequence }: Position) {
  return sql`sequence = ${sequence}`
}

/** Collects whole batches until there are enough of them; returns the number of the last one, null when there are no more. */
async function takeAfter(tx: Transaction, name: string, sequence: number, taker: Taker): Promise<number | null> {
  await tx.execute(sql`
    declare changes no scroll cursor for
    select id, sequence, document from search_document
    where index_name = ${name} and sequence > ${sequence} order by sequence`)
  const read = () => tx.execute(sql`fetch ${sql.raw(String(PART))} from changes`)
  let next = read()
  for (let last = 0; ; ) {
    const { rows } = await next
    // The database fetches these while the ones before are added.
    if (rows.length === PART) next = read()
    for (const row of rowsSchema.parse(rows)) {
      if (taker.count >= AT_ONCE && row.sequence !== last) {
        await next
        return last
      }
      taker.add(row)
      last = row.sequence
    }
    if (rows.length < PART) return null
  }
}
