import { useState } from 'react'
import { useKeptInput } from '../form/guard/use-kept-input'
import type { TableSelection } from './table'

/**
 * Which rows of a table are selected. Only existing rows count: paging or filtering resets it, and what a colleague has
 * handled meanwhile drops out. When the session ended meanwhile, signing in again brings it back.
 */
export function useRowSelection<Row extends { id: string }>(
  rows: readonly Row[],
): { selection: TableSelection; chosen: Row[]; clear: () => void } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  useKeptInput('auswahl', {
    read: () => (ids.size > 0 ? [...ids] : undefined),
    bringBack: (kept) => setIds(new Set(Array.isArray(kept) ? kept.map(String) : [])),
  })
  const chosen = rows.filter(({ id }) => ids.has(id))
  return {
    selection: { selectedIds: new Set(chosen.map(({ id }) => id)), onChange: setIds },
    chosen,
    clear: () => setIds(new Set()),
  }
}
