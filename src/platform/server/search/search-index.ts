import type { Query } from './query.ts'
import type { SearchAnswer, SearchRequest, Viewer } from './request.ts'

/**
 * What every engine can be asked. Answers are a moment old; whoever shows a hit checks again whether it may be seen.
 */
export type SearchIndex = {
  /** @throws RangeError for an offset above `MAX_OFFSET` or an unknown column */
  search(request: SearchRequest): Promise<SearchAnswer>
  /** Whether this viewer may see any matching document. */
  has(viewer: Viewer, query: Query): Promise<boolean>
  /** Terms with this prefix in documents this viewer may see: the shortest first, equal lengths by their bytes. */
  terms(viewer: Viewer, prefix: string, limit: number): Promise<string[]>
}
