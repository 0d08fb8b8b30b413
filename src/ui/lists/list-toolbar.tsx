import type { ReactNode } from 'react'
import { ListSearch } from './list-search'

type ListToolbarProps = {
  label: string
  q: string | undefined
  onSearch: (q: string | undefined) => void
  /** Filters, one `ListFilter` each. */
  children?: ReactNode
}

/** Search and filters above a list of the platform admins. */
export function ListToolbar({ label, q, onSearch, children }: ListToolbarProps) {
  return (
    <div className="mb-2 flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="min-w-80 flex-1 max-sm:min-w-0 max-sm:basis-full">
        <ListSearch key={q ?? ''} label={label} value={q ?? ''} onSearch={(text) => onSearch(text || undefined)} />
      </div>
      {children && <div className="mb-4 flex flex-wrap items-end gap-3 max-sm:w-full">{children}</div>}
    </div>
  )
}
