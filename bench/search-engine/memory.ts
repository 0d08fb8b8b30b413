import path from 'node:path'
import type { SearchDocument } from '../../src/platform/server/search/document.ts'
import { buildSegment } from '../../src/platform/server/search/memory/build/build-segment.ts'
import { mergeSegments } from '../../src/platform/server/search/memory/build/merge-segments.ts'
import type { Segment } from '../../src/platform/server/search/memory/segment.ts'
import { readSnapshot, writeSnapshot } from '../../src/platform/server/search/memory/snapshot.ts'
import { SCHEMA } from './market.ts'

/** The segments of the engine in memory: from the file of an earlier run, or built and stored there. */
export function segmentsOf(
  chunks: () => Iterable<SearchDocument[]>,
  count: number,
  directory?: string,
): readonly Segment[] {
  const file = directory === undefined ? null : path.join(directory, `bench-${count}.index`)
  let start = performance.now()
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1)
  const kept = file === null ? null : readSnapshot(file, SCHEMA)
  if (kept !== null) {
    console.log(`read in ${seconds()} s`)
    return kept.segments
  }
  const parts: Segment[] = []
  for (const documents of chunks()) parts.push(buildSegment(SCHEMA, documents))
  console.log(`built in ${seconds()} s, generating included`)
  start = performance.now()
  const segments = [mergeSegments(SCHEMA, parts)]
  console.log(`merged in ${seconds()} s`)
  if (file !== null) writeSnapshot(file, SCHEMA, { segments, position: { sequence: 0, token: null } })
  return segments
}
