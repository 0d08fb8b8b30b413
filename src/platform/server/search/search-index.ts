import type { Query } from './query.ts'
import type { SearchAnswer, SearchRequest, Viewer } from './request.ts'

/** What every engine can be asked. What it answers is a moment old; who shows a hit looks once more whether it may be seen. */
export type SearchIndex = {
  /** @throws RangeError for a deeper offset than `MAX_OFFSET`, or a column the index has not */
  search(request: SearchRequest): Promise<SearchAnswer>
  /** Whether this viewer may see any document that fits. */
  has(viewer: Viewer, query: Query): Promise<boolean>
  /** Terms that begin so, of documents this viewer may see: the shortest first, equal ones by their bytes. */
  terms(viewer: Viewer, prefix: string, limit: number): Promise<string[]>
}
