import { useState } from 'react'
import type { TableSelection } from './table'

/**
 * Which rows of a table are selected. Only existing rows count: paging or filtering resets it, and what a colleague has
 * handled meanwhile drops out.
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
