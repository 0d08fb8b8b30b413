import type { LinkProps } from '@tanstack/react-router'
import { ArrowRight, type LucideIcon, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { PlainLink } from '../buttons/plain-link'
import { ModalLayer } from '../dialog/layer'
import { Spinner } from '../states/spinner'

export type PaletteItem = { id: string; label: string; detail?: string; icon?: LucideIcon; link: LinkProps }

export type PaletteGroup = { heading: string; items: readonly PaletteItem[] }

type CommandPaletteProps = {
  onClose: () => void
  query: string
  onQueryChange: (query: string) => void
  /** What matches the query; Enter opens the first item. */
  groups: readonly PaletteGroup[]
  isLoading: boolean
}

/** One field that leads everywhere: type, choose with the arrows, Enter goes there, Escape closes. */
export function CommandPalette({ onClose, query, onQueryChange, groups, isLoading }: CommandPaletteProps) {
  const windowRef = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [active, setActive] = useState(0)
  const items = groups.flatMap((group) => group.items)
  const position = Math.min(active, items.length - 1)

  useEffect(() => input.current?.focus(), [])
  function handleKey(event: KeyboardEvent) {
    const last = items.length - 1
    const target = {
      ArrowDown: position >= last ? 0 : position + 1,
      ArrowUp: position <= 0 ? last : position - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (target !== undefined && last >= 0) {
      event.preventDefault()
      setActive(target)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    document.getElementById(`${listId}-${position}`)?.click()
  }

  return (
    <ModalLayer
      windowRef={windowRef}
      onClose={onClose}
      closeOnEscape
      isDismissable
      isExiting={false}
      className="dialog-layer dialog-at-top palette-layer"
    >
      <div
        ref={windowRef}
        className="dialog-window dialog-md"
        role="dialog"
        aria-modal="true"
        aria-label="Springen und suchen"
      >
        <div className="palette-field">
          <Search aria-hidden="true" />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Wohin?"
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-activedescendant={items.length > 0 ? `${listId}-${position}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            placeholder="Seite oder Suchwort"
            value={query}
            onChange={(event) => {
              onQueryChange(event.target.value)
              setActive(0)
            }}
            onKeyDown={handleKey}
          />
          <span className="key" aria-hidden="true">
            Esc
          </span>
        </div>
        <div id={listId} role="listbox" aria-label="Ziele" className="palette-list">
          {groups.map((group) => (
            <PaletteSection
              key={group.heading}
              group={group}
              listId={listId}
              items={items}
              active={position}
              onTake={onClose}
            />
          ))}
        </div>
        <p role="status" className="px-4 pb-3 text-sm text-muted empty:hidden">
          {isLoading && (
            <span className="inline-flex items-center gap-2">
              <Spinner /> Wird gesucht
            </span>
          )}
          {!isLoading && items.length === 0 && 'Dazu ist nichts zu finden.'}
        </p>
      </div>
    </ModalLayer>
  )
}

type SectionProps = {
  group: PaletteGroup
  listId: string
  /** All items, for their positions. */
  items: readonly PaletteItem[]
  active: number
  onTake: () => void
}

function PaletteSection({ group, listId, items, active, onTake }: SectionProps) {
  const headingId = useId()
  if (group.items.length === 0) return null
  return (
    <fieldset className="min-w-0" aria-labelledby={headingId}>
      <div id={headingId} role="presentation" className="palette-heading">
        {group.heading}
      </div>
      {group.items.map((item) => {
        const position = items.indexOf(item)
        const isActive = position === active
        const Icon = item.icon ?? ArrowRight
        return (
          <PlainLink
            {...item.link}
            key={item.id}
            id={`${listId}-${position}`}
            role="option"
            aria-selected={isActive}
            tabIndex={-1}
            className="option"
            data-active={isActive || undefined}
            ref={isActive ? scrollIntoView : undefined}
            onClick={onTake}
          >
            <Icon aria-hidden="true" />
            <span className="min-w-0 flex-1 truncate">{item.label}</span>
            {item.detail && <span className="max-w-[45%] truncate text-xs text-muted">{item.detail}</span>}
          </PlainLink>
        )
      })}
    </fieldset>
  )
}

function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
