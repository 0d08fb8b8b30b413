import { Columns3 } from 'lucide-react'
import { Button, DialogTrigger, I18nProvider, Popover } from 'react-aria-components'
import { buttonClass } from '../buttons/button-class'
import { Checkbox } from '../choices/checkbox'

type Column = { id: string; header: string }

type ColumnChoiceProps<Choosable extends Column> = {
  columns: readonly Choosable[]
  isShown: (column: Choosable) => boolean
  onToggle: (column: Choosable, isOn: boolean) => void
}

/** A button that opens the list of a table's columns with checkboxes. Not used on phones, where rows are cards. */
export function ColumnChoice<Choosable extends Column>({ columns, isShown, onToggle }: ColumnChoiceProps<Choosable>) {
  return (
    <I18nProvider locale="de-DE">
      <DialogTrigger>
        <Button className={buttonClass({ variant: 'outline', size: 'sm', className: 'max-md:hidden' })}>
          <Columns3 aria-hidden="true" />
          Spalten
        </Button>
        {/* The element is the dialog itself: inside another one its hidden close buttons would be outside any landmark. */}
        <Popover aria-label="Spalten" className="popover" placement="bottom end">
          <div className="grid min-w-48 gap-1 p-2">
            {columns.map((column) => (
              <Checkbox
                key={column.id}
                label={column.header}
                value={isShown(column)}
                onChange={(isOn) => onToggle(column, isOn)}
              />
            ))}
          </div>
        </Popover>
      </DialogTrigger>
    </I18nProvider>
  )
}
