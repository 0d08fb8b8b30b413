import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { TableColumn, TableSort } from './table'

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const

type TableHeaderProps<Row> = {
  column: TableColumn<Row>
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

/** The head of a column; its button sorts, first ascending, then descending. */
export function TableHeader<Row>({ column, sort, onSort }: TableHeaderProps<Row>) {
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" data-align={column.align}>
        {column.isHeaderHidden ? <span className="sr-only">{column.header}</span> : column.header}
      </th>
    )
  }
  const direction = sort?.column === column.id ? sort.direction : 'none'
  const Icon = icons[direction]
  return (
    <th scope="col" data-align={column.align} aria-sort={direction}>
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
