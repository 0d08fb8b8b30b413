import { Check } from 'lucide-react'
import { Spinner } from '../states/spinner'

export type ComboboxItem = { id: string; label: string /** Second line or context, e.g. a region. */; detail?: string }

type ComboboxListProps<Item extends ComboboxItem> = {
  id: string
  items: readonly Item[]
  activeIndex: number
  selectedId: string | null
  isLoading: boolean
  emptyText: string | undefined
  onTake: (item: Item) => void
}

/** The suggestions below a combobox. The focus stays in the field, which points here with aria-activedescendant. */
export function ComboboxList<Item extends ComboboxItem>(props: ComboboxListProps<Item>) {
  const { id, items, activeIndex, selectedId, isLoading, emptyText, onTake } = props
  return (
    <div className="popover suggestions" onPointerDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label="Vorschläge">
        {items.map((item, index) => (
          <button
            key={item.id}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={item.id === selectedId}
            className="option"
            data-active={index === activeIndex || undefined}
            ref={index === activeIndex ? scrollIntoView : undefined}
            onClick={() => onTake(item)}
          >
            <span className="min-w-0 flex-1">
              {item.label}
              {item.detail && <span className="block text-xs text-muted">{item.detail}</span>}
            </span>
            {item.id === selectedId && <Check aria-hidden="true" />}
          </button>
        ))}
      </div>
      {isLoading && items.length === 0 && (
        <p className="flex items-center gap-2 p-2 text-sm text-muted">
          <Spinner />
          Wird geladen
        </p>
      )}
      {!isLoading && items.length === 0 && <p className="p-2 text-sm text-muted">{emptyText}</p>}
    </div>
  )
}

function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
