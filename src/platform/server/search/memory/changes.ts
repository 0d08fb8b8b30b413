import type { Database } from '../../database/db.ts'
import type { FeedEntry, IndexSchema } from '../document.ts'
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
  const taker = new Taker(schema)
  const news = await readNews(db, { name: schema.name, after, most: AT_ONCE }, (entry) => taker.add(entry))
  return { ...news, ...taker.finish() }
}

/** Collects changes that are added one by one. */
class Taker {
  private readonly ids: Uint8Array[] = []
  private readonly builder: SegmentBuilder

  constructor(schema: IndexSchema) {
    this.builder = new SegmentBuilder(schema)
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
