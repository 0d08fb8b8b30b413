import type { ReactNode } from 'react'
import { AdminSearch } from './admin-search'

type ListToolbarProps = {
  label: string
  q: string | undefined
  onSearch: (q: string | undefined) => void
  /** Filters, one `ListFilter` each. */
  children?: ReactNode
  /** At the right end, e.g. the export. */
  end?: ReactNode
}

/** Search, filters and export above a list of the platform admins. */
export function ListToolbar({ label, q, onSearch, children, end }: ListToolbarProps) {
  return (
    <div className="mb-2 flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="min-w-64 flex-1">
        <AdminSearch key={q ?? ''} label={label} value={q ?? ''} onSearch={(text) => onSearch(text || undefined)} />
      </div>
      {children && <div className="mb-4 flex flex-wrap items-end gap-3">{children}</div>}
      {end && <div className="mb-4">{end}</div>}
    </div>
  )
}
