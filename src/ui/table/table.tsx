import type { ReactNode } from 'react'
import { unbroken } from '~/lib/text/unbroken'
import { Checkbox } from '../choices/checkbox'
import { useFocusRescue } from '../focus/use-focus-rescue'
import { ColumnChoice } from './column-choice'
import { TableBar } from './table-bar'
import { type HeaderColumn, TableHeader, type TableSort } from './table-header'
import { useColumnChoice } from './use-column-choice'
import { useRowFocus } from './use-row-focus'
import { useTableWidth } from './use-table-width'

export type TableColumn<Row> = HeaderColumn & {
  cell: (row: Row) => ReactNode
  /** The cell that names the row: on phones it comes first, without its column's name. */
  isPrimary?: boolean
  /** Holds names with long words, such as those of companies: it is never narrower than these. */
  hasNames?: boolean
  /** With `columnChoiceKey`: hidden in a narrow table until somebody chooses it, so that the first column stays wide. */
  isOffWhenNarrow?: boolean
}

/** The column with the buttons of a row: `{ ...actionsColumn, cell: … }`. */
export const actionsColumn = { id: 'actions', header: 'Aktionen', isHeaderHidden: true, align: 'right' } as const

export type TableSelection = {
  selectedIds: ReadonlySet<string>
  onChange: (selectedIds: Set<string>) => void
}

type TableProps<Row extends { id: string }> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** The name of a row in the label of its checkbox; needed with `selection`. */
  rowLabel?: (row: Row) => string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  selection?: TableSelection
  /** Buttons for all selected rows; they replace `toolbar` while there is a selection. */
  bulkActions?: (selectedIds: ReadonlySet<string>) => ReactNode
  /** Lets people choose the columns; the choice is stored in the browser under this name. */
  columnChoiceKey?: string
  /** Above the table on the left, e.g. filters. */
  toolbar?: ReactNode
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
}

/** An administrative table. Scrolls sideways when needed (then it is focusable); rows become cards on phones. */
export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const { caption, rows, rowLabel, sort, onSort, selection, bulkActions, columnChoiceKey, toolbar, empty } = props
  const { ref, isOverflowing, isNarrow } = useTableWidth<HTMLDivElement>()
  const ids = rows.map(({ id }) => id)
  const bodyProps = useRowFocus<HTMLTableSectionElement>(ids)
  const selectedCount = selection?.selectedIds.size ?? 0
  // The action is done and its buttons are gone.
  useFocusRescue(ref, selectedCount > 0)
  const choice = useColumnChoice(columnChoiceKey, props.columns, isNarrow)
  const columns = choice.shown
  const hasBar = toolbar !== undefined || columnChoiceKey !== undefined || bulkActions !== undefined
  function clearSelection() {
    selection?.onChange(new Set())
    // The pressed button disappears with the selection.
    ref.current?.focus()
  }
  const bar = hasBar && (
    <TableBar
      toolbar={
        toolbar ??
        (bulkActions && <p className="min-w-0 text-sm text-muted">Ankreuzen, um mehrere auf einmal zu bearbeiten</p>)
      }
      columnChoice={
        columnChoiceKey && <ColumnChoice columns={choice.choosable} isShown={choice.isSeen} onToggle={choice.toggle} />
      }
      selectedCount={selectedCount}
      bulkActions={selection && bulkActions?.(selection.selectedIds)}
      onClear={clearSelection}
    />
  )
  if (rows.length === 0 && empty) {
    return (
      <>
        {toolbar !== undefined && bar}
        <div ref={ref} tabIndex={-1}>
          {empty}
        </div>
      </>
    )
  }
  return (
    <>
      {bar}
      <section ref={ref} className="card table-wrap" aria-label={caption} tabIndex={isOverflowing ? 0 : -1}>
        <table className="tbl tbl-cards">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {selection && (
                <th scope="col" className="tbl-select">
                  <SelectAll ids={ids} selection={selection} />
                </th>
              )}
              {columns.map((column) => (
                <TableHeader
                  key={column.id}
                  column={column}
                  sort={sort}
                  onSort={onSort}
                  isFolded={choice.isFolded(column)}
                />
              ))}
            </tr>
          </thead>
          <tbody {...bodyProps}>
            {rows.map((row) => {
              const { id } = row
              return (
                <tr key={id} data-selected={selection?.selectedIds.has(id) || undefined}>
                  {selection && (
                    <td className="tbl-select-row">
                      <SelectRow id={id} label={rowLabel?.(row) ?? id} selection={selection} />
                    </td>
                  )}
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      data-align={column.align}
                      data-primary={column.isPrimary || undefined}
                      data-names={column.hasNames || undefined}
                      data-folded={choice.isFolded(column) || undefined}
                      data-label={column.isPrimary || column.isHeaderHidden ? undefined : column.header}
                    >
                      {shown(column.cell(row))}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** A cell's text; a legal form at the end of a name stays on one line. */
function shown(cell: ReactNode): ReactNode {
  return typeof cell === 'string' ? unbroken(cell) : cell
}

function SelectAll({ ids, selection }: { ids: string[]; selection: TableSelection }) {
  const selectedCount = ids.filter((id) => selection.selectedIds.has(id)).length
  return (
    <Checkbox
      label="Alle auswählen"
      className="tbl-select-all"
      value={ids.length > 0 && selectedCount === ids.length}
      isIndeterminate={selectedCount > 0 && selectedCount < ids.length}
      onChange={(isOn) => selection.onChange(new Set(isOn ? ids : []))}
    />
  )
}

function SelectRow({ id, label, selection }: { id: string; label: string; selection: TableSelection }) {
  function toggle(isOn: boolean) {
    const selectedIds = new Set(selection.selectedIds)
    if (isOn) selectedIds.add(id)
    else selectedIds.delete(id)
    selection.onChange(selectedIds)
  }
  return <Checkbox label={`${label} auswählen`} isLabelHidden value={selection.selectedIds.has(id)} onChange={toggle} />
}
