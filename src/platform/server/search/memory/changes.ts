import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/db.ts'
import type { FeedEntry, IndexSchema, SearchDocument } from '../document.ts'
import { buildSegment } from './build/build-segment.ts'
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

/** Rows read at once; more than a batch has. */
const AT_ONCE = 20_000

const batchSchema = z.object({ sequence: z.number(), token: z.guid() })
const rowSchema = z.object({ id: z.guid(), sequence: z.number(), document: z.custom<SearchDocument | null>() })

/** Reads what came after a position, and builds a segment of it. */
export async function readChanges(db: Database, schema: IndexSchema, after: Position): Promise<Changes> {
  const { name } = schema
  // One snapshot for all three reads, so that the result is complete up to the last batch.
  const read = await db.transaction(
    async (tx) => {
      const batch = async (condition = sql`true`) => {
        const { rows } = await tx.execute(sql`
          select sequence, token from search_batch where index_name = ${name} and ${condition} order by sequence desc limit 1`)
        return rows[0] === undefined ? null : batchSchema.parse(rows[0])
      }
      const last = await batch()
      const own = after.token === null || last?.sequence === after.sequence ? last : await batch(isBatch(after))
      const isForeign = after.token !== null && own?.token !== after.token
      const isNews = !isForeign && last !== null && last.sequence > after.sequence
      const due = await tx.execute(sql`
        select exists (select from search_mark where index_name = ${name})
          or not exists (select from search_index_state where index_name = ${name}) as due`)
      const isDue = due.rows[0]?.due === true
      return { last, isForeign, isDue, rows: isNews ? await rowsAfter(tx, name, after.sequence) : [] }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  if (read.isForeign) return { isForeign: true, ids: [], segment: null, position: START, isLast: false, isDue: true }
  const isLast = read.rows.length < AT_ONCE
  const end = read.rows.at(-1)?.sequence ?? 0
  // The last batch may be incomplete.
  const entries = isLast ? read.rows : read.rows.filter(({ sequence }) => sequence < end)
  const position = isLast ? (read.last ?? after) : { sequence: entries.at(-1)?.sequence ?? 0, token: null }
  return { isForeign: false, ...changesOf(schema, entries), position, isLast, isDue: read.isDue }
}

/** A segment of these changes; of several for one document the last counts. */
export function changesOf(schema: IndexSchema, entries: readonly FeedEntry[]): Pick<Changes, 'ids' | 'segment'> {
  const last = new Map(entries.map((entry) => [entry.id, entry]))
  const documents = [...last.values()].flatMap(({ document }) => document ?? [])
  return {
    ids: [...last.keys()].map(idBytes),
    segment: documents.length === 0 ? null : buildSegment(schema, documents),
  }
}

function isBatch({ sequence }: Position) {
  return sql`sequence = ${sequence}`
}

async function rowsAfter(tx: Pick<Database, 'execute'>, name: string, sequence: number): Promise<FeedEntry[]> {
  const { rows } = await tx.execute(sql`
    select id, sequence, document from search_document
    where index_name = ${name} and sequence > ${sequence} order by sequence limit ${AT_ONCE}`)
  return rows.map((row) => rowSchema.parse(row))
}
