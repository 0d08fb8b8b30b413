import type { ReactNode } from 'react'
import { ListSearch } from './list-search'

type ListToolbarProps = {
  label: string
  q: string | undefined
  onSearch: (q: string | undefined) => void
  /** Filters, one `ListFilter` each. */
  children?: ReactNode
}

/** Search and filters above a list; as a table's `toolbar` beside its choice of columns. */
export function ListToolbar({ label, q, onSearch, children }: ListToolbarProps) {
  return (
    <div className="list-toolbar">
      <div className="min-w-80 flex-1 max-sm:min-w-0 max-sm:basis-full">
        <ListSearch key={q ?? ''} label={label} value={q ?? ''} onSearch={(text) => onSearch(text || undefined)} />
      </div>
      {children && <div className="flex flex-wrap items-end gap-3 max-sm:w-full">{children}</div>}
    </div>
  )
}
