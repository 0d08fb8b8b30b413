import type { FeedEntry, IndexSchema } from '../../src/platform/server/search/document.ts'
import { SegmentBuilder } from '../../src/platform/server/search/memory/build/build-segment.ts'
import type { Changes } from '../../src/platform/server/search/memory/changes.ts'
import { idBytes } from '../../src/platform/server/search/memory/ids.ts'

/** Changes as the database would give them; of several for one document the last counts. */
export function changesOf(schema: IndexSchema, entries: readonly FeedEntry[]): Pick<Changes, 'ids' | 'segment'> {
  const builder = new SegmentBuilder(schema)
  const last = new Map(entries.map((each) => [each.id, each]))
  for (const { document } of last.values()) if (document !== null) builder.add(document)
  return { ids: [...last.keys()].map(idBytes), segment: builder.count === 0 ? null : builder.finish() }
}
