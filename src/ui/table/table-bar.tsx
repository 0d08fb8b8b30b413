import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button'

type TableBarProps = {
  /** On the left, while nothing is selected. */
  toolbar?: ReactNode
  /** On the right. */
  columnChoice?: ReactNode
  selectedCount: number
  /** Actions for the selected rows. */
  bulkActions?: ReactNode
  onClear: () => void
}

/** The line above a table. A selection shows its actions there; the table does not move. */
export function TableBar({ toolbar, columnChoice, selectedCount, bulkActions, onClear }: TableBarProps) {
  const isSelecting = selectedCount > 0 && bulkActions !== undefined
  return (
    <div className="table-bar" data-selecting={isSelecting || undefined}>
      <p role="status" className={isSelecting ? 'num text-sm font-semibold' : 'sr-only'}>
        {isSelecting && `${selectedCount.toLocaleString('de-DE')} ausgewählt`}
      </p>
      {isSelecting ? (
        <>
          <fieldset aria-label="Mit der Auswahl" className="flex min-w-0 flex-wrap gap-2">
            {bulkActions}
          </fieldset>
          <Button variant="quiet" size="sm" className="ml-auto" onClick={onClear}>
            <X aria-hidden="true" />
            Auswahl aufheben
          </Button>
        </>
      ) : (
        <>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">{toolbar}</div>
          {columnChoice}
        </>
      )}
    </div>
  )
}
