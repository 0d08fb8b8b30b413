import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { type FieldProps, FieldShell } from '../fields/field-shell'
import { type ComboboxItem, ComboboxList } from './combobox-list'

export type ComboboxProps<Item extends ComboboxItem> = FieldProps & {
  /** The text in the field. */
  inputValue: string
  /** Every change of the text; load suggestions from it (the caller debounces or lets the query library do so). */
  onInputChange: (text: string) => void
  /** Suggestions for the current text. */
  items: readonly Item[]
  /** Called when a suggestion is chosen; the caller sets `inputValue`, usually to `item.label`. */
  onSelect: (item: Item) => void
  onBlur?: () => void
  /** id of the chosen item, marked in the list. */
  selectedId?: string | null
  isLoading?: boolean
  /** Shown when there is no suggestion, e.g. "Kein Ort gefunden". Without it the list stays closed. */
  emptyText?: string
  icon?: LucideIcon
  placeholder?: string
  size?: 'md' | 'lg'
  /** Enter without an active suggestion sends the form (search) instead of doing nothing. */
  submitsOnEnter?: boolean
}

/**
 * A text field with suggestions (ARIA combobox, list autocomplete): arrow down opens, up and down move, Enter chooses,
 * Escape closes. The text itself stays free; whether it must match a suggestion is a rule of the form.
 */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { inputValue, onInputChange, items, onSelect, onBlur, selectedId, isLoading = false } = props
  const { emptyText, icon: Icon, placeholder, size = 'md', submitsOnEnter = false, ...field } = props
  const [isOpen, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const isListShown = isOpen && (items.length > 0 || isLoading || (emptyText !== undefined && inputValue.trim() !== ''))
  const activeItem = isListShown ? items[activeIndex] : undefined

  function close() {
    setOpen(false)
    setActiveIndex(-1)
  }
  function take(item: Item) {
    onSelect(item)
    close()
  }
  function move(offset: number) {
    setOpen(true)
    if (items.length === 0) return
    const start = activeIndex === -1 && offset < 0 ? items.length : activeIndex
    setActiveIndex((start + offset + items.length) % items.length)
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' && (activeItem || !submitsOnEnter)) event.preventDefault()
    if (event.key === 'Enter' && activeItem) take(activeItem)
    if (event.key === 'Escape' && isListShown) {
      // The dialog around the field must stay open.
      event.stopPropagation()
      close()
    }
  }

  return (
    <FieldShell {...field} name={undefined}>
      {(control) => (
        <div className="field-box">
          {Icon && <Icon className="field-icon" aria-hidden="true" />}
          <input
            {...control}
            name={field.name}
            ref={input}
            className={classNames('field', size === 'lg' && 'field-lg')}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListShown}
            aria-controls={listId}
            aria-activedescendant={activeItem ? `${listId}-${activeIndex}` : undefined}
            autoComplete="off"
            placeholder={placeholder}
            value={inputValue}
            onChange={(event) => {
              onInputChange(event.target.value)
              setActiveIndex(-1)
              setOpen(true)
            }}
            onKeyDown={handleKey}
            onBlur={() => {
              close()
              onBlur?.()
            }}
          />
          {!Icon && (
            <button
              type="button"
              className="field-button"
              tabIndex={-1}
              aria-hidden="true"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus()
                setOpen(!isOpen)
              }}
            >
              <ChevronDown />
            </button>
          )}
          {isListShown && (
            <ComboboxList
              id={listId}
              items={items}
              activeIndex={activeIndex}
              selectedId={selectedId ?? null}
              isLoading={isLoading}
              emptyText={emptyText}
              onTake={take}
            />
          )}
          <span className="sr-only" role="status">
            {isListShown && !isLoading && countText(items.length)}
          </span>
        </div>
      )}
    </FieldShell>
  )
}

function countText(count: number): string {
  if (count === 0) return 'Keine Vorschläge'
  return count === 1 ? '1 Vorschlag' : `${count} Vorschläge`
}
