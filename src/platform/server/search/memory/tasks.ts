import type { IndexSchema } from '../document.ts'
import type { Position } from '../read-news.ts'
import type { Changes } from './changes.ts'
import type { Segment } from './segment.ts'
import type { Snapshot } from './snapshot.ts'

/** What a thread is asked to do for one index; arrays of segments are shared, not copied. */
export type Task = { schema: IndexSchema } & (
  | { kind: 'read'; after: Position }
  | { kind: 'merge'; segments: readonly Segment[] }
  | { kind: 'load'; file: string }
  | { kind: 'save'; file: string; snapshot: Snapshot }
)

export type Answer =
  | { kind: 'changes'; changes: Changes }
  | { kind: 'segment'; segment: Segment }
  | { kind: 'snapshot'; snapshot: Snapshot | null }
  | { kind: 'done' }
  | { kind: 'failed'; message: string }
