import type { Database } from '../../database/db.ts'
import type { IndexSchema } from '../document.ts'
import { type News, type Position, readNews } from '../read-news.ts'
import { SegmentBuilder } from './build/build-segment.ts'
import { idBytes } from './ids.ts'
import type { Segment } from './segment.ts'

/** What has changed since a position. */
export type Changes = News & {
  /** 16 bytes for each changed or removed document. */
  ids: readonly Uint8Array[]
  /** The documents that exist; null when there are none. */
  segment: Segment | null
}

/** Rows read for one segment, plus the rest of their last batch. */
const AT_ONCE = 20_000

/** Reads what came after a position, and builds a segment of it. */
export async function readChanges(db: Database, schema: IndexSchema, after: Position): Promise<Changes> {
  const ids: Uint8Array[] = []
  const builder = new SegmentBuilder(schema)
  const news = await readNews(db, { name: schema.name, after, most: AT_ONCE }, ({ id, document }) => {
    ids.push(idBytes(id))
    if (document !== null) builder.add(document)
  })
  return { ...news, ids, segment: builder.count === 0 ? null : builder.finish() }
}
