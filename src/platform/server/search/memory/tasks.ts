import type { IndexSchema } from '../document.ts'
import type { Changes, Position } from './changes.ts'
import type { Segment } from './segment.ts'
import type { Snapshot } from './snapshot.ts'

/** What a thread of an index has to know. */
export type ThreadData = { schema: IndexSchema; databaseUrl: string; snapshotFile: string }

/** What a thread is asked to do; arrays of segments are shared and not copied. */
export type Task =
  | { kind: 'read'; after: Position }
  | { kind: 'merge'; segments: readonly Segment[] }
  | { kind: 'load' }
  | { kind: 'save'; snapshot: Snapshot }

export type Answer =
  | { kind: 'changes'; changes: Changes }
  | { kind: 'segment'; segment: Segment }
  | { kind: 'snapshot'; snapshot: Snapshot | null }
  | { kind: 'done' }
  | { kind: 'failed'; message: string }
