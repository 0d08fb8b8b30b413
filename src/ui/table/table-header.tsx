import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const

/** What a column's header needs to know of it. */
export type HeaderColumn = {
  id: string
  header: string
  align?: 'left' | 'right'
  /** Shows a sort button in the header. */
  isSortable?: boolean
  /** The header is only for screen readers, e.g. for actions. */
  isHeaderHidden?: boolean
}

export type TableSort = { column: string; direction: 'ascending' | 'descending' }

type TableHeaderProps = {
  column: HeaderColumn
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
  isFolded: boolean
}

/** The header of a column; its button sorts, first ascending, then descending. */
export function TableHeader({ column, sort, onSort, isFolded }: TableHeaderProps) {
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" data-align={column.align} data-folded={isFolded || undefined}>
        {column.isHeaderHidden ? <span className="sr-only">{column.header}</span> : column.header}
      </th>
    )
  }
  const direction = sort?.column === column.id ? sort.direction : 'none'
  const Icon = icons[direction]
  return (
    <th scope="col" data-align={column.align} data-folded={isFolded || undefined} aria-sort={direction}>
      <button
        type="button"
        className="tbl-sort"
        onClick={() => onSort({ column: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {column.header}
        <Icon aria-hidden="true" />
      </button>
    </th>
  )
}
