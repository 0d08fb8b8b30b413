import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type ChipTone = 'neutral' | 'accent' | 'signal' | 'info' | 'success' | 'warn' | 'error' | 'mute'

/** State or feature of something; not interactive. */
export function Chip({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: ChipTone
  children: ReactNode
  className?: string
}) {
  return <span className={classNames('chip', tone !== 'neutral' && `chip-${tone}`, className)}>{children}</span>
}

/** An active filter that can be removed; the focus then jumps to the next one. */
export function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className="chip chip-filter">
      {label}
      <button
        type="button"
        aria-label={`Filter ${label} entfernen`}
        onClick={(event) => {
          focusNeighbour(event.currentTarget)
          onRemove()
        }}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </span>
  )
}

function focusNeighbour(button: HTMLElement) {
  const chip = button.closest('.chip-filter')
  const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling
  const target = neighbour?.matches('button, a') ? neighbour : neighbour?.querySelector('button, a')
  if (target instanceof HTMLElement) target.focus()
}
