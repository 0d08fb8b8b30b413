import type { ReactNode } from 'react'
import { ListSearch } from './list-search'
import { useChangeList } from './use-change-list'

type ListToolbarProps = {
  label: string
  /** Of the address. */
  q: string | undefined
  /** Filters, one `ListFilter` each. */
  children?: ReactNode
}

/** Search and filters above a list; as a table's `toolbar` beside its choice of columns. */
export function ListToolbar({ label, q = '', children }: ListToolbarProps) {
  const change = useChangeList()
  return (
    <div className="list-toolbar">
      <div className="min-w-80 flex-1 max-sm:min-w-0 max-sm:basis-full">
        <ListSearch key={q} label={label} value={q} onSearch={(text) => change({ q: text || undefined })} />
      </div>
      {children && <div className="flex flex-wrap items-end gap-3 max-sm:w-full">{children}</div>}
    </div>
  )
}
