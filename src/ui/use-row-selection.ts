import { useState } from 'react'
import type { TableSelection } from './table'

/**
 * Which rows of a table are chosen. Only rows that are there count: whoever turns the page or filters starts anew, and
 * what a colleague has settled meanwhile drops out.
 */
export function useRowSelection<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
): { selection: TableSelection; chosen: Row[]; clear: () => void } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter((row) => ids.has(rowId(row)))
  return {
    selection: { selectedIds: new Set(chosen.map(rowId)), onChange: setIds },
    chosen,
    clear: () => setIds(new Set()),
  }
}
