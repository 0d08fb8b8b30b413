import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const

export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'left' | 'right'
  /** Shows a sort button in the header. */
  isSortable?: boolean
  /** The cell that names the row: on phones it comes first, without its column's name. */
  isPrimary?: boolean
  /** Holds names with long words, such as those of companies: it is never narrower than these. */
  hasNames?: boolean
  /** The header is only for screen readers, e.g. for actions. */
  isHeaderHidden?: boolean
  /** With `columnChoiceKey`: hidden in a narrow table until somebody chooses it, so that the first column stays wide. */
  isOffWhenNarrow?: boolean
}

/** The column with the buttons of a row: `{ ...actionsColumn, cell: … }`. */
export const actionsColumn = { id: 'actions', header: 'Aktionen', isHeaderHidden: true, align: 'right' } as const

export type TableSort = { column: string; direction: 'ascending' | 'descending' }

type TableHeaderProps<Row> = {
  column: TableColumn<Row>
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
  isFolded: boolean
}

/** The header of a column; its button sorts, first ascending, then descending. */
export function TableHeader<Row>({ column, sort, onSort, isFolded }: TableHeaderProps<Row>) {
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
